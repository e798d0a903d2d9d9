import { asFootballerId } from '@touchline/shared/domain';
import type { SimulationTable } from '@touchline/shared/simulation';
import { buildGameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import type { Season } from '../../game/season/season';
import { simulateGameweek, simulationOf } from './simulatedGameweek';

async function seasonAt(now: string): Promise<Season> {
  const app = await buildGameApp({ folder: writeTinySeason(), now });
  const game = await app.games.of(app.fpl.season).find();
  await app.close();
  if (game === undefined) throw new Error('The tiny season is stored.');
  return game.season;
}

/** Points of a footballer in all runs, without repetition. */
function pointsOf({ rows, points, runs }: SimulationTable, id: number): number[] {
  const row = rows.get(asFootballerId(id));
  return row === undefined ? [] : [...new Set(points.subarray(row * runs, (row + 1) * runs))];
}

it('a match that is over is as it was, one to come is open', async () => {
  const season = await seasonAt(tinySeason.betweenMatches);
  const table = await simulationOf(season);
  const round = season.round(2).footballers;
  const isOver = (id: number) =>
    round.get(asFootballerId(id))?.matches.every(({ fixture }) => fixture.finished) === true;
  const over = [...round.keys()].filter(isOver);
  expect(over.length).toBeGreaterThan(10);
  for (const id of over) expect([id, pointsOf(table, id)]).toEqual([id, [round.get(id)?.matches[0]?.points]]);
  const open = [...round.keys()].filter((id) => !isOver(id));
  expect(open.some((id) => pointsOf(table, id).length > 5)).toBe(true);
}, 60_000);

it('who is on the pitch keeps the points so far, and plays in every run', async () => {
  const season = await seasonAt(tinySeason.inPlay);
  const table = await simulateGameweek(season, 2, 300);
  const forwards = [...season.round(2).footballers].filter(
    ([id, { matches }]) =>
      season.footballer(id)?.position === 'FWD' && matches.some(({ state }) => state === 'on_pitch'),
  );
  expect(forwards.length).toBeGreaterThan(0);
  for (const [id, { base }] of forwards) {
    // A yellow and a red card are all that a forward can lose.
    expect(Math.min(...pointsOf(table, id))).toBeGreaterThanOrEqual(base - 4);
    const row = table.rows.get(id) ?? 0;
    expect(table.played.subarray(row * 300, (row + 1) * 300).every((played) => played === 1)).toBe(true);
  }
}, 60_000);

it('is drawn once per state, and not before the first deadline', async () => {
  const season = await seasonAt(tinySeason.settled);
  expect(simulationOf(season)).toBe(simulationOf(season));
  await simulationOf(season);
  expect(() => simulationOf({ ...season, current: undefined })).toThrow(RangeError);
}, 60_000);
