import { asTeamId } from '@touchline/shared/domain';
import type {
  ClubOverview,
  Dashboard,
  FixturesList,
  FootballerPoints,
  FootballersIndex,
  FootballersSuggested,
  TimelineList,
  TransfersList,
} from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { describeSeason, type RecordedSeason } from '../support/recordedSeason';
import type { Instants } from './instants';
import { badgesOfAll } from './plainBadges';
import {
  clubFixturesPageOf,
  clubOverviewOf,
  clubPointsOf,
  clubPointsPageOf,
  clubsOf,
  clubTickerOf,
  strengthsOf,
  tableOf,
} from './plainClubs';
import {
  doublesAndBlanksOf,
  fixtureHeadOf,
  fixtureRowOf,
  fixturesEventsOf,
  fixturesFootballersOf,
  fixturesPointsOf,
  fixtureTabsOf,
  gameweekOverviewOf,
  gameweekSummaryOf,
} from './plainFixtures';
import {
  footballerHeadOf,
  footballerPagesOf,
  nobodysView,
  type PlainReader,
  rowOf,
  sortedBy,
  sorts,
  suggestedAt,
  suggestedWith,
  transfersListOf,
  defaultSort,
  views,
} from './plainFootballers';
import {
  clubOf,
  fixturesOfGameweek,
  gameweekInfoOf,
  matchesOf,
  pairOf,
  plainSeason,
  type PlainSeason,
} from './plainSeason';
import {
  dashboardOf,
  gameweekRowsOf,
  leaguesOf,
  lineupsOf,
  mainOf,
  nextOf,
  overviewOf,
  popupOf,
  squadTableOf,
  teamPointsOf,
} from './plainTeamPages';
import { type PlainPlace, plainTeam, type PlainTeam, weekNow, weekOf } from './plainTeams';
import { inOrder, timelineOf } from './plainTimeline';
import { createTally } from './tally';

const pageSize = 20;

/**
 * Declares the tests of a recorded season: every report compared with an independent calculation, at each
 * instant.
 */
export function compareSeason(recorded: RecordedSeason, instants: Instants): void {
  const title = `every report of ${recorded.name} is what a plain second count gives`;
  describeSeason(title, recorded, () => compareAll(recorded, instants));
}

