import { asFootballerId, asHandedIn, effectOf, type SeasonRules } from '@touchline/shared/domain';
import type {
  OfficialEntry,
  OfficialEntryGameweek,
  OfficialEntryHistory,
  OfficialEntryLeague,
  OfficialPick,
  OfficialPicks,
  OfficialTransfer,
} from '../official';
import { matchNow } from './h2hNow';
import { liveNow } from './liveNow';
import type { RecordedEntry } from './recording';
import type { SeasonNow } from './seasonNow';

/** `entry/{id}/` at the instant. */
export function entryNow(season: SeasonNow, recorded: RecordedEntry): OfficialEntry {
  const { current } = historyNow(season, recorded);
  const last = current.at(-1);
  const isOver = season.next === undefined && season.isSettled(season.current?.id ?? 0);
  const made = transfersNow(season, recorded).filter(({ event }) => event <= (last?.event ?? 0));
  return {
    ...recorded.entry,
    current_event: season.current?.id ?? null,
    summary_overall_points: last?.total_points ?? null,
    summary_overall_rank: last?.overall_rank ?? null,
    summary_event_points: last?.points ?? null,
    summary_event_rank: last?.rank ?? null,
    last_deadline_bank: last?.bank ?? null,
    last_deadline_value: last?.value ?? null,
    last_deadline_total_transfers: made.length,
    leagues: {
      ...(isOver ? recorded.entry.leagues : withoutRanks(recorded.entry.leagues)),
      cup_matches: recorded.entry.leagues.cup_matches
        ?.filter(({ event }) => event <= (season.current?.id ?? 0))
        .map((match) => matchNow(season, match)),
    },
  };
}

/** Ranks in leagues were recorded at the end of the season only: before that they are unknown. */
function withoutRanks(leagues: OfficialEntry['leagues']): OfficialEntry['leagues'] {
  const unranked = (league: OfficialEntryLeague) => ({ ...league, entry_rank: null, entry_last_rank: null });
  return { ...leagues, classic: leagues.classic.map(unranked), h2h: leagues.h2h?.map(unranked) };
}

/**
 * `entry/{id}/history/` at the instant: gameweeks whose deadline has passed, the current one with points so
 * far.
 */
export function historyNow(season: SeasonNow, recorded: RecordedEntry): OfficialEntryHistory {
  const until = season.current?.id ?? 0;
  const rows = recorded.history.current.filter(({ event }) => event <= until);
  const chips = recorded.history.chips.filter(({ event }) => event <= until);
  return { ...recorded.history, chips, current: rows.map((row) => gameweekNow(season, recorded, row)) };
}

function gameweekNow(
  season: SeasonNow,
  recorded: RecordedEntry,
  final: OfficialEntryGameweek,
): OfficialEntryGameweek {
  const picks = recorded.picks(final.event);
  if (season.isSettled(final.event)) return final;
  const before = recorded.history.current.findLast(({ event }) => event < final.event);
  // Without a recorded squad nothing can be counted: 0 so far, never the final figures.
  const counted = picks === undefined ? [] : handedIn(picks, season.rules);
  const points = pointsSoFar(season, final.event, counted, ({ multiplier }) => multiplier);
  return {
    ...final,
    points,
    total_points: (before?.total_points ?? 0) + points - final.event_transfers_cost,
    rank: null,
    overall_rank: before?.overall_rank ?? null,
    points_on_bench: pointsSoFar(season, final.event, counted, ({ multiplier }) => Number(multiplier === 0)),
  };
}

function pointsSoFar(
  season: SeasonNow,
  event: number,
  picks: readonly OfficialPick[],
  weight: (pick: OfficialPick) => number,
): number {
  const points = new Map(liveNow(season, event).elements.map(({ id, stats }) => [id, stats.total_points]));
  return picks.reduce((sum, pick) => sum + (points.get(pick.element) ?? 0) * weight(pick), 0);
}

/** `entry/{id}/transfers/` at the instant: those of coming gameweeks are secret before the deadline. */
export function transfersNow(season: SeasonNow, recorded: RecordedEntry): OfficialTransfer[] {
  const until = season.current?.id ?? 0;
  return recorded.transfers.filter(({ event, time }) => event <= until && Date.parse(time) <= season.now);
}

/** `entry/{id}/event/{gw}/picks/` at the instant; undefined before the deadline, as upstream answers 404. */
export function picksNow(
  season: SeasonNow,
  recorded: RecordedEntry,
  event: number,
): OfficialPicks | undefined {
  if (event > (season.current?.id ?? 0)) return undefined;
  const picks = recorded.picks(event);
  if (picks === undefined || season.isSettled(event)) return picks;
  const entry_history = gameweekNow(season, recorded, picks.entry_history);
  return { ...picks, automatic_subs: [], entry_history, picks: handedIn(picks, season.rules) };
}

/** The squad as submitted: the recorded automatic substitutions are reverted. */
function handedIn({ picks, automatic_subs, active_chip }: OfficialPicks, rules: SeasonRules): OfficialPick[] {
  const made = automatic_subs.map(({ element_in, element_out }) => ({
    in: asFootballerId(element_in),
    out: asFootballerId(element_out),
  }));
  const squad = picks.map((pick) => ({
    footballer_id: asFootballerId(pick.element),
    position: '',
    slot: pick.position,
    is_captain: pick.is_captain,
    is_vice_captain: pick.is_vice_captain,
  }));
  return asHandedIn(squad, made).map(({ footballer_id, slot, is_captain, is_vice_captain }) => ({
    element: footballer_id,
    position: slot,
    multiplier: handedInMultiplier({ slot, is_captain }, active_chip, rules),
    is_captain,
    is_vice_captain,
  }));
}

function handedInMultiplier(
  { slot, is_captain }: { slot: number; is_captain: boolean },
  chip: string | null,
  rules: SeasonRules,
): number {
  const { captain_multiplier = 2, all_count } = effectOf(chip, rules);
  if (is_captain) return captain_multiplier;
  return slot <= rules.squad.lineup || all_count === true ? 1 : 0;
}
