import { asTeamId } from '@touchline/shared/domain';
import type {
  Dashboard,
  FootballersIndex,
  RivalsList,
  RivalsState,
  TopTeams,
  TopTransfers,
} from '@touchline/shared/wire';
import { minute } from '@touchline/demo-game/calendar';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import type { OfficialEntry, OfficialFixture, OfficialStandings } from '../../src/game/fpl/official';
import { ingestElite } from '../../src/game/ingest/ingestElite';
import { ingestTeam } from '../../src/game/ingest/ingestTeam';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { badgesOfAll } from './plainBadges';
import { type PlainReader, views } from './plainFootballers';
import { plainSeason, type PlainSeason, read, settledEvent } from './plainSeason';
import { gameweekRowsOf, mainOf, overviewOf, popupOf, squadTableOf } from './plainTeamPages';
import { plainTeam, type PlainTeam, squadNow, weekNow } from './plainTeams';
import {
  averageIn,
  boxOf,
  chipsPageOf,
  gameweekMatrixOf,
  gameweekPageOf,
  leadersOf,
  listOf,
  ownershipOf,
  phaseMatrixOf,
  type PlainView,
  pointsPageOf,
  readerIn,
  reportPageOf,
  seasonPageOf,
  templatePitchOf,
  templateSingleOf,
  templateTableOf,
  topTeamsOf,
  topTransfersOf,
  transfersPageOf,
} from './plainViews';
import { createTally } from './tally';

/**
 * Comparisons of many teams: the recording has one manager only, so these reports are calculated a second
 * time in the simulated season, with 18 rivals, a league and the first thousand of all.
 */
const instants: [what: string, at: () => Promise<number>][] = [
  ['with two matches in play', () => Promise.resolve(testAnchor)],
  ['in a double gameweek, when most have played', async () => (await lastKickoffOf(25)) + 40 * minute],
];

async function lastKickoffOf(gameweek: number): Promise<number> {
  const fixtures = await read<OfficialFixture[]>(app.fpl, `fixtures/?event=${gameweek}`);
  return Math.max(...fixtures.map(({ kickoff_time }) => Date.parse(kickoff_time ?? '')));
}

const tally = createTally();
let app: GameApp;
let person: Person;
let season: PlainSeason;
let own: PlainTeam;
let leaders: PlainTeam[];
let rivals: PlainView;
let league: PlainView;
let elite: PlainView;

jest.setTimeout(240_000);

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
  });
  const pass = accountOf('pass');
  person = await app.signUp({ team: pass.teamId, role: 'PREMIUM' });
  for (const id of pass.rivalIds) await person.ask('POST', `/v1/rivals/add/${id}`);
});
afterAll(async () => {
  tally.print('views of the simulated season');
  await app.close();
});

function accountOf(account: string) {
  const found = app.fpl.teamsForDemoAccounts?.().find((one) => one.account === account);
  if (found === undefined) throw new Error(`The demo has no team for ${account}.`);
  return found;
}

/** Reads every followed team, then the leaders, as the reading loop does. */
async function readTeams(ids: readonly number[]): Promise<void> {
  const current = season.current?.id ?? 0;
  const phase = `${current} ${settledEvent(season.current) ? 'settled' : 'open'}`;
  for (const id of ids) await ingestTeam(app, { id: asTeamId(id), current, phase, squads: 'all' });
  await ingestElite(app, { current, phase, isStopping: () => false });
}

async function plainViews(): Promise<void> {
  const { teamId, rivalIds } = accountOf('pass');
  const { leagues } = await read<OfficialEntry>(app.fpl, `entry/${teamId}/`);
  const leagueId =
    leagues.classic.find(({ league_type, rank_count }) => league_type === 'x' && (rank_count ?? 99) <= 50)
      ?.id ?? 0;
  const standings = await read<OfficialStandings>(app.fpl, `leagues-classic/${leagueId}/standings/`);
  const members = standings.standings.results.map(({ entry }) => entry);
  const ids = [...new Set([teamId, ...rivalIds, ...members])];
  await readTeams(ids);
  const teams = new Map<number, PlainTeam>();
  for (const id of ids) teams.set(id, await plainTeam(season, app.fpl, id));
  const some = (numbers: readonly number[]) => numbers.flatMap((id) => teams.get(id) ?? []);
  own = some([teamId])[0] as PlainTeam;
  leaders = await leadersOf(season, app.fpl);
  const config = (id: string | number, type: string, label: string) => ({ id, type, label });
  const name = standings.league.name;
  const view = { own, rivals: rivalIds };
  rivals = { ...view, config: config('rivals', 'rivals', 'Rivals'), teams: [...some(rivalIds), own] };
  league = { ...view, config: config(leagueId, 'league', name), teams: some([...members]) };
  // For a leader who is also followed all data is known.
  const leaderTeams = leaders.map((one) => teams.get(one.id) ?? one);
  elite = {
    ...view,
    config: config('elite', 'elite', 'Elite'),
    teams: leaderTeams.includes(own) ? leaderTeams : [...leaderTeams, own],
  };
  season = { ...season, leaders: leaders.flatMap((one) => squadNow(season, one) ?? []) };
}

