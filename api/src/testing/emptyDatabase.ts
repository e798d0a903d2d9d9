import { execFileSync } from 'node:child_process';

/** Lays a PGlite database with nothing in it, as the build does: making one from nothing takes seconds. */
export function layEmptyDatabase(folder: string): void {
  const maker = new URL('../db/pglite/emptyDatabase.mjs', import.meta.url).href;
  const script = `await (await import('${maker}')).layEmptyDatabase(${JSON.stringify(folder)})`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
}
