import { asFootballerId } from '@touchline/shared/domain';
import { openRecording } from '../../game/fpl/replay/recording';
import type { TeamPicks } from '../../game/fpl/gameData';
import { seasonBefore } from '../../../test/backtest/backtest';
import { writeTinySeason } from '../../../test/support/tinySeason';
import { type DecidedGameweek, decisionsOf } from './decisions';

/** Gameweek 2: clubs 2 and 4 win 2-0; midfielder and forward of the home side score (13 and 16, 29 and 32). */
const { season } = seasonBefore(openRecording(writeTinySeason()), 3);
const pointsOf = (id: number) => season.round(2).footballers.get(asFootballerId(id))?.base ?? 0;

const own: TeamPicks = {
  gameweek: 2,
  footballers: [1, 2, 3, 10, 11, 5, 6, 14, 13, 8, 16, 9, 21, 18, 24].map(asFootballerId),
  captain: asFootballerId(16),
  vice_captain: asFootballerId(13),
  chip: null,
  transfers_cost: 0,
};
/** 1 for everybody but those that are named. */
const expectations = (...others: readonly [footballer: number, points: number][]) =>
  new Map(
    [...Array.from({ length: 32 }, (_, index): [number, number] => [index + 1, 1]), ...others].map(
      ([footballer, points]) => [asFootballerId(footballer), points],
    ),
  );
const decided = (more: Partial<DecidedGameweek> = {}): DecidedGameweek => ({
  season,
  picks: own,
  before: undefined,
  expected: expectations(),
  ...more,
});
const theOne = (kind: string, one: DecidedGameweek) =>
  decisionsOf(one).find((decision) => decision.kind === kind);
const without = (footballer: number, instead: number) => ({
  ...own,
  footballers: own.footballers.map((id) => (id === footballer ? asFootballerId(instead) : id)),
});

it('a transfer is compared with keeping the squad, its hit taken off', () => {
  // Forward 32 scored and 8 did not.
  const picks = { ...without(8, 32), transfers_cost: 4 };
  const expected = expectations([32, 3.5], [8, 3], [16, 6], [13, 4]);
  const transfers = theOne('transfers', decided({ picks, before: own, expected }));
  expect(transfers).toMatchObject({ chosen: [{ id: 32 }], instead: [{ id: 8 }], hits: 4, expected: -3.5 });
  expect(transfers?.came).toBe(pointsOf(32) - pointsOf(8) - 4);
});

it('a transfer of somebody who is left on the bench in both squads brings nothing', () => {
  const picks = without(18, 19);
  const expected = expectations([18, 0.2], [19, 0.3], [16, 6]);
  expect(theOne('transfers', decided({ picks, before: own, expected }))).toMatchObject({
    came: 0,
    expected: 0,
  });
});

it('there is no transfer to speak of in the first gameweek, and without one', () => {
  expect(theOne('transfers', decided())).toBeUndefined();
  expect(theOne('transfers', decided({ before: own }))).toBeUndefined();
});

it('a wildcard is told with its transfers, and not once more', () => {
  const one = decided({ picks: { ...without(8, 32), chip: 'wildcard' }, before: own });
  expect(theOne('transfers', one)).toMatchObject({ chip: 'wildcard', hits: 0 });
  expect(theOne('chip', one)).toBeUndefined();
});

it('a triple captain brings the captain once more, and the armband itself is compared three times', () => {
  const one = decided({ picks: { ...own, chip: '3xc' }, expected: expectations([16, 6], [13, 4]) });
  expect(theOne('chip', one)).toMatchObject({ chosen: [{ id: 16 }], came: pointsOf(16), expected: 6 });
  expect(theOne('captain', one)).toMatchObject({ came: 2 * (pointsOf(16) - pointsOf(13)), expected: 4 });
});

it('a bench boost brings the four, and leaves no bench to choose', () => {
  const one = decided({ picks: { ...own, chip: 'bboost' } });
  const bench = [9, 21, 18, 24];
  expect(theOne('chip', one)).toMatchObject({
    chosen: bench.map((id) => ({ id })),
    came: bench.reduce((sum, id) => sum + pointsOf(id), 0),
    expected: 4,
  });
  expect(theOne('bench', one)).toBeUndefined();
});

it('a captain who stays in the best eleven keeps the armband there, so that the bench alone is compared', () => {
  const expected = expectations([16, 2], [21, 5], [6, 0.5], [13, 3]);
  expect(theOne('bench', decided({ expected }))).toMatchObject({
    chosen: [{ id: 6 }],
    instead: [{ id: 21 }],
    came: pointsOf(6) - pointsOf(21),
    expected: -4.5,
  });
});

it('a captain who is better left out gives the armband to the best of the eleven', () => {
  const expected = expectations([8, 0], [16, 5], [13, 3], [24, 2], [21, 2]);
  const bench = theOne('bench', decided({ picks: { ...own, captain: asFootballerId(8) }, expected }));
  // 24 for 8 is 2 more, and the armband of 16 5 more; 21 for another midfielder is 1 more.
  expect(bench?.expected).toBe(-8);
});
