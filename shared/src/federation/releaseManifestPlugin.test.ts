import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ReleaseManifestPlugin } from './releaseManifestPlugin.js';

const folder = mkdtempSync(join(tmpdir(), 'touchline-manifest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `release.json` of a build of one page, which takes two modules from the page around it. */
async function manifestOf(page: string): Promise<Record<string, unknown>> {
  writeFileSync(join(folder, 'index.js'), page);
  const taken = { import: false, singleton: true, strictVersion: true, requiredVersion: '^1.0.0' } as const;
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: { charts: taken, tables: taken } }),
      new ReleaseManifestPlugin({
        compress: false,
        describe: ({ usedExports }) => ({ uses: usedExports() }),
      }),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  return JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')) as Record<string, unknown>;
}

it('lists the exports that a build uses of each shared module, by their own names', async () => {
  const page = `
    import { Sparkline as Line, Radar } from 'charts';
    import * as tables from 'tables';
    console.log(Line, Radar, tables.Heat);`;
  expect(await manifestOf(page)).toMatchObject({
    uses: { charts: ['Radar', 'Sparkline'], tables: ['Heat'] },
  });
});

it('leaves a module out that a build takes as a whole', async () => {
  const page = `
    import * as charts from 'charts';
    import { Heat } from 'tables';
    console.log(charts[location.hash], Heat);`;
  expect((await manifestOf(page))['uses']).toEqual({ tables: ['Heat'] });
});
