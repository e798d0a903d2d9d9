import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asFootballerId } from '@touchline/shared/domain';
import { openRecording } from '../../src/game/fpl/replay/recording';
import { matchesOfSeason } from '../../src/game/season/badgesOfSeason';
import { writeTinySeason } from '../support/tinySeason';
import { backtest, type FarCase, isOwned, seasonBefore } from './backtest';
import { calibrationByDistance } from './calibrationByDistance';
import { calibration, covariance, measure, rankCorrelation } from './measures';
import { realLineups } from './realLineups';
import { reportOf, reportOfAll } from './report';

const pairs = [
  { expected: 1, points: 2 },
  { expected: 2, points: 4 },
  { expected: 6, points: 5 },
];

it('measures errors, and which way they lean', () => {
  const measures = measure(pairs);
  expect(measures.meanAbsoluteError).toBeCloseTo(4 / 3);
  expect(measures.rootMeanSquareError).toBeCloseTo(Math.sqrt(2));
  expect(measures.bias).toBeCloseTo(-2 / 3);
});

it('correlates ranks: 1 in the same order, −1 in the reverse, 0 when all are equal', () => {
  expect(rankCorrelation(pairs)).toBeCloseTo(1);
  expect(rankCorrelation(pairs.map(({ expected, points }) => ({ expected, points: -points })))).toBeCloseTo(
    -1,
  );
  expect(rankCorrelation(pairs.map(({ points }) => ({ expected: 3, points })))).toBe(0);
});

it('cuts the cases into ten parts by what was expected', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    expected: 99 - index,
    points: (99 - index) * 2,
  }));
  const deciles = calibration(many);
  expect(deciles.map(({ cases }) => cases)).toEqual(new Array(10).fill(10));
  expect(deciles[0]).toMatchObject({ expected: 4.5, points: 9 });
});

it('has a covariance: positive where errors go together, 0 where they do not', () => {
  expect(
    covariance([
      [1, 2],
      [-1, -2],
    ]),
  ).toBe(2);
  expect(
    covariance([
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ]),
  ).toBe(0);
});

describe('the calibration by distance', () => {
  const far = (deadline: number, ours: number, points: number, more: Partial<FarCase> = {}): FarCase => ({
    ...{ season: '2025-26', deadline, footballer: asFootballerId(1), ahead: 0, selected_by: 5, official: 0 },
    ...{ ours, points },
    ...more,
  });

  it('has slope 1, bias 0 and no error where points came as expected, and half a slope where half of it came', () => {
    expect(calibrationByDistance([far(1, 2, 2), far(1, 6, 6)])).toEqual([
      { ahead: 0, cases: 2, slope: 1, bias: 0, slopeError: 0, biasError: 0 },
    ]);
    const [found] = calibrationByDistance([far(1, 2, 3), far(2, 6, 5)]);
    expect(found).toMatchObject({ slope: 0.5, bias: 0 });
  });

  it('counts footballers whom more than 4 % own, by distance', () => {
    const cases = [far(1, 2, 3), far(1, 3, 5), far(1, 9, 0, { selected_by: 4 })];
    const later = cases.map((one) => ({ ...one, ahead: 1 }));
    const found = calibrationByDistance([...cases, ...later]);
    expect(found.map(({ ahead, cases: count, slope }) => [ahead, count, slope])).toEqual([
      [0, 2, 2],
      [1, 2, 2],
    ]);
  });

  it('has a standard error over gameweeks: errors of one gameweek that go together weigh more', () => {
    const apart = [far(1, 2, 3), far(2, 2, 3), far(3, 2, 1), far(4, 2, 1), far(5, 4, 4)];
    const together = apart.map((one, index) => ({ ...one, deadline: index < 2 ? 1 : 2 }));
    const [a, b] = [calibrationByDistance(apart)[0], calibrationByDistance(together)[0]];
    expect(b?.biasError).toBeGreaterThan(a?.biasError ?? 1);
  });
});

describe('a recorded season', () => {
  const recording = openRecording(writeTinySeason());

  it('is known at a deadline without anything that came after it', () => {
    const { season } = seasonBefore(recording, 2);
    expect(season.next?.id).toBe(2);
    const kickoffs = season.fixtures.filter(({ started }) => started).map(({ gameweek }) => gameweek);
    expect(new Set(kickoffs)).toEqual(new Set([1]));
    for (const matches of matchesOfSeason(season).values())
      expect(matches.every(({ fixture }) => fixture.gameweek === 1)).toBe(true);
    expect(
      season.fixtures.filter(({ gameweek }) => gameweek === 2).every(({ home_score }) => home_score === null),
    ).toBe(true);
  });

  it('has the fixture list as it was known at the deadline, where the recording has it', () => {
    const folder = writeTinySeason();
    const { fixtures } = openRecording(folder);
    const listed = fixtures.map(({ id, event, kickoff_time }) => [
      id,
      event === 3 ? [null, null] : [event, kickoff_time],
    ]);
    writeFileSync(
      join(folder, 'known-fixtures.json'),
      JSON.stringify({ 2: Object.fromEntries(listed) as unknown }),
    );
    const { season } = seasonBefore(openRecording(folder), 2);
    expect(season.fixturesIn(3)).toEqual([]);
    expect(season.fixturesIn(2).length).toBeGreaterThan(0);
    expect(seasonBefore(openRecording(folder), 3).season.fixturesIn(3).length).toBeGreaterThan(0);
  });

  it('is projected in part as in whole: the next gameweek, or those whom many own', async () => {
    const all = await backtest(recording);
    const next = await backtest(recording, 'next');
    expect(next.cases).toEqual(all.cases);
    const owned = await backtest(recording, 'owned');
    expect(owned.far).toEqual(all.far.filter(isOwned));
  });

  it('is walked whole, and told in tables beside the official numbers', async () => {
    const result = await backtest(recording);
    expect(new Set(result.cases.map(({ gameweek }) => gameweek))).toEqual(new Set([1, 2, 3]));
    const text = reportOf(result, realLineups(recording, [101]));
    for (const words of [
      'Root mean square error',
      'Calibration',
      'Captain',
      'Chance of ten points',
      'Gameweeks ahead',
      'stays from gameweek to gameweek',
      'Slope of points on expected points',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('NaN');
    expect(reportOfAll([result, result])).toContain(`### ${result.season}, ${result.season}`);
  });
});
