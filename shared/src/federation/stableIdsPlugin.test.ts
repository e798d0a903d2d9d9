import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { StableIdsPlugin } from './stableIdsPlugin.js';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Builds a remote's page beside an entry that is named by a hash of its folder, as federation does. */
async function build(hash: string, plugins: StableIdsPlugin[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-ids-'));
  folders.push(folder);
  mkdirSync(join(folder, 'node_modules/.federation'), { recursive: true });
  writeFileSync(join(folder, `node_modules/.federation/entry.${hash}.js`), 'module.exports = "runtime";');
  writeFileSync(join(folder, 'page.js'), 'module.exports = "page";');
  writeFileSync(
    join(folder, 'index.js'),
    `console.log(require('./node_modules/.federation/entry.${hash}.js'), require('./page.js'));`,
  );
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    optimization: { moduleIds: 'deterministic', minimize: false },
    plugins,
  });
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  return readFileSync(join(folder, 'dist/main.js'), 'utf8');
}

it('gives the same sources the same file in every folder', async () => {
  const plain = await Promise.all([build('f9ba249d', []), build('1a1a175e', [])]);
  expect(plain[0]).not.toBe(plain[1]);
  const stable = await Promise.all([
    build('f9ba249d', [new StableIdsPlugin()]),
    build('1a1a175e', [new StableIdsPlugin()]),
  ]);
  expect(stable[0]).toBe(stable[1]);
});
