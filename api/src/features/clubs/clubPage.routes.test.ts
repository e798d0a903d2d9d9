import { asTeamId } from '@touchline/shared/domain';
import type {
  ClubFixtures,
  ClubOverview,
  ClubPoints,
  ClubRivals,
  ClubsLineups,
  ClubSquad,
  SeasonTicker,
} from '@touchline/shared/wire';
import { sql } from 'kysely';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;
let free: Person;
let pass: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.betweenMatches });
  free = await app.signUp({ team: asTeamId(101) });
  pass = await app.signUp({ team: asTeamId(102), role: 'PREMIUM' });
  await free.ask('POST', '/v1/rivals/add/102');
  await free.ask('POST', '/v1/rivals/add/103');
}, 60_000);
afterAll(() => app.close());

it('introduces a club, its best and its injured', async () => {
  const { head, top, injuries } = await free.read<ClubOverview>('/v1/club/ars/overview');
  expect(head).toMatchObject({ id: 'ars', name: 'Club ars', strength: 2, form: ['W'] });
  expect(head.next[0]).toMatchObject({ fixture_id: 'mci-ars', is_home: false });
  expect(top[0]).toMatchObject({ id: 5 });
  expect(injuries).toEqual([
    { id: 7, name: 'MID 7', position: 'MID', status: 'i', chance: 0, news: 'Knee injury' },
  ]);
});

it('keeps set-piece takers for pass holders', async () => {
  const cut = await free.read<ClubOverview>('/v1/club/ars/overview');
  expect(cut.locked).toBe(true);
  expect(cut).not.toHaveProperty('set_pieces');
  const { set_pieces } = await pass.read<ClubOverview>('/v1/club/ars/overview');
  expect(set_pieces?.penalties.map(({ id, order }) => [id, order])).toEqual([[8, 1]]);
});

it('lists its fixtures with the results so far', async () => {
  const { fixtures } = await free.read<ClubFixtures>('/v1/club/che/fixtures');
  expect(fixtures.map(({ fixture_id, result }) => [fixture_id, result])).toEqual([
    ['ars-che', '0–2'],
    ['che-liv', '2–0'],
    ['che-mci', undefined],
  ]);
});

it('adds its points up by gameweek and position', async () => {
  const { gameweeks } = await free.read<ClubPoints>('/v1/club/ars/points');
  const { rows } = await free.read<ClubSquad>('/v1/club/ars/squad/gameweek_points');
  expect(rows).toHaveLength(8);
  expect(gameweeks.map(({ gameweek_id }) => gameweek_id)).toEqual([1, 2]);
  for (const { total, positions } of gameweeks)
    expect(Object.values(positions).reduce((sum, points) => sum + points, 0)).toBe(total);
  expect(gameweeks[0]?.total).toBeGreaterThan(0);
  // mci-ars has not started.
  expect(gameweeks[1]?.total).toBe(0);
});

it('tells whom of it the rivals own', async () => {
  const { rows, config } = await free.read<ClubRivals>('/v1/club/ars/rivals');
  expect(config.id).toBe('rivals');
  expect(rows[0]).toMatchObject({ id: 5, rivals: { count: 2, total: 2, count_share: 100 }, mine: true });
  expect(rows[0]?.owners.map(({ id }) => id).sort()).toEqual([102, 103]);
});

it('shows the line-up of one club: of a match that is over, or expected of one to come', async () => {
  const first = await free.read<ClubsLineups>('/v1/clubs/lineups');
  expect(first.clubs.map(({ id }) => id)).toEqual([...tinySeason.clubs]);
  expect(first).toMatchObject({ club_id: 'ars', kind: 'expected', fixture: { fixture_id: 'mci-ars' } });
  const over = await free.read<ClubsLineups>('/v1/clubs/lineups?club=che');
  expect(over).toMatchObject({ kind: 'confirmed', fixture: { fixture_id: 'che-liv' } });
  expect(over.team.pitch.map((line) => line.length)).toEqual([1, 3, 2, 1]);
});

it('has the season of all clubs', async () => {
  const { rows } = await free.read<SeasonTicker>('/v1/clubs/index/season');
  expect(rows.map(({ club_id }) => club_id)).toEqual([...tinySeason.clubs]);
  expect(rows[1]?.cells['2']?.[0]).toMatchObject({ opponent_id: 'liv', result: '2–0' });
});

describe('seasons', () => {
  it('names none while only the running one is stored, and knows no other', async () => {
    expect(await free.read<ClubOverview>('/v1/club/ars/overview')).not.toHaveProperty('seasons');
    const { status, body } = await free.ask('GET', '/v1/club/ars/overview?season=2019-20');
    expect([status, body.message]).toEqual([404, 'There is no season 2019-20.']);
  });

  it('shows an earlier stored one, in which nothing belongs to the reader', async () => {
    await app.db.run(sql`
      insert into game_state (season, epoch, as_of, attempted_at)
      select '2022-23', epoch, as_of, attempted_at from game_state`);
    await app.db.run(sql`
      insert into game_document (season, kind, gameweek, epoch, digest, data)
      select '2022-23', kind, gameweek, epoch, digest, data from game_document`);
    const now = await free.read<ClubOverview>('/v1/club/ars/overview');
    expect(now.seasons).toEqual([app.fpl.season, '2022-23']);
    for (const page of ['overview', 'fixtures', 'points']) {
      const earlier = await free.read<ClubOverview>(`/v1/club/ars/${page}?season=2022-23`);
      expect(earlier).toMatchObject({ head: { name: 'Club ars' }, seasons: now.seasons });
    }
    const { rows } = await free.read<ClubSquad>('/v1/club/ars/squad/default?season=2022-23');
    expect(rows).toHaveLength(8);
    expect(rows.some(({ mine, watched }) => mine || watched)).toBe(false);
    expect(rows[0]?.rivals).toEqual({ count: 0, total: 0, count_share: 0 });
  });
});

it.each([
  '/v1/club/xxx/overview',
  '/v1/club/ARS/fixtures',
  '/v1/club/ars/none',
  '/v1/clubs/lineups?club=xxx',
])('knows no %s', async (url) => {
  expect((await free.ask('GET', url)).status).toBe(404);
});
