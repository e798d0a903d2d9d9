import { asLeagueId, type EpochMs } from '@touchline/shared/domain';

import { demoAbilities } from './demoAbilities';
import { lastGameweek, minute } from './calendar';
import { bootstrapDocument } from './documents/bootstrap';
import { createDreamTeams, type DreamTeams } from './documents/dreamTeam';
import { elementSummaryDocument } from './documents/elementSummary';
import { dreamTeamDocument, eventStatusDocument, fixturesDocument, liveDocument } from './documents/fixtures';
import { h2hMatchesDocument, h2hStandingsDocument } from './documents/h2h';
import { standingsDocument } from './documents/leagueStandings';
import { naming, type Naming } from './documents/naming';
import { createPastSums, type Sums } from './documents/sums';
import { entryDocument, historyDocument, picksDocument, transfersDocument } from './documents/teams';
import { fixtureDetailDocument, positionsDocument, streamingDocument } from './documents/touchline';
import { createView, createViewCache, type SeasonView } from './documents/view';
import { createHeadToHead, type HeadToHead } from './h2h';
import { createLeagues, type DemoLeagues } from './leagues';
import { anchorOfYear, demoSeasonAt, demoYear } from './demoYears';
import type { DemoManager } from './managers';
import { createSeason, type DemoSeason, type KeptSeasons } from './season';
import { teamsForDemoAccounts, type DemoAccountTeam } from './teamsForDemoAccounts';

/** As the official API answers a path: its document, or a 404 with the reason. */
export type DemoReply =
  | { readonly outcome: 'ok'; readonly json: unknown }
  | { readonly outcome: 'not_found'; readonly detail: string };

export interface DemoSourceOptions {
  readonly clock: { now(): EpochMs };
  /** Another seed is another season. */
  readonly seed: number;
  /** The instant around which the season lies; it must be the same at every start. */
  readonly anchor: EpochMs;
  /** Uses invented team and person names; otherwise teams have numbers. */
  readonly demoMode: boolean;
  /** Where seasons are kept as far as they were computed: a later start need not compute them again. */
  readonly kept?: KeptSeasons;
}

/** Fits the API's `FplSource`, which this package does not import. */
export interface DemoSource {
  readonly name: 'demo';
  readonly can: typeof demoAbilities;
  readonly season: string;
  turnTo(season: string): void;
  seasonAt(now: EpochMs): string;
  get(path: string): Promise<DemoReply>;
  /** Teams that the demo's accounts own and follow. */
  teamsForDemoAccounts(): readonly DemoAccountTeam[];
}

/**
 * The simulated seasons as the official API would answer at the clock's instant: the one around the anchor,
 * and from the summer after it on the next one, with the same clubs, footballers and managers but its own
 * matches.
 *
 * Deterministic: same seed, anchor and minute of the clock, same bytes. Besides the official paths there are
 * ours for data that the official API lacks: `touchline/fixture/{id}/`, `touchline/streaming/{gw}/`,
 * `touchline/positions/`, `touchline/deadline/{gw}/`.
 */
export function createDemoSource(options: DemoSourceOptions): DemoSource {
  const { clock, anchor } = options;
  // A season takes up to 160 MB: only the most recently requested one is kept.
  let open = { year: 0, game: openYear(options, 0, clock.now()) };
  const yearNow = (now: EpochMs) => {
    const year = demoYear(anchor, now);
    if (open.year !== year) open = { year, game: openYear(options, year, now) };
    return open.game;
  };
  const teams = open.game.teams();
  let season = demoSeasonAt(anchor, clock.now());
  return {
    name: 'demo',
    can: demoAbilities,
    get season() {
      return season;
    },
    turnTo: (next) => void (season = next),
    seasonAt: (now) => demoSeasonAt(anchor, now),
    get: async (path) => yearNow(clock.now()).get(path, clock.now()),
    teamsForDemoAccounts: () => teams,
  };
}

interface OpenYear {
  get(path: string, now: EpochMs): DemoReply;
  teams(): readonly DemoAccountTeam[];
}

/** A year has its own matches and the people of the first one. */
function openYear({ seed, anchor, demoMode, kept }: DemoSourceOptions, year: number, now: EpochMs): OpenYear {
  const season = createSeason(seed + year, anchorOfYear(anchor, year), {
    people: seed,
    ...(kept && { kept: { seasons: kept, now } }),
  });
  const viewAt = latestView(season);
  const leagues = createLeagues(seed, season.calendar, season.fantasy.managers);
  const game: DemoGame = {
    season,
    names: naming(demoMode),
    leagues,
    h2h: createHeadToHead(leagues, season.fantasy.managers),
    managers: new Map(season.fantasy.managers.map((one) => [one.id, one])),
    pastSums: createPastSums(season),
    dreamTeams: createDreamTeams(),
  };
  const answers = new WeakMap<SeasonView, Map<string, DemoReply>>();
  return {
    get: (path, now) => {
      const view = viewAt(now);
      const replies = answers.get(view) ?? new Map<string, DemoReply>();
      answers.set(view, replies);
      const reply = replies.get(path) ?? answer(game, view, path);
      // Limit of the reply cache: one minute's replies for a whole read of the leagues.
      if (replies.size < 500) replies.set(path, reply);
      return reply;
    },
    teams: () => teamsForDemoAccounts(season, game.leagues),
  };
}

/** One view for each whole minute of the clock. */
function latestView(season: DemoSeason): (now: EpochMs) => SeasonView {
  const cache = createViewCache();
  let latest: SeasonView | undefined;
  return (now) => {
    const at = Math.floor(now / minute) * minute;
    if (latest?.now !== at) latest = createView(season, at, cache);
    return latest;
  };
}

