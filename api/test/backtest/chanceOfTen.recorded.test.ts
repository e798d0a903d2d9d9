import { openRecording } from '../../src/game/fpl/replay/recording';
import { describeSeason, season2022, season2023, season2025 } from '../support/recordedSeason';
import { backtest, type Case } from './backtest';
import { mean } from './measures';
import { tenLimits } from './report';

/** Largest share by which the expected number may differ from what came. */
const tolerance = 0.1;
const seasons = [season2022, season2023, season2025];

const casesOf = async (folder: string) => (await backtest(openRecording(folder), 'next')).cases;

function expectItCame(cases: readonly Case[]): void {
  const expected = mean(cases.map(({ chanceOfTen }) => chanceOfTen));
  const came = mean(cases.map(({ points }) => Number(points >= 10)));
  expect(Math.abs(expected / came - 1)).toBeLessThan(tolerance);
}

describeSeason('the chance of ten points, over three recorded seasons', season2025, () => {
  let cases: readonly Case[] = [];
  beforeAll(async () => {
    for (const { folder } of seasons) cases = [...cases, ...(await casesOf(folder))];
  }, 900_000);

  it.each(tenLimits.map((to, index) => [tenLimits[index - 1] ?? 0, to] as const))(
    'from %d to %d came true as often as expected, within a tenth',
    (from, to) => {
      const own = cases.filter(({ chanceOfTen }) => chanceOfTen >= from && chanceOfTen < to);
      expect(own.length).toBeGreaterThan(1000);
      expectItCame(own);
    },
  );

  it.each(['GKP', 'DEF', 'MID', 'FWD'])(
    'of %s came true as often as expected, within a tenth',
    (position) => {
      expectItCame(cases.filter((one) => one.position === position));
    },
  );
});
