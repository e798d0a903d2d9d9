// @ts-check
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { compare, promisesOfFiles } from './promises.mjs';
import { root } from './run.mjs';

const folder = join(root, '.cache/promises-test');
before(() => mkdirSync(folder, { recursive: true }));
after(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/** @param {string} source of a shared module */
function promisesOf(source) {
  count += 1;
  const file = join(folder, `module${count}.tsx`);
  writeFileSync(file, source);
  return promisesOfFiles({ sample: file }, [folder]);
}

const names = (/** @type {{ name: string }[]} */ changes) => changes.map(({ name }) => name);

test('prints members, words and props, and the types that they refer to', () => {
  const promises = promisesOf(`
    interface Inner { readonly id: number }
    export interface Notice { readonly type: 'b' | 'a'; readonly inner?: Inner }
    export type Pace = 'live' | 'calm';
    export const open = (id: number, { fast = false }: { fast?: boolean } = {}): Notice | undefined => undefined;
    export function Box({ label }: { label: string; wide?: boolean }) { return label; }
  `);
  assert.deepEqual(promises, {
    sample: {
      Box: 'component',
      'Box.label': 'string',
      'Box.wide': 'optional boolean',
      Notice: 'type',
      'Notice.inner': 'optional Inner',
      'Notice.type': "'a' | 'b'",
      Pace: 'words',
      'Pace.calm': 'word',
      'Pace.live': 'word',
      open: '(number, { fast?: boolean; }?) => Notice | undefined',
    },
    types: { Inner: 'type', 'Inner.id': 'number' },
  });
});

test('notices a type that changes under the same name, and one that only a promised type refers to', () => {
  const before = promisesOf(`
    interface Inner { readonly id: number }
    export const open = (inner: Inner): void => undefined;
    export const close = (id: number): void => undefined;
  `);
  const after = promisesOf(`
    interface Inner { readonly id: string }
    export const open = (inner: Inner): void => undefined;
    export const close = (id: string): void => undefined;
  `);
  const { gone, changed, added } = compare(before, after);
  assert.deepEqual(names(changed).sort(), ['sample: close', 'types: Inner.id']);
  assert.deepEqual([...gone, ...added], []);
});

test('takes a renamed parameter and another order of a union for the same', () => {
  const before = promisesOf(`export const pick = (name: 'a' | 'b'): number => name.length;`);
  const after = promisesOf(`export const pick = (word: 'b' | 'a'): number => word.length;`);
  assert.deepEqual(compare(before, after), { gone: [], changed: [], added: [] });
});

test('takes a new optional prop for an addition, and a new required one for a change', () => {
  const before = promisesOf(`export const Box = (_: { label: string }) => null;`);
  const after = promisesOf(
    `export const Box = (_: { label: string; wide?: boolean; kind: string }) => null;`,
  );
  const { changed, added } = compare(before, after);
  assert.deepEqual(names(added), ['sample: Box.wide']);
  assert.deepEqual(names(changed), ['sample: Box.kind']);
});

test('notices what is gone', () => {
  const before = promisesOf(`export const one = 1; export const two = 2;`);
  const after = promisesOf(`export const one = 1;`);
  assert.deepEqual(names(compare(before, after).gone), ['sample: two']);
});
