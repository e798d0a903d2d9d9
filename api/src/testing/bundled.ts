import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const sources = join(__dirname, '..');
const repository = join(sources, '../..');

/** What is used here of the bundler that tsx compiles with: tsx brings it, and a second one would be another version. */
interface Bundler {
  buildSync(options: Readonly<Record<string, unknown>>): unknown;
}
const { buildSync } = createRequire(createRequire(__filename).resolve('tsx'))('esbuild') as Bundler;

export interface Bundle {
  /** What Node runs. */
  readonly script: string;
  remove(): void;
}

/**
 * A script of the API as one file, with what it reads beside it, as in the production build. Tests that start a
 * process many times start this: to compile the source at each start takes longer than what they look at.
 *
 * @param entry from `api/src`
 */
export function bundle(entry: string): Bundle {
  // Below the root, so that Node finds the packages that stay outside.
  const under = join(repository, '.cache/bundles');
  mkdirSync(under, { recursive: true });
  const folder = mkdtempSync(join(under, 'bundle-'));
  const script = join(folder, 'script.mjs');
  buildSync({
    entryPoints: [join(sources, entry)],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['api', 'shared'].flatMap(packagesOf),
    logLevel: 'error',
  });
  cpSync(join(sources, 'db/migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(join(sources, 'db/pglite/pgliteWorker.mjs'), join(folder, 'pgliteWorker.mjs'));
  return { script, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Packages of others that a workspace stands on. Our own are TypeScript and go into the bundle. */
function packagesOf(workspace: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(repository, workspace, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@touchline/'));
}
