import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const api = join(__dirname, '../..');
const repository = join(api, '..');

/**
 * The parts of tsx's own bundler (esbuild) that are used: a separate dependency could have another version.
 */
interface Bundler {
  buildSync(options: Readonly<Record<string, unknown>>): unknown;
}
const { buildSync } = createRequire(createRequire(__filename).resolve('tsx'))('esbuild') as Bundler;

export interface Bundle {
  /** Path of the bundled script. */
  readonly script: string;
  remove(): void;
}

/**
 * Bundles a script of the API with its files, as the production build does. For tests that start a process
 * many times: compiling the source at each start takes longer than the test.
 *
 * @param entry path relative to `api`
 */
export function bundle(entry: string): Bundle {
  // Below the repository root, so that Node resolves external packages.
  const under = join(repository, '.cache/bundles');
  mkdirSync(under, { recursive: true });
  const folder = mkdtempSync(join(under, 'bundle-'));
  const script = join(folder, 'script.mjs');
  buildSync({
    entryPoints: [join(api, entry)],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['api', 'api/demo-game', 'shared'].flatMap(packagesOf),
    logLevel: 'error',
  });
  cpSync(join(api, 'src/platform/db/migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(join(api, 'src/platform/db/pglite/pgliteWorker.mjs'), join(folder, 'pgliteWorker.mjs'));
  return { script, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** External packages of a workspace. Our own packages are TypeScript and are bundled. */
function packagesOf(workspace: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(repository, workspace, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@touchline/'));
}
