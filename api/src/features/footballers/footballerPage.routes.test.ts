import { asTeamId } from '@touchline/shared/domain';
import type {
  FootballerDefault,
  FootballerDetails,
  FootballerFixtures,
  FootballerGameweeks,
  FootballerNews,
  FootballerPoints,
  FootballerPredictions,
  FootballerRivals,
  FootballerSeasons,
  FootballerStats,
  FootballerTransfers,
  TeamMain,
} from '@touchline/shared/wire';
import { teamsChannel } from '../../game/season/gameState.queries';
import { sql } from 'kysely';
import { ingestElite } from '../../game/ingest/ingestElite';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

/** Footballer 5 is the captain of team 101, on the bench of 103 and in the team of 102. */
let app: GameApp;
let free: Person;
let pass: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
  free = await app.signUp({ team: asTeamId(101) });
  pass = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
  for (const person of [free, pass])
    for (const rival of [102, 103]) await person.ask('POST', `/v1/rivals/add/${rival}`);
}, 60_000);
afterAll(() => app.close());

it('says who he is on every page', async () => {
  for (const page of ['default', 'details', 'fixtures', 'gameweeks', 'news', 'points', 'predictions'])
    expect((await free.read<FootballerDefault>(`/v1/footballer/5/${page}`)).head).toMatchObject({
      id: 5,
      club_id: 'ars',
      position: 'MID',
      position_real: null,
      mine: true,
      cost: 4.5,
      rivals: { count: 2, total: 2, count_share: 100 },
    });
});

it('names the owners in the view, with the place he has in their teams', async () => {
  const { owners, gameweeks } = await free.read<FootballerDefault>('/v1/footballer/5/default');
  expect(owners.map(({ id, status }) => [id, status])).toEqual([
    [102, 'XI'],
    [103, 'SUB'],
  ]);
  expect(gameweeks.map(({ gameweek_id }) => gameweek_id)).toEqual([1, 2]);
});

it('has the same points by match, by category and in the season', async () => {
  const { kpis } = await free.read<FootballerDefault>('/v1/footballer/5/default');
  const { rows } = await free.read<FootballerGameweeks>('/v1/footballer/5/gameweeks');
  expect(rows.map(({ fixture_id }) => fixture_id)).toEqual(['mci-ars', 'ars-che']);
  expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(kpis.total_points);
  expect(rows[0]).toMatchObject({ minutes: 90, cost: 5, selected: 100, result: '0–2' });
  const { points } = await free.read<FootballerPoints>('/v1/footballer/5/points');
  // The armband doubles the footballer's points for team 101.
  expect(points).toEqual({ nominal: kpis.total_points, total: 2 * kpis.total_points });
});

it('has no total for who never was in the own team', async () => {
  const { points } = await free.read<FootballerPoints>('/v1/footballer/29/points');
  expect(points.total).toBeNull();
});

it('lists what he was in and what comes', async () => {
  const { fixtures } = await free.read<FootballerFixtures>('/v1/footballer/5/fixtures');
  expect(fixtures.map(({ fixture_id, result }) => [fixture_id, result])).toEqual([
    ['ars-che', '2–0'],
    ['mci-ars', '0–2'],
    ['ars-liv', undefined],
  ]);
});

it('tells his news, and nothing of who has none', async () => {
  const { items } = await free.read<FootballerNews>('/v1/footballer/7/news');
  expect(items).toEqual([{ at: '2023-08-10T09:00:00.000Z', text: 'Knee injury', chance: 0 }]);
  expect((await free.read<FootballerNews>('/v1/footballer/5/news')).items).toEqual([]);
});

it('tells since when a rival has him and what he has given', async () => {
  const { rows, ownership } = await free.read<FootballerRivals>('/v1/footballer/5/rivals/rivals');
  const main = await free.read<TeamMain>('/v1/team/main');
  expect(main.team.pitch.flat().some(({ id }) => id === 5)).toBe(true);
  expect(ownership).toEqual({ count: 2, total: 2, count_share: 100 });
  const { total_points } = (await free.read<FootballerDefault>('/v1/footballer/5/default')).kpis;
  expect(rows).toEqual([
    { id: 102, name: expect.any(String), status: 'XI', since: 1, points_gained: total_points },
    { id: 103, name: expect.any(String), status: 'SUB', since: 1, points_gained: 0 },
  ]);
});

it('sets him against his position', async () => {
  const { radar, per_90, compared } = await free.read<FootballerStats>('/v1/footballer/5/stats');
  // Three midfielders per club, of whom one never plays.
  expect(compared).toBe(8);
  expect(radar.find(({ key }) => key === 'goals_scored')?.percentile).toBeGreaterThan(50);
  expect(per_90.find(({ key }) => key === 'goals_scored')).toEqual({
    key: 'goals_scored',
    total: 1,
    per_90: 0.5,
  });
  const { radar: nothing } = await free.read<FootballerStats>('/v1/footballer/7/stats');
  expect(nothing).toEqual([]);
});

