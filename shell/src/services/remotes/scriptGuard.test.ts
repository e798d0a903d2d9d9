import { abandonScripts, allowScripts, guardScript, isAbandoned } from './scriptGuard';

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
  'runs no file without a known hash in a production build: %s',
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

it('lets the files of a developer’s server run without a hash where the server allows its origin', () => {
  buildFor('production');
  allowScripts({ 'http://localhost:3102/': '', '/remoteEntry.js': 'sha384-own' });
  expect(hashFor('http://localhost:3102/remoteEntry.js')).toBe('');
  expect(hashFor('http://localhost:3102/pages/ClubsPage.js')).toBe('');
  for (const url of ['http://localhost:3103/a.js', 'https://localhost:3102/a.js', '/pages/ClubsPage.js'])
    expect(hashFor(url)).toBe(noFileHasIt);
});

it('abandons the pending scripts of a developer’s server', () => {
  const hanging = document.createElement('script');
  guardScript(hanging, 'http://localhost:3102/remoteEntry.js');
  document.head.append(hanging);
  abandonScripts('http://localhost:3102/');
  expect(hanging.isConnected).toBe(false);
  expect(isAbandoned('http://localhost:3102/remoteEntry.js')).toBe(true);
});

it('renews the address of a file that failed, and abandons pending scripts on a retry', () => {
  const url = '/r/mf-clubs/1.0.0-abc/remote.js';
  const hanging = document.createElement('script');
  guardScript(hanging, url);
  document.head.append(hanging);
  abandonScripts('/r/mf-team/');
  expect(hanging.isConnected).toBe(true);
  abandonScripts('/r/mf-clubs/1.0.0-abc/');
  expect(hanging.isConnected).toBe(false);
  expect(isAbandoned(url)).toBe(true);
  const again = document.createElement('script');
  guardScript(again, url);
  expect(again.src).toMatch(/remote\.js\?retry=1$/);
  expect(isAbandoned(url)).toBe(false);
});

it('uses no preload after a retry: it may hang, or have failed its hash', () => {
  const url = '/r/mf-clubs/2.0.0-abc/StandingsPage.js';
  const preload = Object.assign(document.createElement('link'), { rel: 'preload', href: url });
  preload.setAttribute('as', 'script');
  document.head.append(preload);
  abandonScripts('/r/mf-clubs/2.0.0-abc/');
  expect(preload.isConnected).toBe(false);
  const script = document.createElement('script');
  guardScript(script, url);
  expect(script.src).toMatch(/StandingsPage\.js\?retry=1$/);
});
