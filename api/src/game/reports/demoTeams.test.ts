import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import { openMigratedDb, testEngines } from '../../../test/support/openTestDb';
import { listDemoTeams } from './teams.queries';

const season = '2023-24';

describe.each(testEngines)('the teams that the demo offers on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openMigratedDb(engine);
    await db.run(sql`
      insert into fantasy_team (season, id, name, started_gameweek, points, rank, leagues, h2h_leagues, phase, fetched_at)
      select ${season}, id, 'Team ' || id, 1, 0, case when id > 10 then 5000 - id end, '[]', '[]', '1 open', now()
      from generate_series(1, 4000) as id`);
    await db.script('analyze fantasy_team');
  }, 60_000);
  afterAll(() => db.close());

  it('are the first three by rank, found without sorting all teams', async () => {
    let asked: RawBuilder<unknown> | undefined;
    const query: Db['query'] = (statement) => {
      asked = statement;
      return db.query(statement);
    };
    const teams = await listDemoTeams({ ...db, query }, season);
    expect(teams.map(({ id }) => id)).toEqual([4000, 3999, 3998]);
    const plan = await db.query(sql<{ 'QUERY PLAN': string }>`explain ${asked}`);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('fantasy_team_rank');
  });
});
