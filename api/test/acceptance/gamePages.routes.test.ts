import { asTeamId } from '@touchline/shared/domain';
import type {
  ClubSquad,
  FixturesEvents,
  FixturesFootballers,
  FixturesPoints,
  FootballerChartData,
  FootballersIndex,
  MicroWidget,
  RivalsChips,
  RivalsGameweek,
  RivalsList,
  RivalsMatrix,
  RivalsPoints,
  RivalsReport,
  RivalsSeason,
  RivalsTransfers,
  SeasonTicker,
  TeamMain,
  TeamTable,
  TimelineList,
  TopTeams,
  TopTransfers,
  TransfersList,
} from '@touchline/shared/wire';
import { ingestElite } from '../../src/game/ingest/ingestElite';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { tinySeason, writeTinySeason } from '../support/tinySeason';

let app: GameApp;
let free: Person;
let pass: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.over });
  free = await app.signUp({ team: asTeamId(101) });
  pass = await app.signUp({ team: asTeamId(102), role: 'PREMIUM' });
  for (const person of [free, pass]) {
    for (const rival of [101, 102, 103]) await person.ask('POST', `/v1/rivals/add/${rival}`);
    await person.ask('POST', '/v1/watch/footballer/12');
  }
  await pass.ask('PUT', `/v1/rivals/set_default/${tinySeason.league}`);
  await pass.ask('PUT', '/v1/rivals/set_default/rivals');
}, 60_000);
afterAll(() => app.close());

