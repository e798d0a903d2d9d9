import { fonts } from '@touchline/design-system/tokens';
import { contractVersion } from '@touchline/shared/contract/version';
import type { Boot } from '../../src/services/boot/boot';
import type { BrowserRegistry } from '../../src/services/remotes/registry';
import { contentPolicy } from './contentPolicy';
import { inlineJson } from './escapeHtml';
import { addressParams, firstCalls } from './firstCalls';
import { pageHtml } from './page';
import { asAnswered, resolvePage } from './resolvePage';

const registry: BrowserRegistry = {
  generation: 3,
  integrity: { '/s/main.js': 'sha384-main', '/r/mf-clubs/1/remoteEntry.js': 'sha384-entry' },
  remotes: {
    'mf-clubs': {
      live: {
        version: '1.0.0',
        base: '/r/mf-clubs/1/',
        entry: '/r/mf-clubs/1/remoteEntry.js',
        contract: `^${contractVersion}`,
        prefixes: ['/clubs', '/club'],
        routes: [
          {
            path: '/clubs',
            heading: 'Clubs',
            calls: ['/v1/clubs/index/standings'],
            files: ['/r/mf-clubs/1/remoteEntry.js'],
          },
          { path: '/club/:club', heading: 'Club', calls: ['/v1/club/:club/overview'], files: [] },
        ],
        widgets: [
          {
            name: 'Season',
            slot: 'home.season',
            home: { order: 2 },
            calls: ['/v1/clubs/index/season'],
            files: ['/r/mf-clubs/1/Season.js'],
          },
          { name: 'Team', slot: 'home.team', home: { order: 1 }, files: ['/r/mf-clubs/1/Team.js'] },
          {
            name: 'Reports',
            slot: 'home.reports',
            home: { order: 0 },
            access: 'admin',
            calls: ['/v1/admin/reports'],
            files: ['/r/mf-clubs/1/Reports.js'],
          },
          { name: 'Club', slot: 'footballer.club', files: ['/r/mf-clubs/1/Club.js'] },
        ],
      },
    },
  },
};
const resolve = (path: string) => resolvePage(registry, path, (chunk) => [`/s/${chunk}.js`]);

describe('what stands behind an address', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/clubs', 200, 'Clubs'],
    ['/club/ars', 200, 'Club'],
    ['/clubsmen', 404, 'Page Not Found'],
    ['/clubs/nowhere', 404, 'Page Not Found'],
    ['/wp-login.php', 404, 'Page Not Found'],
  ])('%s answers %d with the heading %s', (path, status, heading) =>
    expect(resolve(path)).toMatchObject({ status, heading }),
  );

  it('names the files and first calls of the page', () => {
    const { files, calls, params } = resolve('/club/ars');
    expect({ files, calls: firstCalls(calls, params) }).toEqual({
      files: [],
      calls: ['/v1/club/ars/overview'],
    });
  });

  it('names files and first calls of the widgets that all readers have on Home, and of no other slot', () =>
    expect(resolve('/')).toMatchObject({
      files: ['/s/home.js', '/r/mf-clubs/1/Team.js'],
      later: [{ media: '(min-width: 1200px)', files: ['/r/mf-clubs/1/Season.js'] }],
      calls: ['/v1/dashboard', '/v1/clubs/index/season'],
    }));

  it('answers 503 for the pages of a remote that is switched off', () => {
    const off = { ...registry, remotes: { 'mf-clubs': { off: ['/clubs', '/club'] } } };
    const resolveOff = (path: string) => resolvePage(off, path, (chunk) => [`/s/${chunk}.js`]);
    expect(resolveOff('/clubs')).toMatchObject({ status: 503, files: [] });
    expect(resolveOff('/club/ars')).toMatchObject({ status: 503 });
    expect(resolveOff('/about')).toMatchObject({ status: 200 });
  });

  it('draws Home around a first widget that only the browser draws', () => {
    const aRemote = (slot: string, order: number, browserOnly?: true) => ({
      live: {
        ...registry.remotes['mf-clubs']!.live!,
        widgets: [
          { name: 'W', slot, home: { order }, files: [`/${slot}.js`], ...(browserOnly && { browserOnly }) },
        ],
      },
    });
    const remotes = { 'mf-team': aRemote('home.team', 1, true), 'mf-clubs': aRemote('home.clubs', 2) };
    const page = resolvePage({ ...registry, remotes }, '/', (chunk) => [`/s/${chunk}.js`]);
    expect(page).toMatchObject({
      remotes: ['mf-clubs'],
      further: ['mf-team'],
      files: ['/s/home.js', '/home.clubs.js'],
      later: [{ media: '(min-width: 1200px)', files: ['/home.team.js'] }],
    });
  });

  it('lets the server render /about, which has no part of a remote', () =>
    expect(resolve('/about')).toMatchObject({ server: true, files: ['/s/about.js'], calls: [] }));

  it('names no file of a release of another contract, which must not run', () => {
    const live = { ...registry.remotes['mf-clubs']!.live!, contract: '^1.0.0' };
    const other = { ...registry, remotes: { 'mf-clubs': { live } } };
    const resolveOther = (path: string) => resolvePage(other, path, (chunk) => [`/s/${chunk}.js`]);
    expect(resolveOther('/clubs')).toMatchObject({ status: 200, heading: 'Clubs', files: [] });
    expect(resolveOther('/').files).toEqual(['/s/home.js']);
  });

  it('takes the parameters of a call from the query too, and those of the path before them', () => {
    const params = addressParams('/footballers/compare?ids=4,17&club=mci', { club: 'ars' });
    expect(firstCalls(['/v1/footballers/compare?ids=:ids', '/v1/club/:club/overview'], params)).toEqual([
      '/v1/footballers/compare?ids=4%2C17',
      '/v1/club/ars/overview',
    ]);
  });

  it('leaves a call to the page when the address lacks its parameter', () =>
    expect(firstCalls(['/v1/club/:club/overview'], {})).toEqual([]));
});

