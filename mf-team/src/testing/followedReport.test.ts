import { asTeamId } from '@touchline/shared/domain';
import { followedReport, type FollowedVariant } from './followedReport';
import type { FollowedGameweek, FollowOptions } from './followedSeason';

const options: FollowOptions = { most_hits: 0, horizon: 5, has_chips: false, expected: 'ours' };

const start: FollowedGameweek['start'] = {
  ...{ gameweek_id: 1, squad: [], captain: null, vice_captain: null, bank: 0, free_transfers: 1, played: [] },
};

const week = (gameweek_id: number, points: number, more: Partial<FollowedGameweek> = {}) => ({
  ...{ gameweek_id, points, hits: 0, transfers: 0, chip: null, promised: 0, came: 0, start },
  ...more,
});

const noHit: FollowedVariant = {
  options,
  seasons: [
    { start: 'best 1', gameweeks: [week(1, 50), week(2, 60, { transfers: 1, promised: 3, came: 5 })] },
    { start: 'best 2', gameweeks: [week(1, 40), week(2, 50, { transfers: 1, promised: 1, came: -2 })] },
  ],
};
const withHits: FollowedVariant = {
  options: { ...options, most_hits: 3 },
  seasons: [
    { start: 'best 1', gameweeks: [week(1, 50), week(2, 55, { transfers: 2, hits: 4, promised: 6 })] },
    { start: 'best 2', gameweeks: [week(1, 40), week(2, 40, { transfers: 2, hits: 4, chip: '3xc' })] },
  ],
};

const report = () =>
  followedReport({
    season: '2022-23',
    averages: [
      { gameweek_id: 1, points: 45 },
      { gameweek_id: 2, points: 48 },
    ],
    managers: [{ team: asTeamId(101), points: [{ gameweek_id: 1, points: 70 }] }],
    variants: [noHit, withHits],
  });

const rowsWith = (words: string) =>
  report()
    .split('\n')
    .filter((line) => line.startsWith(`| ${words}`))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

it('has mean and deviation of the totals, with hits, transfers and chips', () => {
  const [row] = rowsWith('Our expected points, no hit, no chip, plans of 5');
  expect(row?.slice(1)).toEqual(['2', '100', '14', '', '', '0.0', '1.0', '0.0']);
});

it('compares each way with the first one from the same squads', () => {
  const [row] = rowsWith('Our expected points, up to 3 hits');
  // 105 − 110 and 80 − 90.
  expect(row?.slice(1)).toEqual(['2', '93', '18', '-8', '3', '4.0', '2.0', '0.5']);
});

it('has the recorded managers and the average one', () => {
  expect(rowsWith('Recorded manager 101')[0]?.[2]).toBe('70');
  expect(rowsWith('Average manager')[0]?.[2]).toBe('93');
});

it('has each first squad by itself', () => {
  expect(rowsWith('Our expected points, no hit, no chip, plans of 5')[1]?.slice(1)).toEqual(['110', '90']);
});

it('has what plans promised and what came of them, apart for those that pay a hit', () => {
  const [, , ...rows] = rowsWith('Our expected points, no hit');
  expect(rows[0]).toEqual(expect.arrayContaining(['2', '2.00', '1.50', '3.50']));
  expect(rowsWith('Our expected points, up to 3 hits, no chip, plans of 5: a hit now')).toHaveLength(1);
});

it('has every gameweek', () => {
  expect(rowsWith('1 ')).toEqual([['1', '45', '70', '45.0', '45.0']]);
  expect(rowsWith('2 ')).toEqual([['2', '48', '', '55.0', '47.5']]);
});
