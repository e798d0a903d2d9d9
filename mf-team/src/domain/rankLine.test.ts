import { rankLineWords, rankPoints } from './rankLine';

const line = [
  { at: '2024-02-10T12:00:00Z', rank: 200 },
  { at: '2024-02-10T13:00:00Z', rank: 150 },
  { at: '2024-02-10T16:00:00Z', rank: 250 },
];

it('draws time from left to right and better ranks above', () => {
  expect(rankPoints(line, { width: 104, height: 24 })).toEqual([
    { x: 2, y: 12 },
    { x: 27, y: 2 },
    { x: 102, y: 22 },
  ]);
});

it('draws a rank that has not moved in the middle', () => {
  expect(rankPoints(line.slice(0, 1), { width: 104, height: 24 })).toEqual([{ x: 52, y: 12 }]);
});

it('says where the rank began, where it is, and its extremes', () => {
  expect(rankLineWords(line)).toBe(
    'Live rank through the gameweek: from #200 to #250, best #150, worst #250',
  );
});