const boot: Boot = {
  build: { id: '1.0.0-abc', version: '1.0.0' },
  apiBase: '',
  apiKey: 'touchline-web',
  clock: { now: '2024-02-10T16:20:00Z', rate: 1 },
  session: null,
  state: null,
  content: null,
  registry,
  serviceWorker: true,
};

describe('the page', () => {
  const html = pageHtml({
    nonce: 'n0nce',
    boot,
    registryJson: inlineJson(boot.registry),
    title: 'Clubs <script>',
    heading: 'Clubs & more',
    entry: ['/s/main.js'],
    preloads: [
      { url: '/r/mf-clubs/1/remoteEntry.js' },
      { url: '/r/mf-clubs/1/Table.js', later: '(min-width: 900px)' },
      { url: '/s/text.woff2', later: 'all' },
    ],
    calls: ['/v1/clubs/index/standings'],
    styles: "@font-face{font-family:'Encode Sans Variable'}",
    schemeScript: 'scheme()',
  });

  it('preloads what the page needs next with the integrity and mode of the script that follows', () => {
    expect(html).toContain(
      '<link rel="preload" as="script" href="/r/mf-clubs/1/remoteEntry.js" integrity="sha384-entry" crossorigin nonce="n0nce" fetchpriority="high">',
    );
    expect(html).toContain(
      '<script defer src="/s/main.js" integrity="sha384-main" crossorigin nonce="n0nce" fetchpriority="high">',
    );
  });

  it("carries the fonts' rules itself, so that no style sheet holds up the first paint", () => {
    expect(html).toMatch(
      /<style nonce="n0nce">[^<]*@font-face\{font-family:'Encode Sans Variable'\}<\/style>/,
    );
    expect(html).not.toContain('rel="stylesheet"');
  });

  it('names a file of what comes later only to the script that waits for the entry', () => {
    expect(html).not.toMatch(/<link[^>]*Table\.js/);
    expect(html).toContain('"href":"/r/mf-clubs/1/Table.js","media":"(min-width: 900px)"');
    expect(html).toContain('["/s/main.js"],document.currentScript.nonce');
  });

  it('lets no font take a first visit’s line from the scripts: they come after those, as the style sheet asks for them', () => {
    expect(html).not.toMatch(/<link[^>]*woff2/);
    expect(html).toContain('"as":"font","href":"/s/text.woff2","media":"all","integrity":""');
    expect(html).toContain("font-family:var(--f-display,'Bricolage Fallback')");
    expect(html).toContain('navigator.serviceWorker?.controller');
  });

  it('draws the heading before any script, and gives every inline script the nonce', () => {
    expect(html).toContain('<h1>Clubs &amp; more</h1>');
    for (const [tag] of html.matchAll(/<script(?![^>]*application\/json)[^>]*>/g))
      expect(tag).toContain('nonce="n0nce"');
  });

  it('lets no text end its element', () => {
    expect(html).not.toContain('Clubs <script>');
    expect(inlineJson({ name: '</script><script>alert(1)' })).toBe(
      '{"name":"\\u003c/script>\\u003cscript>alert(1)"}',
    );
  });

  it('runs no inline code and no eval that did not get its nonce', () => {
    expect(contentPolicy('n0nce')).toMatch(/script-src 'nonce-n0nce' 'strict-dynamic';/);
    expect(contentPolicy('n0nce')).not.toMatch(/unsafe-/);
  });

  it('lets elements that the server rendered keep their style attributes, and nothing else', () => {
    expect(contentPolicy('n0nce', null, true)).toContain(
      "; style-src 'self' 'nonce-n0nce'; style-src-attr 'unsafe-inline';",
    );
    expect(contentPolicy('n0nce', null, true).match(/unsafe-/g)).toHaveLength(1);
  });

  it('lets images come from the page’s own origin, and from the host of photos where one is configured', () => {
    expect(contentPolicy('n0nce')).toContain("; img-src 'self' data:;");
    expect(contentPolicy('n0nce', 'https://photos.example.org/{size}/p{code}.png')).toContain(
      "; img-src 'self' data: https://photos.example.org;",
    );
  });
});

