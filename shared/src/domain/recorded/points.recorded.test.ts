import { asFootballerId } from '../units';
import { bonusFromBps } from '../bonus';
import { pointsByCategory, sumOfPoints } from '../points';
import {
  describeSeason,
  gameweeks,
  positionsById,
  readBootstrap,
  readFixtures,
  readLive,
  readMatches,
  report,
  season2023,
  season2025,
  statsOf,
} from './recording';

describe.each([season2023, season2025])('', (season) => {
  describeSeason('recorded season: points and bonus', season, () => {
    it('derives the official explanation of every footballer, fixture and gameweek', () => {
      const positionById = positionsById(readBootstrap(season));
      const matches = readMatches(season);
      const wrong: string[] = [];
      const compared = { footballers: 0, fixtures: 0, lines: 0 };

      for (const gameweek of gameweeks) {
        for (const { id, explain, stats } of readLive(gameweek, season).elements) {
          let total = 0;
          for (const { fixture, stats: official } of explain) {
            const match = matches.get(asFootballerId(id))?.find((row) => row.fixture === fixture);
            if (match === undefined) {
              wrong.push(`footballer ${id} has no row for fixture ${fixture}`);
              continue;
            }
            const lines = pointsByCategory(
              statsOf(match),
              positionById.get(asFootballerId(id)) ?? '',
              season.rules,
            );
            const ours = lines.map(({ category, count, points }) => `${category} ${count} ${points}`).sort();
            const theirs = official
              .map(({ identifier, value, points }) => `${identifier} ${value} ${points}`)
              .sort();
            if (ours.join() !== theirs.join())
              wrong.push(`${gameweek}/${id}/${fixture}: ${ours.join()} not ${theirs.join()}`);
            total += sumOfPoints(lines);
            compared.fixtures += 1;
            compared.lines += lines.length;
          }
          if (total !== stats.total_points)
            wrong.push(`${gameweek}/${id}: total ${total} not ${stats.total_points}`);
          compared.footballers += 1;
        }
      }

      report(
        `points by category: ${compared.fixtures} footballer fixtures, ${compared.lines} lines, ` +
          `${compared.footballers} footballer gameweeks compared, ${wrong.length} wrong`,
        season,
      );
      expect(compared.fixtures).toBeGreaterThan(20_000);
      expect(wrong).toEqual([]);
    });

    it('derives the official bonus of 380 of 380 fixtures from the bps', () => {
      const exact = readFixtures(season).filter(({ stats }) => {
        const values = (name: string) => {
          const row = stats.find(({ identifier }) => identifier === name);
          return [...(row?.h ?? []), ...(row?.a ?? [])];
        };
        const derived = bonusFromBps(
          values('bps').map(({ element, value }) => ({ footballer_id: asFootballerId(element), bps: value })),
        );
        const official = new Map(values('bonus').map(({ element, value }) => [element, value]));
        return (
          derived.size === official.size && [...derived].every(([id, bonus]) => official.get(id) === bonus)
        );
      });
      report(`bonus from bps: exact in ${exact.length} of 380 fixtures`, season);
      expect(exact).toHaveLength(380);
    });
  });
});
