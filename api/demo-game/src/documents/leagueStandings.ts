import type { DemoLeague } from '../leagues';
import type { DemoManager } from '../managers';
import { rankBy } from '../rankBy';
import type { Naming } from './naming';
import { entryInstant, instant, type SeasonView } from './view';

/** One row of a league as of the last count. */
export interface LeagueLine {
  readonly index: number;
  readonly points: number;
  readonly total: number;
  readonly before: number;
  rank: number;
  lastRank: number;
}

/** Cache of rows by rank per count, since leagues change only when the game counts. */
const tables = new WeakMap<object, Map<number, readonly LeagueLine[]>>();

export function leagueTable(view: SeasonView, league: DemoLeague): readonly LeagueLine[] {
  const standings = view.standings();
  const byLeague = tables.get(standings) ?? new Map<number, readonly LeagueLine[]>();
  tables.set(standings, byLeague);
  const found = byLeague.get(league.id);
  if (found) return found;
  const lines = league.members.flatMap((index) => lineOf(view, league, index) ?? []);
  rankBy(
    lines,
    (line) => line.before,
    (line, rank) => (line.lastRank = view.current <= league.startGameweek ? 0 : rank),
  );
  rankBy(
    lines,
    (line) => line.total,
    (line, rank) => (line.rank = rank),
  );
  lines.sort((one, other) => one.rank - other.rank || one.index - other.index);
  byLeague.set(league.id, lines);
  return lines;
}

function lineOf(view: SeasonView, league: DemoLeague, index: number): LeagueLine | undefined {
  const standing = view.standings()[index];
  if (standing === undefined) return undefined;
  // Points from before the league's start do not count.
  const earlier = view.season.fantasy.period(league.startGameweek - 1)?.teams[index]?.total ?? 0;
  const before = (view.season.fantasy.period(view.current - 1)?.teams[index]?.total ?? 0) - earlier;
  return { index, points: standing.points, total: standing.total - earlier, before, rank: 0, lastRank: 0 };
}

const pageSize = 50;

/** `leagues-classic/{id}/standings/` with its two pages. */
export function standingsDocument(
  view: SeasonView,
  league: DemoLeague,
  page: number,
  newPage: number,
  names: Naming,
): unknown {
  const lines = leagueTable(view, league);
  const shown = lines.slice((page - 1) * pageSize, page * pageSize);
  const { managers } = view.season.fantasy;
  const joining = league.members
    .map((index) => managers[index])
    .filter((one) => one !== undefined && isNew(view, one));
  const admin = league.admin === null ? undefined : managers[league.admin];
  return {
    new_entries: {
      has_next: joining.length > newPage * pageSize,
      page: newPage,
      results: joining
        .slice((newPage - 1) * pageSize, newPage * pageSize)
        .map((one) => one && newRow(one, names)),
    },
    last_updated_data: view.current === 0 ? null : instant(view.countedAt()),
    league: {
      id: league.id,
      name: league.name,
      created: entryInstant(league.created),
      closed: false,
      max_entries: null,
      league_type: league.type,
      scoring: 'c',
      admin_entry: admin?.id ?? null,
      start_event: league.startGameweek,
      code_privacy: 'p',
      has_cup: false,
      cup_league: null,
      rank: null,
    },
    standings: {
      has_next: lines.length > page * pageSize,
      page,
      results: shown.map((line, place) =>
        row(league, line, managers[line.index], (page - 1) * pageSize + place + 1, names),
      ),
    },
  };
}

/** Entered since the last deadline. */
const isNew = (view: SeasonView, manager: DemoManager): boolean =>
  manager.started === view.current + 1 && manager.joined <= view.now;

function newRow(manager: DemoManager, names: Naming) {
  return {
    entry: manager.id,
    entry_name: names.team(manager),
    joined_time: entryInstant(manager.joined),
    player_first_name: names.first(manager),
    player_last_name: names.last(manager),
  };
}

function row(
  league: DemoLeague,
  line: LeagueLine,
  manager: DemoManager | undefined,
  sort: number,
  names: Naming,
) {
  return {
    id: league.id * 10_000 + line.index,
    event_total: line.points,
    player_name: manager ? `${names.first(manager)} ${names.last(manager)}` : '',
    rank: line.rank,
    last_rank: line.lastRank,
    rank_sort: sort,
    total: line.total,
    entry: manager?.id ?? 0,
    entry_name: manager ? names.team(manager) : '',
  };
}
