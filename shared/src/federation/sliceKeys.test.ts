import { sliceKeysOf } from './sliceKeys.js';

/** Code of a remote for Node, whose slices are made with modules of the page. */
const codeOf = (slices: string) =>
  Buffer.from(`
    const { createSlice } = require('@touchline/shared/store');
    const { shell } = require('@touchline/shared/contract');
    class Failure extends shell.Problem {}
    const made = (key) => ({ key, reducer: createSlice({ name: key }).reducer, saga: () => \`\${shell}\` });
    module.exports.remote = { slices: [${slices}] };
  `);

it('reads the keys of a remote’s slices from its code, without what the page gives', () => {
  expect(sliceKeysOf(codeOf("made('clubs'), made('clubs_compare')"), 'mf-clubs')).toEqual([
    'clubs',
    'clubs_compare',
  ]);
  expect(sliceKeysOf(codeOf(''), 'mf-clubs')).toEqual([]);
});

it.each([
  ['none', '{}'],
  ['an empty one', "made('')"],
  ['the same twice', "made('clubs'), made('clubs')"],
])('stops the build of a remote whose slices have %s for a key', (_, slices) => {
  expect(() => sliceKeysOf(codeOf(slices), 'mf-clubs')).toThrow(
    /mf-clubs: each slice needs a key of its own/,
  );
});
