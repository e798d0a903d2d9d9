import { allowScripts, guardScript } from './scriptGuard';

const before = process.env.NODE_ENV;
const buildFor = (mode: string) => Object.assign(process.env, { NODE_ENV: mode });
afterEach(() => buildFor(before ?? 'test'));

function hashFor(url: string): string {
  const script = document.createElement('script');
  guardScript(script, url);
  return script.integrity;
}
const noFileHasIt = `sha384-${'A'.repeat(64)}`;

it('demands the known hash of a file', () => {
  allowScripts({ '/r/mf-team/1.0.0-abc/TeamPage.js': 'sha384-known' });
  expect(hashFor('/r/mf-team/1.0.0-abc/TeamPage.js')).toBe('sha384-known');
});

it.each(['/s/main.dev.js', '/r/mf-team/dev/TeamPage.dev.js', '/r/mf-team/1.0.0-abc/unknown.js'])(
  'lets no file without a known hash run in a production build: %s',
  (url) => {
    buildFor('production');
    expect(hashFor(url)).toBe(noFileHasIt);
  },
);

it.each([
  ['/s/main.dev.js', ''],
  ['/r/mf-team/dev/mf_team.0a1b.hot-update.js', ''],
  ['/r/mf-rivals/1.0.0-abc/unknown.js', noFileHasIt],
  ['/r/mf-rivals/1.0.0-abc/dev/unknown.js', noFileHasIt],
])('in a development build lets files from source run, and no others: %s', (url, hash) => {
  buildFor('development');
  expect(hashFor(url)).toBe(hash);
});

it('renews the address of a file that failed before the shell ran', async () => {
  Object.assign(window, { touchlineFailed: ['http://localhost/r/mf-clubs/1.0.0-abc/remote.js'] });
  await jest.isolateModulesAsync(async () => {
    const guard = await import('./scriptGuard');
    const script = document.createElement('script');
    guard.guardScript(script, '/r/mf-clubs/1.0.0-abc/remote.js');
    expect(script.src).toMatch(/remote\.js\?retry=1$/);
  });
});

it('knows of the scripts that the page’s HTML began: waits for those of a release, and gives them up', async () => {
  const ahead = document.createElement('script');
  ahead.dataset['ahead'] = '';
  ahead.src = '/r/mf-team/1.0.0-abc/TeamPage.js';
  document.head.append(ahead);
  await jest.isolateModulesAsync(async () => {
    const guard = await import('./scriptGuard');
    const waiting = guard.scriptsAhead('/r/mf-team/1.0.0-abc/');
    await guard.scriptsAhead('/r/mf-rivals/1.0.0-abc/');
    guard.abandonScripts('/r/mf-team/1.0.0-abc/');
    await expect(waiting).rejects.toThrow('TeamPage.js did not come.');
    expect(document.querySelector('script[data-ahead]')).toBeNull();
    const again = document.createElement('script');
    guard.guardScript(again, '/r/mf-team/1.0.0-abc/TeamPage.js');
    expect(again.src).toMatch(/TeamPage\.js\?retry=1$/);
  });
});
