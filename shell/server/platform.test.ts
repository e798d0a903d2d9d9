import { rowsOf, wrongIn } from './testing/shownBy';

/** After the head. The table of hostile builds has three columns, and a test of its own (rendering/hostileBuilds.test.ts). */
const rows = rowsOf('docs/platform.md')
  .filter(({ length }) => length === 2)
  .slice(1);

it('has the seventeen capabilities of a platform and more, each once', () => {
  const names = rows.map(([capability]) => capability);
  expect(names.length).toBeGreaterThanOrEqual(17);
  expect(new Set(names).size).toBe(names.length);
});

it('names a test that is there, or the command that shows it, in each row', () => {
  expect(
    rows.flatMap(([capability = '', shown = '']) => wrongIn(capability, shown, ['By the command '])),
  ).toEqual([]);
});
