import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastGameweek } from './calendar';
import { measureGameweek, quantile } from './measureLiveRank';
import { createSeason } from './season';
import { testAnchor, testSeasons } from './testing';

/** Another season than the documented one, up to the middle of it. */
const season = createSeason(2, testAnchor, { kept: { seasons: testSeasons(), now: testAnchor } });
season.workOutUntil(testAnchor);
const weeks = Array.from({ length: lastGameweek }, (_, index) => index + 1).filter(
  (gameweek) => (season.fantasy.period(gameweek)?.teams.find((one) => one !== undefined)?.total ?? 0) > 0,
);
const measures = weeks.map((gameweek) => measureGameweek(season, gameweek, 500));

it('estimates ranks from 500 of 2,500 managers with a median error of at most 3 %', () => {
  expect(weeks.length).toBeGreaterThan(15);
  expect(measures.every(({ sampled, managers }) => sampled <= 500 && managers > 2_000)).toBe(true);
  expect(
    quantile(
      measures.map(({ median }) => median).sort((a, b) => a - b),
      0.5,
    ),
  ).toBeLessThanOrEqual(0.03);
});

it('shows an interval that holds the true rank nine times of ten', () => {
  const held = measures.reduce((sum, one) => sum + one.held, 0) / measures.length;
  expect(held).toBeGreaterThanOrEqual(0.9);
});

it('is exact where everybody is read', () => {
  const last = weeks.at(-1) ?? 1;
  expect(measureGameweek(season, last, 10_000)).toMatchObject({ median: 0, ninth: 0, held: 1 });
});

it('is as good as the documents say', () => {
  const page = readFileSync(join(__dirname, '../../../docs/live-rank.md'), 'utf8');
  const documented = Number(/Median error over the season: \*\*([\d.]+) %/.exec(page)?.[1]);
  expect(documented).toBeGreaterThan(0);
  expect(documented).toBeLessThanOrEqual(3);
});
