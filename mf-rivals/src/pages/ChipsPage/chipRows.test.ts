import { asTeamId } from '@touchline/shared/domain';
import { chipColumns, chipRow } from './chipRows';

/** The chips of 2023-24: two wildcards, one in each half, and one of each other chip. */
const oneOfEach = [
  { chip: 'wildcard', from: 2, to: 20, is_over: true },
  { chip: 'wildcard', from: 21, to: 38, is_over: false },
  { chip: 'freehit', from: 2, to: 38, is_over: false },
  { chip: 'bboost', from: 1, to: 38, is_over: false },
  { chip: '3xc', from: 1, to: 38, is_over: false },
];

/** The chips since 2025-26: each one in each half of the season. */
const twoOfEach = ['wildcard', 'freehit', 'bboost', '3xc'].flatMap((chip) => [
  { chip, from: 2, to: 19, is_over: true },
  { chip, from: 20, to: 38, is_over: false },
]);

const row = {
  place: 1,
  id: asTeamId(11),
  name: 'Klopps and Robbers',
  played: [
    { chip: 'wildcard', gameweek_id: 4, gain: null },
    { chip: 'bboost', gameweek_id: 19, gain: 12 },
    { chip: 'wildcard', gameweek_id: 22, gain: null },
  ],
  left: ['freehit', '3xc'],
};

const labels = (windows: typeof oneOfEach, rows = [row]) =>
  chipColumns({ windows, rows }).map(({ label }) => label);

it('has two columns for the wildcard and one for each other chip of 2023-24', () =>
  expect(labels(oneOfEach)).toEqual(['WC', 'WC2', 'FH', 'BB', '3xC']));

it('has two columns for every chip since 2025-26, the first half over', () => {
  expect(labels(twoOfEach)).toEqual(['WC', 'WC2', 'FH', 'FH2', 'BB', 'BB2', '3xC', '3xC2']);
  const columns = chipColumns({ windows: twoOfEach, rows: [row] });
  expect(columns.filter(({ isOver }) => isOver).map(({ label }) => label)).toEqual(['WC', 'FH', 'BB', '3xC']);
});

it('has a column for a chip that nobody knows yet', () =>
  expect(
    labels(oneOfEach, [{ ...row, played: [{ chip: 'manager', gameweek_id: 25, gain: null as never }] }]),
  ).toContain('manager'));

it('puts a chip under the window in which it was played', () => {
  expect(chipRow(row, oneOfEach, () => {}).played).toEqual({
    wildcard: { gameweek: 4, gained: null },
    wildcard2: { gameweek: 22, gained: null },
    bboost: { gameweek: 19, gained: 12 },
  });
  const late = { ...row, played: [{ chip: 'bboost', gameweek_id: 26, gain: 9 }] };
  expect(chipRow(late, twoOfEach, () => {}).played).toEqual({ bboost2: { gameweek: 26, gained: 9 } });
});
