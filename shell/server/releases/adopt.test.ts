import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { openMigratedDb } from '@touchline/api/testing';
import { contractVersion } from '@touchline/shared/contract/version';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import webpack from 'webpack';
import { adopt, declarationFile } from './adopt';
import { readBuild } from './builtFiles';
import { publish } from './publish';
import { releasesOf } from './releaseDocument';
import { createReleaseStore } from './releaseStore';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'touchline-adopt-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  }
}

const declaration = {
  contract: `^${contractVersion}`,
  title: 'Weather',
  prefixes: ['/weather'],
  slices: [],
  routes: [{ path: '/weather', heading: 'Weather' }],
};
const declare = (change: object = {}) =>
  write({ [declarationFile]: JSON.stringify({ ...declaration, ...change }) });

/** Federation's plugin as it is documented, and none of this repository's build files. */
async function buildByWebpack() {
  write({
    'package.json': JSON.stringify({ name: 'weather', version: '1.3.0' }),
    'src/remote.js': "export const remote = { page: () => import('./WeatherPage.js') };",
    'src/WeatherPage.js': "import { createElement } from 'react'; export default () => createElement('h1');",
  });
  const compiler = webpack({
    mode: 'production',
    context: place,
    entry: {},
    output: { path: join(place, 'dist'), publicPath: 'auto', uniqueName: 'mf_weather' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf_weather',
        filename: 'remoteEntry.[contenthash].js',
        exposes: { './remote': './src/remote.js' },
        shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
        dts: false,
      }),
    ],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const wrong = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      if (wrong) fail(wrong);
      else compiler.close(() => done());
    });
  });
}

/** `mf-manifest.json` of @module-federation/rsbuild-plugin 2.9.2 with Rsbuild 2.3.2 for the remote above, as it was written. */
const byRsbuild =
  '{"id":"mf_weather","name":"mf_weather","metaData":{"name":"mf_weather","globalName":"mf_weather","buildInfo":{"buildVersion":"1.2.0","buildName":"weather"},"publicPath":"auto","remoteEntry":{"name":"remoteEntry.274055072bde883b.js","path":"","type":"global"},"types":{"path":"","name":"","zip":"","api":""},"pluginVersion":"2.9.2"},"shared":[{"id":"mf_weather:react","name":"react","version":"","singleton":true,"requiredVersion":"^19.0.0","assets":{"js":{"sync":[],"async":[]},"css":{"sync":[],"async":[]}}}],"remotes":[],"exposes":[{"id":"mf_weather:remote","name":"remote","assets":{"js":{"sync":["static/js/async/__federation_expose_remote.4ee4a10160.js"],"async":["static/js/async/h.e1a4481406.js","static/js/async/t.c5980f960c.js"]},"css":{"sync":[],"async":[]}},"path":"./remote"}]}';

/** Its files, with other content. */
function buildByRsbuild(change: (manifest: string) => string = (manifest) => manifest) {
  write({
    'dist/mf-manifest.json': change(byRsbuild),
    'dist/mf-stats.json': '{}',
    'dist/remoteEntry.274055072bde883b.js': 'var mf_weather;',
    'dist/static/js/async/__federation_expose_remote.4ee4a10160.js': '/* expose */',
    'dist/static/js/async/h.e1a4481406.js': '/* page */',
    'dist/static/js/async/t.c5980f960c.js': '/* widget */',
  });
}

const dist = () => join(place, 'dist');

/** Publishes the folder as the release tool reads it. @returns the id of what is live then */
async function publishDist() {
  const db = await openMigratedDb();
  try {
    const store = createReleaseStore(db, join(place, 'releases'));
    const { document } = await publish(store, await readBuild(dist()), { now: new Date(), by: 'a test' });
    return releasesOf(document, 'mf-weather').live;
  } finally {
    await db.close();
  }
}

it('a build by @module-federation/enhanced is adopted and published', async () => {
  declare();
  await buildByWebpack();
  const manifest = await adopt(dist());
  const needs = { files: ['__federation_expose_remote.js'], shared: ['react'] };
  expect(manifest).toMatchObject({
    name: 'mf-weather',
    version: '1.3.0',
    contract: `^${contractVersion}`,
    requires: { react: '^19.0.0' },
    routes: [{ path: '/weather', heading: 'Weather', ...needs }],
    widgets: [],
  });
  const files = await readBuild(dist());
  expect(manifest.integrity).toEqual(
    Object.fromEntries(
      [...files]
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, content]) => [file, integrityOf(content)]),
    ),
  );
  expect(await publishDist()).toBe(`1.3.0-${manifest.hash}`);
}, 60_000);

