import { asTeamId, type AccountId, type TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Db } from '../../platform/db/db';
import { uuidv7 } from '../../platform/db/uuid';
import { addRival, linkTeam, removeRival, saveView } from '../handlers/personal.queries';
import { openMigratedDb, testEngines } from '../../../test/support/openTestDb';
import { countTeamsRead } from '../../features/admin/progress.queries';
import {
  findNextTeam,
  listTeamsToRead,
  noteAsked,
  noteRead,
  noteSeen,
  noteSquad,
  wantedAs,
} from '../season/wantedTeams.queries';

const season = '2023-24';
const phase = '5 open';
const now = Date.parse('2023-09-10T12:00:00Z');

describe.each(testEngines)('wanted teams on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openMigratedDb(engine);
  }, 60_000);
  afterAll(() => db.close());
  beforeEach(() => db.script('truncate account cascade; truncate wanted_team, league_member, team_gameweek'));

  async function anAccount(): Promise<AccountId> {
    const id = uuidv7(now) as AccountId;
    await db.run(sql`insert into account (id, email, username, birthday, password_hash, created_at)
      values (${id}, ${`${id}@example.test`}, 'Ada', '1990-02-28', 'none', now())`);
    return id;
  }

  const follow = (account: AccountId, team: TeamId) =>
    addRival(db, { account, season }, team, { limit: 60, at: now });
  const link = (account: AccountId, team: TeamId) => linkTeam(db, { account, season }, team);
  const due = (without: TeamId[] = []) => listTeamsToRead(db, { season, phase, without });
  const addMember = (league: number, team: TeamId) =>
    db.run(sql`insert into league_member (season, league_id, team_id, name, rank, last_rank, gameweek_points, total)
      values (${season}, ${league}, ${team}, 'Team', 1, 1, 0, 0) on conflict do nothing`);

  /** Every due team, batch by batch. */
  async function allDue(): Promise<TeamId[]> {
    const all: TeamId[] = [];
    for (let next = await due(); next.length > 0; next = await due(all)) all.push(...next);
    return all;
  }

  /** What the table has to say, from the accounts themselves. */
  const searched = () =>
    db.query(sql<{ id: number; place: number }>`
      select wanted.id, min(wanted.place)::int as place from (
        select team_id as id, 0 as place from account where team_season = ${season} and team_id is not null
        union select team_id, 1 from account_rival where season = ${season}
        union select member.team_id, 2 from account_view as chosen
          join league_member as member on member.season = chosen.season and member.league_id::text = chosen.view
          where chosen.season = ${season}
      ) as wanted group by wanted.id order by place, id`);

  it('reads own teams first, then rivals, then members of leagues, each with those seen last in front', async () => {
    const [ada, bo] = [await anAccount(), await anAccount()];
    await link(ada, asTeamId(30));
    await link(bo, asTeamId(31));
    for (const rival of [20, 21]) await follow(ada, asTeamId(rival));
    for (const member of [10, 20]) await addMember(7, asTeamId(member));
    await saveView(db, { account: bo, season }, '7');
    await noteSeen(db, { season, teams: [31, 21].map(asTeamId), gameweek: 5 });
    await noteSeen(db, { season, teams: [asTeamId(30)], gameweek: 4 });
    expect(await allDue()).toEqual([31, 30, 21, 20, 10]);
  });

  it('reads what a reader waits for before everything else, and says how many teams are before it', async () => {
    const [ada, bo] = [await anAccount(), await anAccount()];
    await link(ada, asTeamId(30));
    for (const rival of [20, 21]) await follow(bo, asTeamId(rival));
    expect(await noteAsked(db, { season, team: asTeamId(21), at: now })).toBe(0);
    expect(await noteAsked(db, { season, team: asTeamId(20), at: now + 1 })).toBe(1);
    expect(await noteAsked(db, { season, team: asTeamId(21), at: now + 2 })).toBe(0);
    expect(await due()).toEqual([21, 20, 30]);
    await noteRead(db, season, asTeamId(21), phase);
    expect(await noteAsked(db, { season, team: asTeamId(20), at: now + 3 })).toBe(0);
  });

  it('puts nobody behind a team that no account links or follows', async () => {
    expect(await noteAsked(db, { season, team: asTeamId(99), at: now })).toBeUndefined();
    expect(await due()).toEqual([]);
  });

  it('reads a team again in the next phase, and not before', async () => {
    await link(await anAccount(), asTeamId(30));
    await noteRead(db, season, asTeamId(30), phase);
    expect(await due()).toEqual([]);
    expect(await listTeamsToRead(db, { season, phase: '5 settled', without: [] })).toEqual([30]);
  });

  it('needs one document of each team that was settled before anything else of any', async () => {
    const ada = await anAccount();
    await link(ada, asTeamId(30));
    for (const rival of [20, 21, 22]) await follow(ada, asTeamId(rival));
    for (const team of [30, 20, 21]) await noteRead(db, season, asTeamId(team), '4 settled');
    // Read while gameweek 4 was running: its total before gameweek 5 may be wrong.
    await noteRead(db, season, asTeamId(22), '4 open');
    const needed: unknown[] = [];
    for (;;) {
      const next = await findNextTeam(db, { season, phase, without: [] });
      if (next === undefined) break;
      needed.push([next.id, next.needs]);
      if (next.needs === 'squad') await noteSquad(db, season, next.id, 5);
      else await noteRead(db, season, next.id, phase);
    }
    expect(needed).toEqual([
      [30, 'squad'],
      [20, 'squad'],
      [21, 'squad'],
      [22, 'all'],
      [30, 'all'],
      [20, 'all'],
      [21, 'all'],
    ]);
  });

  it('reads the whole team that a reader waits for before the squads of others', async () => {
    const ada = await anAccount();
    for (const team of [30, 31]) await link(await anAccount(), asTeamId(team));
    await follow(ada, asTeamId(20));
    for (const team of [30, 31, 20]) await noteRead(db, season, asTeamId(team), '4 settled');
    await noteAsked(db, { season, team: asTeamId(20), at: now });
    expect(await findNextTeam(db, { season, phase, without: [] })).toEqual({ id: 20, needs: 'all' });
  });

  it('does not count a team as read while a squad of its history is missing', async () => {
    await link(await anAccount(), asTeamId(30));
    await db.run(sql`insert into team_gameweek (season, team_id, gameweek, points, total_points, bank, value, transfers,
      transfers_cost, bench_points) values (${season}, 30, 4, 50, 50, 0, 1000, 0, 0, 0)`);
    await noteRead(db, season, asTeamId(30), phase);
    expect(await due()).toEqual([30]);
    expect((await countTeamsRead(db, season, phase)).own).toEqual({ read: 0, total: 1 });
  });

  it('says what a search of all accounts would say, after any changes', async () => {
    const random = xoroshiro128plus(48);
    const upTo = (most: number) => (random.next() >>> 0) % most;
    const accounts = await Promise.all(Array.from({ length: 8 }, anAccount));
    for (let change = 0; change < 200; change += 1) {
      const account = accounts[upTo(accounts.length)] as AccountId;
      const team = 1 + upTo(25);
      const changes = [
        () => link(account, asTeamId(team)),
        () => follow(account, asTeamId(team)),
        () => removeRival(db, { account, season }, asTeamId(team)),
        () => saveView(db, { account, season }, String(1 + upTo(3))),
        () => saveView(db, { account, season }, 'rivals'),
        () => noteRead(db, season, asTeamId(team), '4 settled'),
      ];
      await changes[upTo(changes.length)]?.();
      // Members are stored before anybody can choose their league.
      if (change === 0)
        for (let member = 1; member < 12; member += 1)
          await addMember(1 + (member % 3), asTeamId(14 + member));
      if (change === 120) await db.run(sql`delete from account where id = ${accounts[0] ?? ''}`);
      if (change === 120) accounts.shift();
      if (change % 20 !== 19) continue;
      const wanted = await searched();
      expect([...(await allDue())].sort((a, b) => a - b)).toEqual(
        wanted.map(({ id }) => id).sort((a, b) => a - b),
      );
      const counted = await countTeamsRead(db, season, phase);
      expect(wantedAs.map((reason) => counted[reason].total)).toEqual(
        [0, 1, 2].map((place) => wanted.filter((team_) => team_.place === place).length),
      );
    }
  });
});
