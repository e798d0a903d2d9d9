import {
  type TeamId,
  asTeamId,
  type GameweekNumber,
  type H2hRecord,
  h2hOutcome,
  h2hTable,
} from '@touchline/shared/domain';
import type { DemoCup, DemoH2hLeague, DemoPairing, HeadToHead } from '../h2h';
import type { DemoManager } from '../managers';
import { averageOf } from './events';
import type { Naming } from './naming';
import { entryInstant, type SeasonView } from './view';

/** Net points as of the game's last count; the average's without an index. */
function netPoints(view: SeasonView, index: number | null, gameweek: GameweekNumber): number {
  if (gameweek > view.current) return 0;
  if (index === null) return averageOf(view, gameweek);
  const team = view.season.fantasy.period(gameweek)?.teams[index];
  const points = gameweek === view.current ? view.standings()[index]?.points : team?.points;
  return (points ?? 0) - (team?.cost ?? 0);
}

const emptyRecord = { rank: 0, played: 0, won: 0, drawn: 0, lost: 0, points_for: 0, total: 0 };

/** The table after the settled gameweeks up to `last`; rows are by manager index. */
function tableAfter(view: SeasonView, { members, pairings }: DemoH2hLeague, last: GameweekNumber) {
  const settled = pairings.filter(({ gameweek }) => gameweek <= last && view.isChecked(gameweek));
  const hasAverage = members.length % 2 === 1;
  const rows = [...members, ...(hasAverage ? [null] : [])].map((index): H2hRecord => ({
    ...emptyRecord,
    team_id: index as TeamId | null,
  }));
  return h2hTable(
    rows,
    settled.map(({ gameweek, home, away }) => ({
      home: { team_id: home as TeamId | null, points: netPoints(view, home, gameweek) },
      away: { team_id: away as TeamId | null, points: netPoints(view, away, gameweek) },
    })),
  );
}

const pageSize = 50;

/** `leagues-h2h/{id}/standings/` */
export function h2hStandingsDocument(view: SeasonView, league: DemoH2hLeague, page: number, names: Naming) {
  const { managers } = view.season.fantasy;
  const before = new Map(
    tableAfter(view, league, lastCounted(view) - 1).map((row) => [row.team_id, row.rank]),
  );
  const rows = tableAfter(view, league, view.current);
  return {
    new_entries: { has_next: false, page: 1, results: [] },
    league: { ...leagueCard(league, view), admin_entry: null, start_event: 1, ko_rounds: null },
    standings: {
      has_next: rows.length > page * pageSize,
      page,
      results: rows.slice((page - 1) * pageSize, page * pageSize).map((row) => {
        const side = sideOf(managers[row.team_id ?? -1], row.team_id, names);
        return {
          id: league.id * 1_000 + row.rank,
          division: league.id,
          entry: side.entry,
          entry_name: side.name,
          player_name: side.player_name,
          rank: row.rank,
          last_rank: before.get(row.team_id) ?? 0,
          rank_sort: row.rank,
          total: row.total,
          matches_played: row.played,
          matches_won: row.won,
          matches_drawn: row.drawn,
          matches_lost: row.lost,
          points_for: row.points_for,
        };
      }),
    },
  };
}

const lastCounted = (view: SeasonView) => (view.isChecked(view.current) ? view.current : view.current - 1);

const leagueCard = ({ id, name }: DemoH2hLeague, view: SeasonView) => ({
  id,
  name,
  created: entryInstant(view.season.calendar.deadlines[1] ?? 0),
  closed: true,
  max_entries: null,
  league_type: 'x',
  scoring: 'h',
});

function sideOf(manager: DemoManager | undefined, index: number | null, names: Naming) {
  if (index === null || manager === undefined)
    return { entry: null, name: 'AVERAGE', player_name: 'AVERAGE' };
  return {
    entry: manager.id,
    name: names.team(manager),
    player_name: `${names.first(manager)} ${names.last(manager)}`,
  };
}

/** `leagues-h2h-matches/league/{id}/`, by gameweek. */
export function h2hMatchesDocument(
  view: SeasonView,
  league: DemoH2hLeague,
  asked: { page: number; event: number | undefined; entry: number | undefined },
  names: Naming,
) {
  const { managers } = view.season.fantasy;
  const idOf = (index: number | null) => (index === null ? null : (managers[index]?.id ?? null));
  const matches = league.pairings
    .map((pairing, index) => ({ pairing, index }))
    .filter(({ pairing: { gameweek, home, away } }) => {
      const isOfEntry = asked.entry === undefined || [idOf(home), idOf(away)].includes(asTeamId(asked.entry));
      return isOfEntry && (asked.event === undefined || gameweek === asked.event);
    });
  const start = (asked.page - 1) * pageSize;
  return {
    has_next: matches.length > start + pageSize,
    page: asked.page,
    results: matches
      .slice(start, start + pageSize)
      .map(({ pairing, index }) => matchDocument(view, pairing, { id: league.id * 10_000 + index, names })),
  };
}

interface MatchFrame {
  readonly id: number;
  readonly names: Naming;
  /** Set for a cup match. */
  readonly cup?: { readonly id: number; readonly round: string; readonly winner: number | null };
}