it('a build by @module-federation/rsbuild-plugin is adopted and published', async () => {
  declare({ widgets: [{ name: 'Forecast', slot: 'home.weather' }] });
  buildByRsbuild();
  const { hash, entry, routes, widgets } = await adopt(dist());
  expect(entry).toBe('remoteEntry.274055072bde883b.js');
  const files = ['static/js/async/__federation_expose_remote.4ee4a10160.js'];
  expect([routes[0]?.files, widgets[0]?.files]).toEqual([files, files]);
  expect(await publishDist()).toBe(`1.2.0-${hash}`);
}, 60_000);

it('gives an entry without a hash the name that a release has, twice the same', async () => {
  declare();
  buildByRsbuild((manifest) => manifest.replace('remoteEntry.274055072bde883b.js', 'mf_weather.js'));
  write({ 'dist/mf_weather.js': 'var mf_weather;' });
  const { entry, hash } = await adopt(dist());
  expect(entry).toMatch(/^remoteEntry\.[0-9a-f]{16}\.js$/);
  expect(readFileSync(join(dist(), entry), 'utf8')).toBe('var mf_weather;');
  expect(await adopt(dist())).toMatchObject({ entry, hash });
});

it('takes a module that the build has a copy of from the page only if it fits, and requires nothing', async () => {
  declare();
  buildByRsbuild((manifest) =>
    manifest.replace('"js":{"sync":[]', '"js":{"sync":["static/js/async/h.e1a4481406.js"]'),
  );
  expect((await adopt(dist())).requires).toEqual({});
});

it.each<[string, (manifest: string) => string, RegExp]>([
  [
    'another name',
    (text) => text.replace('"globalName":"mf_weather"', '"globalName":"weather"'),
    /called weather/,
  ],
  ['an ES module', (text) => text.replace('"type":"global"', '"type":"module"'), /is an ES module/],
  ['a library for Node', (text) => text.replace('"type":"global"', '"type":"commonjs"'), /type commonjs/],
  [
    'a fixed address',
    (text) => text.replace('"publicPath":"auto"', '"publicPath":"/x/"'),
    /public path \/x\//,
  ],
  ['a public path by a function', (text) => text.replace('"publicPath"', '"getPublicPath"'), /of a function/],
  ['remotes of its own', (text) => text.replace('"remotes":[]', '"remotes":[{}]'), /loads other containers/],
  ['nothing that is exposed', (text) => text.replace('"./remote"', '"./other"'), /does not expose/],
  ['a version that is none', (text) => text.replace('1.2.0', 'local'), /\/version/],
  ['an entry that is gone', (text) => text.replace('remoteEntry.27', 'remoteEntry.28'), /no such file/],
  ['half a manifest', (text) => text.slice(0, -1), /not JSON/],
  ['a manifest without exposes', (text) => text.replace('"exposes"', '"exposed"'), /mf-manifest\.json: /],
])('refuses a build with %s, and writes nothing', async (_, change, words) => {
  declare();
  buildByRsbuild(change);
  await expect(adopt(dist())).rejects.toThrow(words);
  expect((await readBuild(dist())).has('release.json')).toBe(false);
});

it.each<[string, () => void, RegExp]>([
  ['no declaration', () => {}, /no touchline\.json/],
  ['a declaration with an unknown field', () => declare({ hash: 'aaaaaaaaaa' }), /touchline\.json: /],
  ['a declaration without routes', () => declare({ routes: [] }), /touchline\.json: \/routes/],
])('refuses %s', async (_, prepare, words) => {
  prepare();
  buildByRsbuild();
  await expect(adopt(dist())).rejects.toThrow(words);
});

it('refuses a folder that is not there, and one without a manifest of federation', async () => {
  await expect(adopt(dist())).rejects.toThrow('no folder of a build');
  write({ 'dist/remoteEntry.abc.js': '' });
  declare();
  await expect(adopt(dist())).rejects.toThrow('There is no mf-manifest.json');
});