it('has the seasons and the market as the game keeps them', async () => {
  const { rows, complete } = await free.read<FootballerSeasons>('/v1/footballer/5/seasons');
  expect(complete).toBe(true);
  expect(rows.map(({ season }) => season)).toEqual(['2023-24']);
  const market = await free.read<FootballerTransfers>('/v1/footballer/5/transfers');
  expect(market.rows.map(({ gameweek_id, selected }) => [gameweek_id, selected])).toEqual([
    [1, 100],
    [2, 100],
  ]);
});

describe('what is gated', () => {
  it('are the predictions, but for values that are open everywhere', async () => {
    const cut = await free.read<FootballerPredictions>('/v1/footballer/5/predictions');
    expect(cut.locked).toBe(true);
    expect(cut).not.toHaveProperty('rows');
    const { kpis } = await free.read<FootballerDefault>('/v1/footballer/5/default');
    expect(cut.ep_next).toBe(kpis.ep_next);
    const open = await pass.read<FootballerPredictions>('/v1/footballer/5/predictions');
    expect(open.rows?.map(({ gameweek_id, expected }) => [gameweek_id, expected !== null])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  it('is absent for most footballers, and says so', async () => {
    let locked = 0;
    for (let id = 1; id <= 12; id += 1) {
      const { kpis } = await free.read<FootballerDefault>(`/v1/footballer/${id}/default`);
      const details = await free.read<FootballerDetails>(`/v1/footballer/${id}/details`);
      const { now } = await free.read<FootballerTransfers>(`/v1/footballer/${id}/transfers`);
      expect(details.locked === true).toBe(!('set_pieces' in details));
      expect(kpis.locked === true).toBe(!('form' in kpis && 'ep_next' in kpis));
      expect(now.locked === true).toBe(!('balance' in now));
      locked += [details, kpis, now].filter((part) => part.locked).length;
    }
    // A quarter is free; which one depends on the reader's id: about 27 of 36 are locked.
    expect(locked).toBeGreaterThan(12);
  });

  it('is there for pass holders', async () => {
    const { kpis } = await pass.read<FootballerDefault>('/v1/footballer/5/default');
    expect(kpis).toMatchObject({ form: 6.5, ep_next: 5.5 });
    const { set_pieces } = await pass.read<FootballerDetails>('/v1/footballer/8/details');
    expect(set_pieces).toEqual({ penalties: 1, freekicks: null, corners: null });
  });

  it('is who of the elite owns him', async () => {
    await ingestElite(app, { current: 2, phase: '2 settled', isStopping: () => false });
    await free.ask('PUT', '/v1/rivals/set_default/elite');
    const cut = await free.read<FootballerDefault>('/v1/footballer/5/default');
    expect(cut).toMatchObject({ owners: [], owners_locked: true });
    await free.ask('PUT', '/v1/rivals/set_default/rivals');
  });
});

it('does not say since when where the squads before are not known', async () => {
  await app.db.run(sql`delete from team_picks where team_id = 102 and gameweek = 1`);
  await app.db.notify(teamsChannel, '');
  const { rows } = await free.read<FootballerRivals>('/v1/footballer/5/rivals/rivals');
  expect(rows.map(({ id, since }) => [id, since])).toEqual([
    [102, null],
    [103, 1],
  ]);
});

it.each([
  ['/v1/footballer/99/default', 404],
  ['/v1/footballer/saka/default', 404],
  ['/v1/footballer/5/none', 404],
  ['/v1/footballer/5/rivals/friends', 404],
  ['/v1/footballer/5/rivals/elite', 403],
  [`/v1/footballer/5/rivals/${tinySeason.league}`, 403],
])('answers the free at %s with %i', async (url, status) => {
  expect((await free.ask('GET', url)).status).toBe(status);
});

describe('photos', () => {
  const address = 'https://photos.example.org/{size}/p{code}.png';
  const season = { folder: writeTinySeason(), now: tinySeason.settled };

  it('are not there without an address', async () => {
    const nobody = { small: null, mid: null, large: null };
    expect((await free.read<FootballerDefault>('/v1/footballer/5/default')).head.images).toEqual(nobody);
  });

  it('have their address in three sizes, on the page and on the pitch', async () => {
    const withPhotos = await buildGameApp({ ...season, env: { FOOTBALLER_PHOTOS: address } });
    try {
      const person = await withPhotos.signUp({ team: asTeamId(101) });
      const { images } = (await person.read<FootballerDefault>('/v1/footballer/5/default')).head;
      expect(images?.small).toMatch(/^https:\/\/photos\.example\.org\/40x40\/p\d+\.png$/);
      expect(images?.mid).toBe(images?.small?.replace('40x40', '110x140'));
      expect(images?.large).toBe(images?.small?.replace('40x40', '250x250'));
      const { pitch } = (await person.read<TeamMain>('/v1/team/main')).team;
      expect(pitch.flat().find(({ id }) => id === 5)?.images).toEqual(images);
    } finally {
      await withPhotos.close();
    }
  }, 60_000);
});