describe.each(instants)('%s', (_, instant) => {
  let at: number;
  let reader: PlainReader;
  const others = ({ teams }: PlainView) => teams.filter((team) => team !== own);
  const page = async <Payload>(url: string) => person.read<Payload>(url);

  beforeAll(async () => {
    at = await instant();
    await app.moveTo(new Date(at).toISOString());
    season = await plainSeason(app.fpl, at);
    await plainViews();
    reader = readerIn(season, rivals, []);
  });

  it('is the state that was meant', () => {
    expect(
      season.fixtures.some(({ started, finished_provisional }) => started === true && !finished_provisional),
    ).toBe(true);
    expect(others(rivals)).toHaveLength(18);
    expect(others(league).length).toBeGreaterThan(5);
    expect(leaders).toHaveLength(1000);
  });

  it('the lists of rivals, elite and league', async () => {
    tally.compare('list: rivals', await page('/v1/rivals/list/rivals'), listOf(season, rivals));
    const { rows, ...list } = await page<RivalsList>('/v1/rivals/list/elite');
    const { rows: plain, ...plainList } = listOf(season, elite);
    tally.compare('list: elite', list, plainList);
    tally.compare('list: elite', rows, plain);
    const members = await page(`/v1/league/classic/${league.config.id}/list`);
    tally.compare('list: league', members, listOf(season, league));
    const { ownership } = await page<RivalsState>('/v1/rivals/state');
    tally.compare('ownership', ownership, ownershipOf(season, others(rivals)));
  });

  it('every page of rivals, elite and league', async () => {
    const scopes = [
      ['rivals', rivals, 'rivals'],
      ['league', league, `league/${league.config.id}`],
      ['elite', elite, 'elite'],
    ] as const;
    for (const [scope, view, segment] of scopes) {
      const [name, id = ''] = segment.split('/');
      const ask = async (asked: string, query = '') =>
        page(`/v1/templates/rival_pages/${name}/${asked}${id === '' ? '/0' : `/${id}`}${query}`);
      tally.compare(`${scope}: gameweek`, await ask('gameweek'), gameweekPageOf(season, view));
      tally.compare(`${scope}: chips`, await ask('chips'), chipsPageOf(season, view));
      for (const sort of ['overall', 'lineup', 'c', 'vc', 'in'] as const) {
        const report = await ask('report', `?order_by=${sort}`);
        tally.compare(`${scope}: report`, report, reportPageOf(season, view, sort));
      }
      tally.compare(`${scope}: season`, await ask('season'), seasonPageOf(season, view));
      // For leaders at a later instant only the squads of two gameweeks are read, and earlier points are
      // unknown.
      if (scope !== 'elite' || at === testAnchor)
        tally.compare(`${scope}: points`, await ask('points'), pointsPageOf(season, view));
      tally.compare(`${scope}: gameweeks`, await ask('points_gameweek'), gameweekMatrixOf(season, view));
      tally.compare(`${scope}: phases`, await ask('points_phase'), phaseMatrixOf(season, view));
      for (const gameweek of [8, 20, season.current?.id ?? 0]) {
        const transfers = await ask('transfers', `?gw=${gameweek}`);
        tally.compare(`${scope}: transfers`, transfers, transfersPageOf(season, view, gameweek));
      }
    }
  });

  it('template line-ups, alone, against the own team and as a table', async () => {
    for (const [x, view] of [
      ['rivals', rivals],
      [league.config.id, league],
      ['elite', elite],
    ] as const) {
      const [single, pitch] = [templateSingleOf(season, view), templatePitchOf(season, view)];
      tally.compare('template: single', await page(`/v1/template_lineups/single/${x}`), single);
      tally.compare('template: pitch', await page(`/v1/template_lineups/pitch/${x}`), pitch);
    }
    for (const kind of Object.keys(views)) {
      const table = await page(`/v1/templates/squad_tables/rivals/${kind}/0`);
      tally.compare('template: table', table, templateTableOf(season, rivals, reader, kind));
    }
  });

  it('whom the elite own, buy and sell', async () => {
    const mine = squadNow(season, own)?.ids ?? [];
    for (const tier of [100, 250, 500, 1000]) {
      const owned = await page<TopTeams>(`/v1/footballers/top_teams/${tier}`);
      const sampled = new Date(at).toISOString();
      tally.compare('elite picks', owned, topTeamsOf(season, leaders, { tier, sampled, mine }));
      const moved = await page<TopTransfers>(`/v1/footballers/top_transfers/${tier}`);
      tally.compare('elite transfers', moved, topTransfersOf(season, leaders, { tier, sampled, mine }));
    }
  });

  it('badges, with those that need real positions and the elite', async () => {
    const all = badgesOfAll(season);
    const keys = new Set([...all.values()].flat());
    for (const key of ['oop_positive', 'oop_negative']) expect(keys).toContain(key);
    for (const key of [...keys, 'secret_weapon']) {
      const { paging } = await page<FootballersIndex>(`/v1/footballers/index/default?badge=${key}`);
      const carriers = [...all.values()].filter((own) => own.includes(key)).length;
      tally.compare('carriers of a badge', paging.total, carriers);
    }
  });

  it('the own team and others beside it', async () => {
    tally.compare('team overview', await page('/v1/team/overview'), overviewOf(season, own));
    tally.compare('team main', await page('/v1/team/main'), mainOf(season, own));
    const rows = gameweekRowsOf(season, own, averageIn(others(rivals)));
    tally.compare('team gameweeks', await page('/v1/team/gameweeks'), { rows });
    for (const view of Object.keys(views)) {
      const table = squadTableOf(season, weekNow(season, own), reader, view);
      tally.compare('team squad', await page(`/v1/team/squad/${view}`), table);
    }
    const { rivals: box } = await page<Dashboard>('/v1/dashboard');
    tally.compare('rivals of Home', box, boxOf(season, rivals));
    for (const team of league.teams.slice(0, 12))
      for (const gameweek of [season.current?.id ?? 0, 12]) {
        const url = `/v2/team/popup/${team.id}/${gameweek}`;
        const plain = popupOf(season, team, gameweek, { own, rivals: rivals.rivals });
        tally.compare('popup', await page(url), plain);
      }
  });
});
