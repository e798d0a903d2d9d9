import { asTeamId } from '@touchline/shared/domain';
import { openTestDb } from '../../../test/support/openTestDb';
import { listRankLine, saveRanks } from './rankLine.queries';

const key = { season: '2023-24', gameweek: 24 };
const at = (minute: number) => Date.UTC(2024, 1, 10, 12, minute);
let db: Awaited<ReturnType<typeof openTestDb>>;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

it('stores a rank for each minute in which it changed, and none while it stays', async () => {
  for (const [minute, rank] of [
    [0, 200],
    [1, 200],
    [2, 150],
    [3, 150],
    [5, 200],
  ] as const)
    await saveRanks(db, key, at(minute), [
      { team_id: asTeamId(7), rank },
      { team_id: asTeamId(8), rank: 12 },
    ]);
  expect(await listRankLine(db, key, asTeamId(7))).toEqual([
    { at: at(0), rank: 200 },
    { at: at(2), rank: 150 },
    { at: at(5), rank: 200 },
  ]);
  expect(await listRankLine(db, key, asTeamId(8))).toEqual([{ at: at(0), rank: 12 }]);
});

it('replaces the rank of a minute that is stored twice', async () => {
  await saveRanks(db, key, at(5), [{ team_id: asTeamId(7), rank: 210 }]);
  expect((await listRankLine(db, key, asTeamId(7))).at(-1)).toEqual({ at: at(5), rank: 210 });
});

it('forgets the line when another gameweek begins', async () => {
  const next = { ...key, gameweek: 25 };
  await saveRanks(db, next, at(50), [{ team_id: asTeamId(7), rank: 90 }]);
  expect(await listRankLine(db, key, asTeamId(7))).toEqual([]);
  expect(await listRankLine(db, next, asTeamId(7))).toEqual([{ at: at(50), rank: 90 }]);
});