describe('pages of the rivals', () => {
  it('sets who plays for them only against who plays for me only', async () => {
    const { rows } = await free.read<RivalsGameweek>('/v1/rivals/gameweek/');
    const mine = rows.find((row) => row.mine);
    const other = rows.find((row) => row.id === 103);
    expect((mine?.gw_points ?? 0) - (other?.swing ?? 0)).toBe(other?.gw_points);
  });

  it('splits the points so that they add up to the total', async () => {
    const { rows } = await pass.read<RivalsPoints>('/v1/rivals/points/total');
    for (const { positions = {}, captain_extra = 0, hits = 0, total } of rows) {
      const sum = Object.values(positions).reduce((all, points) => all + points, 0);
      expect(sum + captain_extra - hits).toBe(total);
    }
  });

  it('has the same totals in gameweeks, phases and the season', async () => {
    const gameweeks = await pass.read<RivalsMatrix>('/v1/rivals/points/gameweek');
    const phases = await pass.read<RivalsMatrix>('/v1/rivals/points/phase');
    const season = await pass.read<RivalsSeason>('/v1/rivals/season/');
    const sums = ({ rows }: RivalsMatrix) =>
      rows.map(({ values = [] }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
    expect(gameweeks.columns.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(sums(gameweeks)).toEqual(sums(phases));
    expect(sums(gameweeks)).toEqual(season.rows.map(({ total }) => total));
    expect(season.totals.lines.map(({ values }) => values.at(-1))).toEqual(sums(gameweeks));
  });

  it('cuts the rows of the free by the index, never the own row', async () => {
    const { rows } = await free.read<RivalsPoints>('/v1/rivals/points/total');
    expect(rows.filter((row) => row.mine)).toHaveLength(1);
    expect(rows.filter(({ locked }) => locked).every((row) => Object.keys(row).length === 2)).toBe(true);
  });

  it('reports who owns whom, in the order asked for', async () => {
    const report = await pass.read<RivalsReport>('/v1/templates/rival_pages/rivals/report/102?order_by=c');
    expect(report.total).toBe(2);
    expect(report.rows[0]?.c).toBe(1);
    expect(report.rows.find(({ id }) => id === 5)).toMatchObject({ overall: 2, share: 100 });
    const refused = await pass.ask('GET', '/v1/templates/rival_pages/rivals/report/102?order_by=goals');
    expect(refused.status).toBe(400);
  });

  it('tells of chips and transfers', async () => {
    const chips = await pass.read<RivalsChips>('/v1/templates/rival_pages/rivals/chips/102');
    expect(chips.rows.every(({ played }) => played?.length === 0)).toBe(true);
    const transfers = await pass.read<RivalsTransfers>('/v1/templates/rival_pages/rivals/transfers/102?gw=2');
    expect(transfers).toMatchObject({ gameweek_id: 2, most_bought: [], most_sold: [] });
  });

  it('opens a league to pass holders, page by page', async () => {
    const list = await pass.read<RivalsList>(`/v1/league/classic/${tinySeason.league}/list`);
    expect(list.rows.map(({ id }) => id).sort()).toEqual([101, 102, 103]);
    expect(await pass.read(`/v1/league/classic/${tinySeason.league}`)).toMatchObject({
      name: 'Office',
      members: 3,
    });
    for (const page of ['gameweek', 'season', 'points', 'points_gameweek', 'points_phase'])
      expect((await pass.ask('GET', `/v1/leagues/classic/${tinySeason.league}/${page}`)).status).toBe(200);
  });

  it.each([
    ['/v1/league/classic/7', 403],
    ['/v1/leagues/classic/7/season', 403],
    ['/v1/templates/rival_pages/elite/season/101', 403],
    ['/v1/templates/rival_pages/friends/season/101', 404],
    ['/v1/templates/rival_pages/rivals/none/101', 404],
    ['/v1/rivals/points/month', 404],
    ['/v1/league/classic/letters', 404],
  ])('refuses %s to the free with %i', async (url, status) => {
    expect((await free.ask('GET', url)).status).toBe(status);
  });
});

describe('the elite', () => {
  beforeAll(() => ingestElite(app, { current: 3, phase: '3 settled', isStopping: () => false }));

  it('tells whom the leaders own, and how that differs from everybody', async () => {
    const { teams, rows } = await pass.read<TopTeams>('/v1/footballers/top_teams/250');
    expect(teams).toBe(3);
    expect(rows.find(({ id }) => id === 5)).toMatchObject({
      selected: 100,
      captained: 33.3,
      lineup: 66.7,
      bench: 33.3,
      effective: 100,
      overall: 5.5,
      edge: 94.5,
    });
    const moves = await pass.read<TopTransfers>('/v1/footballers/top_transfers');
    expect(moves).toMatchObject({ tier: 100, teams: 3, rows: [] });
  });

  it('makes a secret weapon of whom the leaders own and few others', async () => {
    const list = '/v1/footballers/index/default?badge=secret_weapon';
    const { rows, paging } = await pass.read<FootballersIndex>(list);
    const owned = (await pass.read<TopTeams>('/v1/footballers/top_teams/1000')).rows;
    const fewOthers = owned.filter(
      ({ selected = 0, overall = 0 }) => selected >= 2 * overall && overall < 15,
    );
    expect(paging.total).toBe(fewOthers.length);
    for (const { id } of rows) expect(fewOthers.map((one) => one.id)).toContain(id);
    expect(rows.length).toBeGreaterThan(5);
  });

  it('keeps the top three, and the rows of the rule, from the free', async () => {
    const { rows } = await free.read<TopTeams>('/v1/footballers/top_teams');
    expect(rows.slice(0, 13).map(({ id }) => id !== undefined)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((index) => [4, 6, 8, 10, 11].includes(index)),
    );
    expect((await free.ask('GET', '/v1/footballers/top_teams/300')).status).toBe(404);
  });

  it('lists the elite as a view, for the free cut by the index', async () => {
    const list = await pass.read<RivalsList>('/v1/rivals/list/elite');
    expect(list.rows.map(({ id }) => id).sort()).toEqual([101, 102, 103]);
    expect((await pass.ask('GET', '/v1/templates/rival_pages/elite/season/102')).status).toBe(200);
  });
});

describe('transfers, ticker, timeline and widgets', () => {
  it('sorts transfers by kind, and locks nobody whom another kind shows on its free first page', async () => {
    const bought = await free.read<TransfersList>('/v1/transfers/in');
    expect(bought.rows.map(({ id }) => id).slice(0, 3)).toEqual([32, 31, 30]);
    expect((await free.read<TransfersList>('/v1/transfers')).kind).toBe('nett');
    const second = await free.read<TransfersList>('/v1/transfers/in?page=2');
    const sold = await free.read<TransfersList>('/v1/transfers/out');
    const shown = new Set([...bought.rows, ...sold.rows].map(({ id }) => id));
    expect(second.rows.length).toBeGreaterThan(0);
    expect(second.rows.every(({ id, locked }) => locked !== true && shown.has(id))).toBe(true);
    expect((await free.ask('GET', '/v1/transfers/sideways')).status).toBe(404);
  });

  it('shows each fixture from both sides in the ticker', async () => {
    const { rows, gameweeks } = await free.read<SeasonTicker>('/v1/season_ticker');
    expect(gameweeks).toEqual([1, 2, 3]);
    const cells = rows.flatMap(({ cells: own }) => Object.values(own).flat());
    expect(cells).toHaveLength(12);
    expect(cells.filter(({ is_home }) => is_home)).toHaveLength(6);
    expect((await free.read<SeasonTicker>('/v1/season_ticker/team')).rows).toHaveLength(15);
    expect(
      (await free.read<SeasonTicker>('/v1/season_ticker/watchlist')).rows.map((row) => row.footballer_id),
    ).toEqual([12]);
  });

  it('tells what happened, newest first, in pages that do not overlap', async () => {
    const first = await free.read<TimelineList>('/v1/timeline/list');
    const times = first.items.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(first.items).toHaveLength(25);
    const second = await free.read<TimelineList>(`/v1/timeline/list?before=${first.older}`);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const mine = await free.read<TimelineList>('/v1/timeline/list?filter=team');
    expect(mine.items.some(({ kind }) => kind === 'auto_sub')).toBe(true);
    const news = await free.read<TimelineList>('/v1/timeline/list?filter=news');
    expect(news.items.map(({ text }) => text)).toEqual(['MID 7: Knee injury']);
  });

  it.each(['status', 'roster', 'rivals', 'fixtures', 'footballers', 'transfers'] as const)(
    'refreshes the widget %s alone',
    async (name) => expect(Object.keys(await free.read<MicroWidget>(`/v1/micro/${name}`))).toEqual([name]),
  );

  it('has chart data of everyone who has played', async () => {
    const { footballers } = await free.read<FootballerChartData>('/v1/micro/footballer_chart_data');
    expect(footballers).toHaveLength(28);
    const main = await free.read<TeamMain>('/v1/team/main');
    expect(footballers.filter(({ mine }) => mine).length).toBe(
      [...main.team.pitch.flat(), ...main.team.subs].length - 1,
    );
    expect((await free.ask('GET', '/v1/micro/none')).status).toBe(404);
  });
});

describe('parts of a gameweek, and clubs', () => {
  it('has the same points by footballer, by event and by side', async () => {
    const { rows } = await free.read<FixturesFootballers>('/v1/fixtures/2/footballers');
    const sides = (await free.read<FixturesPoints>('/v1/fixtures/2/points')).rows;
    const { events } = await free.read<FixturesEvents>('/v1/fixtures/2/events');
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    const total = sum(rows.map(({ points }) => points));
    expect(rows).toHaveLength(28);
    expect(sum(sides.map((side) => side.total))).toBe(total);
    const played = sum(rows.map(({ minutes }) => (minutes >= 60 ? 2 : 1)));
    expect(sum(events.map(({ points }) => points ?? 0)) + played).toBe(total);
    expect((await free.ask('GET', '/v1/fixtures/current/events')).status).toBe(200);
    expect((await free.ask('GET', '/v1/fixtures/9/events')).status).toBe(404);
  });

  it('adds a club up from its footballers', async () => {
    const { rows } = await pass.read<{ rows: { id: string; total: number }[] }>('/v1/clubs/index/points');
    const squad = await pass.read<ClubSquad>('/v1/club/ars/squad/total_points');
    expect(squad.rows).toHaveLength(8);
    expect(squad.rows.reduce((all, row) => all + (row.total_points ?? 0), 0)).toBe(
      rows.find(({ id }) => id === 'ars')?.total,
    );
    const strength = await pass.read<{ rows: { correction: number }[] }>('/v1/clubs/index/strength');
    expect(strength.rows.map(({ correction }) => correction)).toEqual([0.2, 0, -0.2, -0.4]);
    expect((await pass.ask('GET', '/v1/club/xyz/squad/default')).status).toBe(404);
  });

  it("shows any squad as a table, by the specification's words for the views", async () => {
    const table = await pass.read<TeamTable>('/v1/templates/squad_tables/team/points/103');
    expect(table.view).toBe('total_points');
    expect(table.groups.SUBS).toHaveLength(4);
    expect((await pass.ask('GET', '/v1/templates/squad_tables/team/none/103')).status).toBe(404);
  });
});
