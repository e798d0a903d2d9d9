import { chipWorthText } from './chipWords';

const value = {
  chip: 'bboost',
  gameweeks: [
    { gameweek_id: 24, worth: 9.2, kept: 13.6, cost: 13.6 },
    { gameweek_id: 25, worth: 8, kept: 0, cost: 0 },
  ],
};

it("'worth 9 now, 14 if kept'", () => {
  expect(chipWorthText(value, 24)).toBe('Bench boost: worth 9 now, 14 if kept');
});

it('says when a chip cannot be kept', () => {
  expect(chipWorthText(value, 25)).toBe('Bench boost: worth 8 now, and this is its last gameweek');
});

it('says nothing of a chip that may not be played yet', () => {
  expect(chipWorthText(value, 23)).toBeUndefined();
});
