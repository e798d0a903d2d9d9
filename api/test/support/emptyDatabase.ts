import { execFileSync } from 'node:child_process';

/**
 * Creates an empty PGlite database from the build's template, since creating one from scratch takes seconds.
 */
export function layEmptyDatabase(folder: string): void {
  const maker = new URL('../../src/platform/db/pglite/emptyDatabase.mjs', import.meta.url).href;
  const script = `await (await import('${maker}')).layEmptyDatabase(${JSON.stringify(folder)})`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
}