function compareAll({ name, folder, team: recordedTeam }: RecordedSeason, instants: Instants): void {
  const tally = createTally();
  let app: GameApp;
  let person: Person;
  let season: PlainSeason;
  let team: PlainTeam;
  let reader: PlainReader;

  beforeAll(async () => {
    // Schemas of replies are checked by other tests.
    app = await buildGameApp({ folder, now: instants[0]?.[1] ?? '', checkReplies: false });
    person = await app.signUp({ team: asTeamId(recordedTeam), role: 'PREMIUM' });
  }, 120_000);
  afterAll(async () => {
    tally.print(`season of ${name}`);
    await app.close();
  });

  const readPage = async <Payload>(url: string) => person.read<Payload>(url);

  /** The own squad of a gameweek with the substitutions made so far. */
  function ownPlaces(gameweek: number | undefined): readonly PlainPlace[] {
    const squad = gameweek === undefined ? undefined : team.squads.get(gameweek);
    return squad === undefined ? [] : weekOf(season, squad).places;
  }

  describe.each(instants)('%s', (_, instant) => {
    beforeAll(async () => {
      await app.moveTo(instant);
      season = await plainSeason(app.fpl, Date.parse(instant));
      team = await plainTeam(season, app.fpl, recordedTeam);
      const places = ownPlaces(season.current?.id);
      reader = { mine: new Set(places.map(({ id }) => id)), watched: [], ownership: nobodysView };
      // The team is read once before, so that its squad of this gameweek is stored.
      await person.read('/v1/team/overview');
    }, 120_000);

    it('clubs: table, points, strengths, ticker', async () => {
      const rows = async (kind: string) =>
        (await readPage<{ rows: unknown }>(`/v1/clubs/index/${kind}`)).rows;
      tally.compare('league table', await rows('standings'), tableOf(season));
      tally.compare('points of clubs', await rows('points'), clubPointsOf(season));
      tally.compare('strengths', await rows('strength'), strengthsOf(season));
      tally.compare('ticker', await readPage('/v1/clubs/index/season'), clubTickerOf(season));
      tally.compare('ticker', await readPage('/v1/season_ticker/club'), clubTickerOf(season));
    });

    it('pages of every club', async () => {
      for (const club of clubsOf(season)) {
        const overview = await readPage<ClubOverview>(`/v1/club/${club}/overview`);
        tally.compare('club overview', overview, clubOverviewOf(season, club));
        tally.compare(
          'club fixtures',
          await readPage(`/v1/club/${club}/fixtures`),
          clubFixturesPageOf(season, club),
        );
        tally.compare(
          'club points',
          await readPage(`/v1/club/${club}/points`),
          clubPointsPageOf(season, club),
        );
        const squad = sortedBy(season, 'total_points').filter((one) => clubOf(season, one) === club);
        const { rows } = await readPage<{ rows: unknown }>(`/v1/club/${club}/squad/total_points`);
        const plain = squad.map((one) => rowOf(season, one, reader, 'total_points'));
        tally.compare('club squad', rows, plain);
      }
    }, 60_000);

    it('lists of footballers in every view, sorted by everything', async () => {
      for (const view of Object.keys(views)) {
        const sorted = sortedBy(season, defaultSort[view] ?? '');
        const pages = Math.ceil(sorted.length / pageSize);
        for (
          let page = 1;
          page <= pages;
          page += view === 'total_points' || view === 'fixtures_points' ? 1 : 5
        ) {
          const url = `/v1/footballers/index/${view}?page=${page}`;
          const { rows, paging } = await readPage<FootballersIndex>(url);
          const part = sorted.slice((page - 1) * pageSize, page * pageSize);
          tally.compare(
            `list: ${view}`,
            rows,
            part.map((one) => rowOf(season, one, reader, view)),
          );
          expect([paging.pages, paging.total]).toEqual([pages, sorted.length]);
        }
      }
      for (const key of Object.keys(sorts)) {
        for (const order of ['asc', 'desc'] as const) {
          const url = `/v1/footballers/index/default?order_by=${key}&order=${order}&page=2`;
          const { rows } = await readPage<FootballersIndex>(url);
          const part = sortedBy(season, key, order).slice(pageSize, 2 * pageSize);
          tally.compare(
            'list: sorts',
            rows.map(({ id }) => id),
            part.map(({ id }) => id),
          );
        }
      }
    }, 120_000);

    it('badges and suggestions', async () => {
      const { positions, categories } = await readPage<FootballersSuggested>('/v1/footballers/suggested/all');
      for (const { key, footballers } of positions)
        tally.compare('suggested by position', footballers, suggestedAt(season, key));
      const given = new Set([...badgesOfAll(season).values()].flat());
      expect(new Set(categories.map(({ key }) => key))).toEqual(given);
      for (const { key, footballers } of categories)
        tally.compare('suggested by badge', footballers, suggestedWith(season, key));
      for (const key of given) {
        const { paging } = await readPage<FootballersIndex>(`/v1/footballers/index/default?badge=${key}`);
        const carriers = [...badgesOfAll(season).values()].filter((keys) => keys.includes(key));
        tally.compare('carriers of a badge', paging.total, carriers.length);
      }
    });

    it('transfers', async () => {
      for (const kind of ['in', 'out', 'nett']) {
        const all = transfersListOf(season, kind, reader);
        const pages = Math.max(1, Math.ceil(all.length / pageSize));
        for (const page of new Set([1, 2, pages])) {
          const { rows, paging } = await readPage<TransfersList>(`/v1/transfers/${kind}?page=${page}`);
          const shown = Math.min(page, pages);
          tally.compare(`transfers: ${kind}`, rows, all.slice((shown - 1) * pageSize, shown * pageSize));
          expect(paging.total).toBe(all.length);
        }
      }
    });

    it('gameweeks', async () => {
      const plain = {
        current: season.current?.id ?? null,
        next: season.next?.id ?? null,
        gameweeks: season.events.map((event) => gameweekSummaryOf(season, event)),
      };
      tally.compare('gameweeks', await readPage('/v1/gameweeks/index'), plain);
      for (const event of season.events)
        tally.compare(
          'gameweek overview',
          await readPage(`/v1/gameweek/${event.id}/overview`),
          gameweekOverviewOf(season, event),
        );
    });

    it('fixtures of every gameweek, with what happened in them', async () => {
      const shown = season.current?.id ?? 0;
      for (const event of season.events.filter(({ id }) => id > shown - 3 || id % 7 === 0)) {
        const list = await readPage<FixturesList>(`/v1/fixtures/${event.id}`);
        // The squad of a future gameweek is unknown: the current one is shown.
        const places = ownPlaces(shown === 0 ? undefined : Math.min(event.id, shown));
        const multiplierOf = (id: number) => places.find((place) => place.id === id)?.multiplier;
        const rows = fixturesOfGameweek(season, event.id).map((one) =>
          fixtureRowOf(season, one, multiplierOf),
        );
        const plain = {
          gameweek: gameweekInfoOf(season, event),
          fixtures: rows,
          postponed: [],
          ...doublesAndBlanksOf(season, event.id),
        };
        const sortMine = (row: FixturesList['fixtures'][number]) => ({
          ...row,
          mine: [...row.mine].sort((a, b) => a.id - b.id),
        });
        tally.compare('fixtures', { ...list, fixtures: list.fixtures.map(sortMine) }, plain);
        const gameweek = gameweekInfoOf(season, event);
        const mine = new Set(places.map(({ id }) => id));
        const here = { ...reader, mine };
        const part = async (name: string) => readPage(`/v1/fixtures/${event.id}/${name}`);
        const points = { gameweek, rows: fixturesPointsOf(season, event.id) };
        tally.compare('fixtures: points', await part('points'), points);
        const events = { gameweek, events: fixturesEventsOf(season, event.id, here) };
        tally.compare('fixtures: events', await part('events'), events);
        const footballers = { gameweek, rows: fixturesFootballersOf(season, event.id, here) };
        tally.compare('fixtures: footballers', await part('footballers'), footballers);
      }
    }, 120_000);

    it('every tab of the fixtures around now', async () => {
      const shown = season.current?.id ?? 1;
      const near = season.fixtures.filter(
        ({ event }) => event === shown || event === Math.min(38, shown + 1),
      );
      for (const fixture of near.slice(0, 16)) {
        // For a coming fixture the current squad is marked.
        const places = ownPlaces(Math.min(fixture.event ?? 38, season.current?.id ?? 0) || undefined);
        const head = fixtureHeadOf(
          season,
          fixture,
          (id) => places.find((place) => place.id === id)?.multiplier,
        );
        for (const [tab, plain] of Object.entries(fixtureTabsOf(season, fixture))) {
          const url = `/v1/fixture/${pairOf(season, fixture)}/${tab}`;
          const { head: given, ...rest } = await readPage<{ head: typeof head }>(url);
          tally.compare(`fixture ${tab}`, rest, plain);
          const mine = [...given.fixture.mine].sort((a, b) => a.id - b.id);
          tally.compare('fixture head', { ...given, fixture: { ...given.fixture, mine } }, head);
        }
      }
    }, 120_000);

    it('the own team: header, pitch, tables, line-ups, next gameweek, history, leagues', async () => {
      const page = async (name: string) => readPage(`/v1/team/${name}`);
      tally.compare('team overview', await page('overview'), overviewOf(season, team));
      tally.compare('team main', await page('main'), mainOf(season, team));
      tally.compare('team next', await page('next'), nextOf(season, team));
      tally.compare('team lineups', await page('lineups'), lineupsOf(season, team));
      tally.compare('team gameweeks', await page('gameweeks'), { rows: gameweekRowsOf(season, team) });
      tally.compare('team points', await page('points'), teamPointsOf(season, team));
      for (const view of Object.keys(views)) {
        const plain = squadTableOf(season, weekNow(season, team), reader, view);
        tally.compare('team squad', await page(`squad/${view}`), plain);
      }
      tally.compare('leagues', await readPage('/v1/leagues/all'), leaguesOf(team));
    });

    it('the popup of the own team in every gameweek', async () => {
      const own = team;
      const url = `/v2/team/popup/${recordedTeam}`;
      const plainFor = (gameweek: number | undefined) => popupOf(season, own, gameweek, { own, rivals: [] });
      tally.compare('popup', await readPage(url), plainFor(season.current?.id));
      for (const { id } of season.events.filter((event) => event.id <= (season.current?.id ?? 0)))
        tally.compare('popup', await readPage(`${url}/${id}`), plainFor(id));
    }, 60_000);

    it('Home', async () => {
      const { rivals: _, categories, ...home } = await readPage<Dashboard>('/v1/dashboard');
      const { categories: counts, ...plain } = dashboardOf(season, team, 0);
      tally.compare('dashboard', home, plain);
      // Badges without footballers are included.
      const carried = Object.entries(categories).filter(([key, count]) => key === 'watchlist' || count > 0);
      tally.compare('dashboard', Object.fromEntries(carried), counts);
    });

    it('the timeline of the own team', async () => {
      const items: TimelineList['items'] = [];
      for (let before: string | null = ''; before !== null;) {
        const page: TimelineList = await readPage(`/v1/timeline/list?before=${before}`);
        items.push(...page.items);
        before = page.older;
      }
      const times = items.map(({ at }) => Date.parse(at));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(times.every((at) => at <= season.now)).toBe(true);
      const reported = items
        // Price moments depend on the reads, and this test reads ten times a season.
        .filter(({ kind }) => !kind.startsWith('price'))
        .map(({ kind, gameweek_id, text, points }) => ({
          kind,
          gameweek_id,
          text,
          ...(points === undefined ? {} : { points }),
        }));
      tally.compare('timeline', inOrder(reported), inOrder(timelineOf(season, team)));
    }, 60_000);

    it('every page of footballers of all kinds', async () => {
      for (const one of telling(season)) {
        const head = footballerHeadOf(season, one, reader);
        for (const [page, plain] of Object.entries(footballerPagesOf(season, one))) {
          const url = `/v1/footballer/${one.id}/${page}`;
          const { head: given, ...rest } = await readPage<{ head: unknown }>(url);
          tally.compare('footballer head', given, head);
          if (page === 'points') {
            const { points, rows } = rest as unknown as FootballerPoints;
            const categories = Object.fromEntries(
              rows.map(({ category, points: sum, count }) => [category, { points: sum, count }]),
            );
            tally.compare(`footballer ${page}`, { points: { nominal: points.nominal }, categories }, plain);
          } else if (['default', 'details', 'predictions'].includes(page))
            // Our own expected points are validated by the backtest, not calculated a second time.
            tally.compare(`footballer ${page}`, rest, expect.objectContaining(plain));
          else tally.compare(`footballer ${page}`, rest, plain);
        }
      }
    }, 120_000);
  });
}

/** Footballers to compare: the best, the worst, all who moved within the league, and some of each kind. */
function telling(season: PlainSeason) {
  const byPoints = sortedBy(season, 'total_points');
  const moved = season.elements.filter((one) =>
    matchesOf(season, one.id).some(({ club }) => club !== clubOf(season, one)),
  );
  const flagged = season.elements.filter(({ news }) => news !== '').slice(0, 4);
  const some = [
    ...byPoints.slice(0, 8),
    ...byPoints.slice(200, 206),
    ...byPoints.slice(-3),
    ...flagged,
    ...moved,
  ];
  return [...new Set(some)].slice(0, 36);
}
