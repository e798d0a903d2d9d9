import { asTeamId } from '@touchline/shared/domain';
import type {
  ClubPoints,
  FixtureBonus,
  FixturePoints,
  FixturesList,
  FootballerDefault,
  FootballerGameweeks,
  FootballerPoints,
  FootballersIndex,
  FootballerSeasons,
  FootballerTransfers,
} from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { describeRecorded, recordedFolder, recordedTeam } from '../support/recordedSeason';

const fixtureTabs = ['overview', 'lineups', 'rivals', 'comments', 'points', 'bonus', 'stats'];
const footballerPages = [
  'default',
  'details',
  'fixtures',
  'gameweeks',
  'news',
  'points',
  'predictions',
  'rivals/rivals',
  'seasons',
  'stats',
  'transfers',
];
const clubPages = ['overview', 'fixtures', 'points', 'rivals'];

/** Tests check replies against their schemas, so a 200 means that the whole reply is valid. */
describeRecorded('pages of the recorded season', () => {
  let app: GameApp | undefined;
  let free: Person;

  beforeAll(async () => {
    app = await buildGameApp({ folder: recordedFolder, now: '2023-08-09T12:00:00Z' });
    free = await app.signUp({ team: asTeamId(recordedTeam) });
  }, 60_000);
  afterAll(() => app?.close());

  describe.each([
    ['before the first deadline', '2023-08-09T12:00:00Z'],
    ['in a double gameweek, in play', '2024-02-21T20:20:00Z'],
    ['when the season is over', '2024-05-25T12:00:00Z'],
  ])('%s', (_, instant) => {
    beforeAll(() => app?.moveTo(instant), 60_000);

    it('answers every tab of the gameweek’s fixtures', async () => {
      const { fixtures } = await free.read<FixturesList>('/v1/fixtures/');
      for (const { id } of fixtures.slice(0, 6))
        for (const tab of fixtureTabs) await free.read(`/v1/fixture/${id}/${tab}`);
    }, 60_000);

    it('answers every page of the dearest and the cheapest', async () => {
      for (const order of ['asc', 'desc']) {
        const list = `/v1/footballers/index/default?order_by=cost&order=${order}`;
        const { rows } = await free.read<FootballersIndex>(list);
        for (const { id } of rows.slice(0, 6))
          for (const page of footballerPages) await free.read(`/v1/footballer/${id}/${page}`);
      }
    }, 60_000);

    it('answers every page of every club, the line-ups, the season and the templates', async () => {
      for (const club of ['ars', 'lut', 'mci', 'shu']) {
        for (const page of clubPages) await free.read(`/v1/club/${club}/${page}`);
        await free.read(`/v1/clubs/lineups?club=${club}`);
        await free.read(`/v1/templates/squad_tables/club/season/${club}`);
      }
      await free.read('/v1/clubs/index/season');
      await free.read('/v1/gameweek/26/streaming');
      for (const kind of ['single', 'pitch']) await free.read(`/v1/template_lineups/${kind}/rivals`);
    }, 60_000);
  });

  it('has the points of every footballer of a gameweek twice alike', async () => {
    const { fixtures } = await free.read<FixturesList>('/v1/fixtures/38');
    const [fixture] = fixtures;
    const { rows } = await free.read<FixturePoints>(`/v1/fixture/${fixture?.id}/points`);
    expect(rows.length).toBeGreaterThan(21);
    for (const { id, total } of rows.slice(0, 8)) {
      const { rows: matches } = await free.read<FootballerGameweeks>(`/v1/footballer/${id}/gameweeks`);
      expect(matches[0]).toMatchObject({ fixture_id: fixture?.id, points: total });
      expect(matches[0]?.cost).toBeGreaterThan(3.5);
    }
  });

  it('gives the bonus that the game awarded, in all fixtures of the last gameweek', async () => {
    const { fixtures } = await free.read<FixturesList>('/v1/fixtures/38');
    for (const { id } of fixtures) {
      const { rows, official } = await free.read<FixtureBonus>(`/v1/fixture/${id}/bonus`);
      expect(official).toBe(true);
      expect(rows.filter(({ differs }) => differs)).toEqual([]);
      expect(rows.filter((row) => (row.official ?? 0) > 0).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('adds a footballer’s matches and categories up to the game’s own total', async () => {
    const list = '/v1/footballers/index/default?order_by=total_points';
    const { rows } = await free.read<FootballersIndex>(list);
    for (const { id } of rows) {
      const { kpis } = await free.read<FootballerDefault>(`/v1/footballer/${id}/default`);
      const { points } = await free.read<FootballerPoints>(`/v1/footballer/${id}/points`);
      const { rows: matches } = await free.read<FootballerGameweeks>(`/v1/footballer/${id}/gameweeks`);
      expect(points.nominal).toBe(kpis.total_points);
      expect(matches.reduce((sum, match) => sum + match.points, 0)).toBe(kpis.total_points);
    }
  });

  it('has earlier seasons and the market as recorded', async () => {
    const list = '/v1/footballers/index/default?order_by=total_points';
    const [best] = (await free.read<FootballersIndex>(list)).rows;
    const { rows: seasons } = await free.read<FootballerSeasons>(`/v1/footballer/${best?.id}/seasons`);
    expect(seasons.slice(0, 2).map(({ season }) => season)).toEqual(['2023-24', '2022-23']);
    const { rows } = await free.read<FootballerTransfers>(`/v1/footballer/${best?.id}/transfers`);
    const gameweeks = rows.map(({ gameweek_id }) => gameweek_id);
    expect(new Set(gameweeks).size).toBe(gameweeks.length);
    expect(rows.every(({ selected, cost }) => selected > 0 && cost > 3.5)).toBe(true);
  });

  it('adds the gameweeks of the clubs up to all points of the season', async () => {
    const { gameweeks, total } = await free.read<ClubPoints>('/v1/club/ars/points');
    expect(gameweeks).toHaveLength(38);
    const sum = gameweeks.reduce((all, one) => all + one.total, 0);
    // Footballers who left or joined during the season count for only one of the two.
    expect(Math.abs(sum - total)).toBeLessThan(total * 0.1);
  });
});