describe('a page that the server has rendered', () => {
  const parts = {
    nonce: 'n0nce',
    boot,
    registryJson: inlineJson(boot.registry),
    title: 'Clubs',
    heading: 'Clubs',
    entry: [],
    preloads: [],
    calls: [],
    schemeScript: '',
  };
  const html = pageHtml({
    ...parts,
    rendered: {
      html: '<main>Arsenal</main>',
      styles: [{ name: 'tl abc', css: '.tl-abc{content:"</style><script>"}' }],
    },
  });

  it('has the text face of the theme, with the fallback of the same width: what inherits it does not move', () => {
    expect(html).toContain(`font-family:${fonts.text}}`);
  });

  it('hears presses before its scripts have come', () => {
    const script = 'touchlinePress = ';
    expect(html).toContain(script);
    expect(pageHtml(parts)).not.toContain(script);
  });

  it('has the HTML in place of the frame, and says nothing of scripts', () => {
    expect(html).toContain('<div id="root"><main>Arsenal</main></div>');
    expect(html).not.toContain('<noscript>');
  });

  it('names its styles for the browser and keeps them inside their element', () => {
    expect(html).toContain('<style nonce="n0nce" data-emotion="tl abc">.tl-abc{');
    expect(html).not.toContain('</style><script>');
  });
});

describe('a page of one club, footballer, gameweek or fixture', () => {
  const page = { status: 200, heading: 'Club', files: [], calls: [], params: { club: 'xyz' } } as const;
  const [first, second] = ['/v1/club/xyz/overview', '/v1/dashboard'] as const;
  const calls = [first, second];
  const missing = { status: 404, body: { success: false } };
  const found = { status: 200, body: { success: true } };

  it('that does not exist is not found, by status and title', () => {
    expect(asAnswered(page, calls, { [first]: missing })).toMatchObject({
      status: 404,
      heading: 'Page Not Found',
    });
  });

  it.each([
    ['exists', page, { [first]: found, [second]: missing }],
    ['was not asked for', page, {}],
    ['cannot be read now', page, { [first]: { ...missing, status: 503 } }],
    ['is no page of one thing', { ...page, params: {} }, { [first]: missing }],
  ])('that %s is as its route says', (_, asked, answers) => {
    expect(asAnswered(asked, calls, answers)).toBe(asked);
  });
});