/** Data needed for replies besides the view. */
interface DemoGame {
  readonly season: DemoSeason;
  readonly names: Naming;
  readonly leagues: DemoLeagues;
  readonly h2h: HeadToHead;
  readonly managers: ReadonlyMap<number, DemoManager>;
  readonly pastSums: (before: number) => readonly Sums[];
  readonly dreamTeams: DreamTeams;
}

type Params = readonly number[];
type Answer = (game: DemoGame, view: SeasonView, params: Params, query: URLSearchParams) => unknown;

const isGameweek = (gameweek: number): boolean => gameweek >= 1 && gameweek <= lastGameweek;

/** Path pattern and handler; undefined is a 404. */
const routes: readonly (readonly [pattern: RegExp, answer: Answer])[] = [
  [/^bootstrap-static\/$/, (game, view) => bootstrapDocument(view, game)],
  [
    /^fixtures\/$/,
    (_game, view, _params, query) =>
      fixturesDocument(view, { event: numberIn(query, 'event'), future: query.get('future') === '1' }),
  ],
  [
    /^event\/(\d+)\/live\/$/,
    ({ dreamTeams }, view, [gameweek = 0]) =>
      isGameweek(gameweek) ? liveDocument(view, gameweek, dreamTeams) : undefined,
  ],
  [/^event-status\/$/, (_game, view) => eventStatusDocument(view)],
  [/^element-summary\/(\d+)\/$/, (_game, view, [id = 0]) => elementSummaryDocument(view, id)],
  [
    /^dream-team\/(\d+)\/$/,
    ({ dreamTeams }, view, [gameweek = 0]) => dreamTeamDocument(view, gameweek, dreamTeams),
  ],
  [
    /^entry\/(\d+)\/$/,
    (game, view, [id = 0]) => forManager(game, view, id, (one) => entryDocument(view, one, game, game.names)),
  ],
  [
    /^entry\/(\d+)\/history\/$/,
    (game, view, [id = 0]) => forManager(game, view, id, (one) => historyDocument(view, one)),
  ],
  [
    /^entry\/(\d+)\/transfers\/$/,
    (game, view, [id = 0]) => forManager(game, view, id, (one) => transfersDocument(view, one)),
  ],
  [
    /^entry\/(\d+)\/event\/(\d+)\/picks\/$/,
    (game, view, [id = 0, gameweek = 0]) =>
      forManager(game, view, id, (one) => picksDocument(view, one, gameweek)),
  ],
  [/^leagues-classic\/(\d+)\/standings\/$/, standings],
  [
    /^leagues-h2h\/(\d+)\/standings\/$/,
    ({ h2h, names }, view, [id = 0], query) => {
      const league = h2h.byId(asLeagueId(id));
      return league && h2hStandingsDocument(view, league, numberIn(query, 'page_standings') ?? 1, names);
    },
  ],
  [
    /^leagues-h2h-matches\/league\/(\d+)\/$/,
    ({ h2h, names }, view, [id = 0], query) => {
      const [page = 1, event, entry] = ['page', 'event', 'entry'].map((name) => numberIn(query, name));
      const league = h2h.byId(asLeagueId(id));
      return league && h2hMatchesDocument(view, league, { page, event, entry }, names);
    },
  ],
  [/^touchline\/fixture\/(\d+)\/$/, (_game, view, [id = 0]) => fixtureDetailDocument(view, id)],
  [/^touchline\/streaming\/(\d+)\/$/, (_game, view, [gameweek = 0]) => streamingDocument(view, gameweek)],
  [
    /^touchline\/deadline\/(\d+)\/$/,
    (game, view, [gameweek = 0]) =>
      gameweek >= 1 && gameweek <= view.current ? documentsAtDeadline(game, gameweek) : undefined,
  ],
  [/^touchline\/positions\/$/, (_game, view) => positionsDocument(view)],
];

function answer(game: DemoGame, view: SeasonView, path: string): DemoReply {
  const [way = '', search = ''] = path.replace(/^\/+/, '').split('?');
  for (const [pattern, make] of routes) {
    const match = pattern.exec(way);
    if (match === null) continue;
    const json = make(game, view, match.slice(1).map(Number), new URLSearchParams(search));
    if (json !== undefined) return { outcome: 'ok', json };
  }
  return { outcome: 'not_found', detail: `The demo season has no ${path}.` };
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const value = Number(query.get(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** 404 for managers who have not joined yet. */
function forManager(
  game: DemoGame,
  view: SeasonView,
  id: number,
  make: (manager: DemoManager) => unknown,
): unknown {
  const manager = game.managers.get(id);
  return manager !== undefined && manager.joined <= view.now ? make(manager) : undefined;
}

/** What was known a minute before a deadline that has passed. */
function documentsAtDeadline(game: DemoGame, gameweek: number): unknown {
  const deadline = game.season.calendar.deadlines[gameweek] ?? 0;
  const before = createView(game.season, deadline - minute, createViewCache());
  return { bootstrap: bootstrapDocument(before, game), fixtures: fixturesDocument(before, {}) };
}

function standings(game: DemoGame, view: SeasonView, [id = 0]: Params, query: URLSearchParams): unknown {
  const league = game.leagues.byId(asLeagueId(id));
  const page = numberIn(query, 'page_standings') ?? 1;
  const newPage = numberIn(query, 'page_new_entries') ?? 1;
  return league && standingsDocument(view, league, page, newPage, game.names);
}
