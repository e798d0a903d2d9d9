// @ts-check
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { renderFromSource } from './devRendering.mjs';
import { root } from './run.mjs';

/** A remote of one file, below the project so that its packages are found. */
mkdirSync(join(root, '.cache'), { recursive: true });
const sources = mkdtempSync(join(root, '.cache/dev-rendering-'));
const file = join(sources, 'mf-sample/src/remote.ts');
const save = (code) => writeFileSync(file, code);
const page = (text) => `const words: string = '${text}';\nexport const remote = { words };\n`;

/** @type {Awaited<ReturnType<typeof renderFromSource>>} */
let rendering;
before(async () => {
  mkdirSync(join(sources, 'mf-sample/src'), { recursive: true });
  save(page('one'));
  rendering = await renderFromSource(['mf-sample'], sources);
});
after(async () => {
  await rendering.stop();
  rmSync(sources, { recursive: true, force: true });
});

const state = () => JSON.parse(readFileSync(join(rendering.folder, 'mf-sample.json'), 'utf8'));

async function until(isWanted) {
  for (let waited = 0; !isWanted(state()); waited += 50) {
    if (waited > 30_000) assert.fail(`still ${JSON.stringify(state())}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return state();
}

test('a remote is compiled for the server, with its map; again after a save, and words when it does not compile', async () => {
  const first = state();
  const compiled = join(rendering.folder, 'mf-sample', first.file);
  assert.match(readFileSync(compiled, 'utf8'), /words = 'one'/);
  assert.ok(JSON.parse(readFileSync(`${compiled}.map`, 'utf8')).sources.includes('mf-sample/src/remote.ts'));

  save(page('two'));
  const second = await until(({ status, file }) => status === 'ready' && file !== first.file);
  assert.match(readFileSync(join(rendering.folder, 'mf-sample', second.file), 'utf8'), /words = 'two'/);
  assert.equal(existsSync(compiled), false, 'the code before the save is gone');

  save('export const remote = {;');
  const { words } = await until(({ status }) => status === 'failed');
  assert.match(words, /mf-sample\/src\/remote\.ts/);

  save(page('three'));
  assert.equal((await until(({ status }) => status === 'ready')).file === second.file, false);
});
