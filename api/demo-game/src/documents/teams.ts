import { asFootballerId, asHandedIn, type GameweekNumber } from '@touchline/shared/domain';

import type { Period } from '../fantasy';
import type { DemoCup, HeadToHead } from '../h2h';
import type { DemoLeague, DemoLeagues } from '../leagues';
import type { DemoManager } from '../managers';
import { chanceOf, streamKey } from '../random';
import { handedIn, handedInMultiplier, multiplierAt, type TeamWeek } from '../teamWeek';
import { entryH2h } from './h2h';
import { leagueTable } from './leagueStandings';
import type { Naming } from './naming';
import { entryInstant, type SeasonView } from './view';

/** `entry/{id}/` */
export function entryDocument(
  view: SeasonView,
  manager: DemoManager,
  { leagues, h2h }: { leagues: DemoLeagues; h2h: HeadToHead },
  names: Naming,
): unknown {
  const standing = view.standings()[manager.index];
  const team = teamIn(view, manager, view.current);
  const { region } = manager;
  return {
    id: manager.id,
    joined_time: entryInstant(manager.joined),
    started_event: manager.started,
    favourite_team: manager.favouriteClub,
    player_first_name: names.first(manager),
    player_last_name: names.last(manager),
    player_region_id: region.id,
    player_region_name: region.name,
    player_region_iso_code_short: region.short,
    player_region_iso_code_long: region.long,
    years_active: manager.pastSeasons + 1,
    summary_overall_points: standing?.total ?? null,
    summary_overall_rank: standing?.overallRank ?? null,
    summary_event_points: standing?.points ?? null,
    summary_event_rank: standing?.rank ?? null,
    current_event: view.current === 0 ? null : view.current,
    leagues: {
      classic: leagues.of(manager.index).map((league) => leagueRow(view, manager, league, h2h.cup)),
      cup: {
        matches: [],
        status: {
          qualification_event: null,
          qualification_numbers: null,
          qualification_rank: null,
          qualification_state: null,
        },
        cup_league: null,
      },
      ...entryH2h(view, manager, h2h, names),
    },
    name: names.team(manager),
    name_change_blocked: false,
    entered_events: range(manager.started, view.current),
    kit: manager.kit ? JSON.stringify(manager.kit) : null,
    last_deadline_bank: team?.bank ?? null,
    last_deadline_value: team?.value ?? null,
    last_deadline_total_transfers: transfersSoFar(view, manager),
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function transfersSoFar(view: SeasonView, manager: DemoManager): number {
  return range(manager.started, view.current).reduce(
    (sum, gameweek) => sum + (teamIn(view, manager, gameweek)?.transfers ?? 0),
    0,
  );
}

function teamIn(view: SeasonView, manager: DemoManager, gameweek: GameweekNumber): TeamWeek | undefined {
  return gameweek <= view.current ? view.season.fantasy.period(gameweek)?.teams[manager.index] : undefined;
}

function leagueRow(view: SeasonView, manager: DemoManager, league: DemoLeague, cup: DemoCup) {
  const hasCup = league === cup.league && view.current >= cup.firstGameweek;
  const row = leagueTable(view, league).find(({ index }) => index === manager.index);
  return {
    id: league.id,
    name: league.name,
    short_name: league.shortName,
    created: entryInstant(league.created),
    closed: false,
    rank: null,
    max_entries: null,
    league_type: league.type,
    scoring: 'c',
    admin_entry: league.admin === null ? null : (view.season.fantasy.managers[league.admin]?.id ?? null),
    start_event: league.startGameweek,
    entry_can_leave: league.type === 'x' && league.admin !== manager.index,
    entry_can_admin: league.admin === manager.index,
    entry_can_invite: league.admin === manager.index,
    has_cup: hasCup,
    cup_league: hasCup ? cup.id : null,
    cup_qualified: null,
    rank_count: leagueTable(view, league).length,
    entry_percentile_rank: row ? percentile(row.rank, leagueTable(view, league).length) : null,
    entry_rank: row?.rank ?? 0,
    entry_last_rank: row?.lastRank ?? 0,
  };
}

/** In steps of five, with 1 for the best. */
function percentile(rank: number, count: number): number {
  const share = (100 * rank) / Math.max(1, count);
  return share <= 1 ? 1 : Math.min(100, Math.ceil(share / 5) * 5);
}

/** `entry/{id}/history/` */
export function historyDocument(view: SeasonView, manager: DemoManager): unknown {
  const weeks = range(manager.started, view.current);
  return {
    current: weeks.flatMap((gameweek) => historyRow(view, manager, gameweek) ?? []),
    past: pastSeasons(view.season.people, manager),
    chips: weeks.flatMap((gameweek) => {
      const team = teamIn(view, manager, gameweek);
      return team?.chip ? [{ name: team.chip, time: entryInstant(team.chipAt), event: gameweek }] : [];
    }),
  };
}

function historyRow(view: SeasonView, manager: DemoManager, gameweek: GameweekNumber) {
  const team = teamIn(view, manager, gameweek);
  if (team === undefined) return undefined;
  const counted = gameweek === view.current ? view.standings()[manager.index] : team;
  const count = view.season.fantasy.period(gameweek)?.teams.filter((one) => one !== undefined).length ?? 1;
  return {
    event: gameweek,
    points: counted?.points ?? 0,
    total_points: counted?.total ?? 0,
    rank: counted?.rank ?? null,
    rank_sort: counted?.rank ?? null,
    overall_rank: counted?.overallRank ?? null,
    percentile_rank: counted ? percentile(counted.rank, count) : null,
    bank: team.bank,
    value: team.value,
    event_transfers: team.transfers,
    event_transfers_cost: team.cost,
    points_on_bench: counted?.bench ?? 0,
  };
}

function pastSeasons(seed: number, manager: DemoManager): unknown[] {
  const chance = chanceOf(seed, streamKey.pastSeasons, 100_000 + manager.index);
  return range(1, Math.min(12, manager.pastSeasons)).map((number) => {
    const start = 2023 - Math.min(12, manager.pastSeasons) + number - 1;
    const points = Math.round(1780 + manager.skill * 420 + chance.normal() * 150);
    // Ranks of those seasons among all managers of the game.
    const rank = Math.max(1, Math.round(9_000_000 / (1 + Math.exp((points - 1950) / 110))));
    return { season_name: `${start}/${String(start + 1).slice(2)}`, total_points: points, rank };
  });
}

/** `entry/{id}/transfers/`: newest first, up to the last deadline. */
export function transfersDocument(view: SeasonView, manager: DemoManager): unknown {
  return range(manager.started, view.current)
    .flatMap((gameweek) => transfersOf(view.season.fantasy.period(gameweek), manager))
    .reverse();
}

function transfersOf(period: Period | undefined, manager: DemoManager) {
  return (period?.transfers ?? [])
    .filter((one) => one.manager === manager.index)
    .map((one) => ({
      element_in: one.in,
      element_in_cost: one.inCost,
      element_out: one.out,
      element_out_cost: one.outCost,
      entry: manager.id,
      event: one.gameweek,
      time: entryInstant(one.at),
    }));
}

/** `entry/{id}/event/{gw}/picks/`; undefined before the deadline and before the team began. */
export function picksDocument(view: SeasonView, manager: DemoManager, gameweek: GameweekNumber): unknown {
  const team = teamIn(view, manager, gameweek);
  if (team === undefined) return undefined;
  const isFinal = view.isChecked(gameweek);
  const subs = isFinal ? team.subs : [];
  return {
    active_chip: team.chip,
    automatic_subs: subs.map((sub) => ({
      entry: manager.id,
      element_in: sub.in,
      element_out: sub.out,
      event: gameweek,
    })),
    entry_history: historyRow(view, manager, gameweek),
    picks: isFinal ? picksAfter(view, team) : picksBefore(team),
  };
}

function picksBefore(team: TeamWeek) {
  return Array.from(team.picks, (id, place) =>
    pickRow(team, id, place + 1, handedInMultiplier(team, id, place)),
  );
}

/** After the gameweek: substituted footballers have changed places. */
function picksAfter(view: SeasonView, team: TeamWeek) {
  const { picks } = handedIn(team, view.season.football.footballers);
  const multiplier = new Map(Array.from(team.picks, (id, place) => [id, multiplierAt(team, place)]));
  // Swapping the places of each pair is its own inverse.
  const turned = [...team.subs]
    .reverse()
    .map((one) => ({ in: asFootballerId(one.in), out: asFootballerId(one.out) }));
  return asHandedIn(picks, turned).map(({ footballer_id, slot }) =>
    pickRow(team, footballer_id, slot, multiplier.get(footballer_id) ?? 0),
  );
}

function pickRow(team: TeamWeek, id: number, position: number, multiplier: number) {
  return {
    element: id,
    position,
    multiplier,
    is_captain: id === team.captain,
    is_vice_captain: id === team.vice,
  };
}
