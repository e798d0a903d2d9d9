import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutantsOf, mutated, nearestFirst, seededRandom } from './mutants.mjs';

const all = (text) => mutantsOf(text).map((mutant) => mutated(text, mutant));

test('a fault changes one operator, number or truth', () => {
  assert.deepEqual(all('const isFull = count >= 11 && open === true;'), [
    'const isFull = count >= 11 || open === true;',
    'const isFull = count > 11 && open === true;',
    'const isFull = count >= 12 && open === true;',
    'const isFull = count >= 11 && open !== true;',
    'const isFull = count >= 11 && open === false;',
  ]);
});

test('types, words and names are left alone', () => {
  assert.deepEqual(all("type Two = 2; interface One { one: 1 } const word: 'a' | true = 'a + 1';"), []);
});

test('the same seed gives the same numbers, from 0 up to 1', () => {
  const [one, other] = [seededRandom(7), seededRandom(7)];
  const numbers = Array.from({ length: 100 }, one);
  assert.deepEqual(numbers, Array.from({ length: 100 }, other));
  assert.ok(numbers.every((number) => number >= 0 && number < 1));
  assert.ok(new Set(numbers).size > 90);
});

test('the test of a file comes first, then those of its folder, then the others', () => {
  const tests = [
    'api/test/whole.test.ts',
    'shared/src/domain/rules.test.ts',
    'shared/src/domain/points.test.ts',
  ];
  assert.deepEqual(nearestFirst('shared/src/domain/points.ts', tests), [
    'shared/src/domain/points.test.ts',
    'shared/src/domain/rules.test.ts',
    'api/test/whole.test.ts',
  ]);
});
