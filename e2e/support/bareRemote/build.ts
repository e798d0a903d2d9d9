import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Build } from '../releases';

/** Builds the remote beside this file with federation's plugin as it is documented, and none of our build files. */
async function buildByPluginAlone(): Promise<Build> {
  const output = mkdtempSync(join(tmpdir(), 'bare-remote-'));
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    entry: {},
    output: { path: output, publicPath: 'auto', uniqueName: 'mf_weather' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf_weather',
        filename: 'remoteEntry.[contenthash].js',
        exposes: { './remote': './remote.js' },
        shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
        dts: false,
        manifest: false,
      }),
    ],
  });
  await new Promise<void>((done, fail) =>
    compiler.run((error, stats) => {
      const wrong = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      if (wrong) fail(wrong);
      else done();
    }),
  );
  const names = readdirSync(output).filter((name) => name.endsWith('.js'));
  return new Map(names.map((name) => [name, readFileSync(join(output, name))]));
}

/** What `release.json` says of the remote beside its page. */
interface Declared {
  readonly title?: string;
  readonly places?: readonly object[];
  readonly widgets?: readonly object[];
}

/**
 * The build with the `release.json` that publishing requires: names and hashes of its files.
 *
 * @param contract range of the contract that the release names
 * @param declared its title, places and widgets
 */
export async function bareRelease(contract: string, declared: Declared = {}): Promise<Build> {
  const build = await buildByPluginAlone();
  const hash = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const integrity = Object.fromEntries([...build].map(([name, content]) => [name, hash(content)]));
  const files = [...build.keys()];
  const entry = files.find((name) => name.startsWith('remoteEntry'));
  const others = files.filter((name) => name !== entry);
  const manifest = {
    name: 'mf-weather',
    version: '1.0.0',
    hash: createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10),
    entry,
    contract,
    requires: { react: '^19.0.0' },
    slices: [],
    prefixes: ['/weather'],
    routes: [
      {
        path: '/weather',
        heading: 'Weather',
        chunk: 'WeatherPage',
        files: others,
        shared: [],
      },
    ],
    ...declared,
    widgets: (declared.widgets ?? []).map((widget) => ({ ...widget, files: others, shared: [] })),
    integrity,
    sizes: {},
  };
  return new Map([...build, ['release.json', Buffer.from(JSON.stringify(manifest))]]);
}
