import { chipColumns, chipRow } from './chipRows';

const row = {
  place: 1,
  id: 11,
  name: 'Klopps and Robbers',
  played: [
    { chip: 'wildcard', gameweek_id: 4, gain: null },
    { chip: 'bboost', gameweek_id: 19, gain: 12 },
    { chip: 'wildcard', gameweek_id: 22, gain: null },
  ],
  left: ['freehit', '3xc'],
};

it('has two columns for the wildcard and one for each other chip', () =>
  expect(chipColumns([row]).map(({ label }) => label)).toEqual(['WC', 'WC2', 'FH', 'BB', '3xC']));

it('has a column for a chip that a later season brings', () =>
  expect(chipColumns([{ place: 1, left: ['manager'] }]).map(({ label }) => label)).toContain('manager'));

it('puts the second wildcard under its own column, and leaves out what is not played', () =>
  expect(chipRow(row).played).toEqual({
    wildcard: { gameweek: 4, gained: null },
    wildcard2: { gameweek: 22, gained: null },
    bboost: { gameweek: 19, gained: 12 },
  }));