function matchDocument(view: SeasonView, pairing: DemoPairing, { id, names, cup }: MatchFrame) {
  const { gameweek, home, away } = pairing;
  const { managers } = view.season.fantasy;
  const isBye = cup !== undefined && away === null;
  const [mine, theirs] = [netPoints(view, home, gameweek), isBye ? 0 : netPoints(view, away, gameweek)];
  const outcome = view.isChecked(gameweek) && cup === undefined ? h2hOutcome(mine, theirs) : undefined;
  const winner = cup !== undefined ? cup.winner : outcome === 'W' ? home : outcome === 'L' ? away : null;
  return {
    id,
    event: gameweek,
    ...prefixed('entry_1', sideOf(managers[home], home, names)),
    entry_1_points: mine,
    entry_1_win: Number(outcome === 'W'),
    entry_1_draw: Number(outcome === 'D'),
    entry_1_loss: Number(outcome === 'L'),
    ...prefixed(
      'entry_2',
      isBye ? { entry: null, name: null, player_name: null } : sideOf(managers[away ?? -1], away, names),
    ),
    entry_2_points: theirs,
    entry_2_win: Number(outcome === 'L'),
    entry_2_draw: Number(outcome === 'D'),
    entry_2_loss: Number(outcome === 'W'),
    is_knockout: cup !== undefined,
    league: cup?.id ?? Math.floor(id / 10_000),
    winner: winner === null ? null : (managers[winner]?.id ?? null),
    seed_value: null,
    tiebreak: null,
    is_bye: isBye,
    knockout_name: cup?.round ?? '',
  };
}

const prefixed = (
  name: string,
  side: { entry: number | null; name: string | null; player_name: string | null },
) => ({
  [`${name}_entry`]: side.entry,
  [`${name}_name`]: side.name,
  [`${name}_player_name`]: side.player_name,
});

interface CupMatch extends DemoPairing {
  readonly round: string;
  /** Null until the gameweek is settled. */
  readonly winner: number | null;
}

/** Cache of rounds per count, since a cup changes only when the game counts. */
const drawn = new WeakMap<object, readonly CupMatch[]>();

function cupMatches(view: SeasonView, cup: DemoCup): readonly CupMatch[] {
  const key = view.standings();
  const cached = drawn.get(key);
  if (cached !== undefined) return cached;
  const matches = drawCup(view, cup);
  drawn.set(key, matches);
  return matches;
}

/**
 * Best against worst by the totals before the cup; if the number of teams is not a power of two, the best
 * have a bye.
 */
function drawCup(view: SeasonView, { league, firstGameweek }: DemoCup): CupMatch[] {
  if (view.current < firstGameweek) return [];
  const totals = view.season.fantasy.period(firstGameweek - 1)?.teams ?? [];
  let field: (number | null)[] = league.members
    .filter((index) => totals[index] !== undefined)
    .sort((one, other) => (totals[other]?.total ?? 0) - (totals[one]?.total ?? 0) || one - other);
  while (Math.log2(field.length) % 1 !== 0) field.push(null);
  const matches: CupMatch[] = [];
  for (let gameweek = firstGameweek; gameweek <= view.current && field.length > 1; gameweek += 1) {
    const round = roundOf(view, field, gameweek);
    matches.push(...round);
    if (!view.isChecked(gameweek)) break;
    field = round.map(({ winner }) => winner);
  }
  return matches;
}

function roundOf(view: SeasonView, field: readonly (number | null)[], gameweek: GameweekNumber): CupMatch[] {
  const round = roundNames[field.length] ?? `Round of ${field.length}`;
  return field.slice(0, field.length / 2).flatMap((home, place): CupMatch[] => {
    const away = field[field.length - 1 - place] ?? null;
    if (home === null) return [];
    return [{ gameweek, home, away, round, winner: winnerOf(view, { gameweek, home, away }) }];
  });
}

const roundNames: Readonly<Record<number, string>> = { 2: 'Final', 4: 'Semi-final', 8: 'Quarter-final' };

/** On equal points the better team of the season wins. */
function winnerOf(view: SeasonView, { gameweek, home, away }: DemoPairing): number | null {
  if (!view.isChecked(gameweek)) return null;
  if (away === null) return home;
  return netPoints(view, home, gameweek) >= netPoints(view, away, gameweek) ? home : away;
}

/** `leagues.h2h` and `leagues.cup_matches` of `entry/{id}/`. */
export function entryH2h(view: SeasonView, manager: DemoManager, leagues: HeadToHead, names: Naming) {
  const run = cupMatches(view, leagues.cup).flatMap((match, index) =>
    match.home === manager.index || match.away === manager.index
      ? [
          matchDocument(view, match, {
            id: leagues.cup.id * 10_000 + index,
            names,
            cup: { id: leagues.cup.id, round: match.round, winner: match.winner },
          }),
        ]
      : [],
  );
  return {
    h2h: leagues.of(manager.index).map((league) => {
      const table = tableAfter(view, league, view.current);
      const before = tableAfter(view, league, lastCounted(view) - 1);
      const rankIn = (rows: typeof table) => rows.find(({ team_id }) => team_id === manager.index)?.rank ?? 0;
      return {
        ...leagueCard(league, view),
        short_name: null,
        rank: null,
        admin_entry: null,
        start_event: 1,
        entry_can_leave: false,
        entry_can_admin: false,
        entry_can_invite: false,
        has_cup: false,
        cup_league: null,
        cup_qualified: null,
        rank_count: league.members.length,
        entry_percentile_rank: null,
        entry_rank: rankIn(table),
        entry_last_rank: rankIn(before),
      };
    }),
    cup_matches: run,
  };
}
