import { type EpochMs, pointsByCategory, sumOfPoints, type SeasonRules } from '@touchline/shared/domain';
import {
  countedStats,
  measuredStats,
  type OfficialBootstrap,
  type OfficialElement,
  type OfficialEvent,
  type OfficialFixture,
  type OfficialHistoryRow,
} from '../official';
import { matchPhase, type MatchPhase, settledAt } from './matchTime';
import { concededBy, isGoal, matchScript, onPitch, type ScriptedAction, sideScored } from './matchScript';
import type { Recording } from './recording';

/** A recorded fixture at an instant. */
export interface FixtureNow {
  readonly final: OfficialFixture;
  readonly phase: MatchPhase;
  /** Actions so far; empty before and after the match, when they are not needed. */
  readonly actions: readonly ScriptedAction[];
}

/** A recorded season as known at one instant: all documents are derived from it. */
export interface SeasonNow {
  readonly recording: Recording;
  /** Rules of the recorded season. */
  readonly rules: SeasonRules;
  readonly now: EpochMs;
  /**
   * The newest recorded document known then: the source of prices, news and ownership. With the footballers who
   * were added since.
   */
  readonly base: OfficialBootstrap;
  readonly fixtures: readonly FixtureNow[];
  /** The gameweek whose deadline passed last, or undefined before the first. */
  readonly current: OfficialEvent | undefined;
  /** The gameweek with the next deadline, or undefined after the last. */
  readonly next: OfficialEvent | undefined;
  /** Processed: automatic substitutions made, ranks and averages known. */
  isSettled(event: number): boolean;
  /** A footballer's row of one fixture at the instant; undefined before kick-off. */
  rowNow(row: OfficialHistoryRow): OfficialHistoryRow | undefined;
}

export function seasonNow(recording: Recording, now: EpochMs): SeasonNow {
  const { element_types, elements } = recording.lastBootstrap;
  // Deadlines and fixtures were moved during a season: the final dates are used.
  const { events } = recording.lastBootstrap;
  const fixtures = recording.fixtures.map((final) => fixtureNow(recording, final, now));
  const byId = new Map(fixtures.map((fixture) => [fixture.final.id, fixture]));
  const positions = new Map(element_types.map((type) => [type.id, type.singular_name_short]));
  const positionOf = new Map(elements.map((one) => [one.id, positions.get(one.element_type) ?? '']));
  const isPast = ({ deadline_time }: OfficialEvent) => Date.parse(deadline_time) <= now;
  const current = events.findLast(isPast);
  const next = events.find((event) => !isPast(event));
  const isSettled = (event: number) => isSettledAt(recording, event, now);

  return {
    recording,
    rules: recording.rules,
    now,
    base: withLateFootballers(
      recording,
      newestBootstrap(recording, { current, isOver: next === undefined && isSettled(current?.id ?? 0) }),
      { current, fixtures },
    ),
    fixtures,
    current,
    next,
    isSettled,
    rowNow: (row) => {
      const fixture = byId.get(row.fixture);
      return fixture && rowAt(row, fixture, positionOf.get(row.element) ?? '', recording.rules);
    },
  };
}

/** A gameweek without matches is settled at its deadline. */
function isSettledAt({ fixtures, lastBootstrap }: Recording, event: number, now: EpochMs): boolean {
  const own = fixtures.filter((fixture) => fixture.event === event && fixture.kickoff_time !== null);
  if (own.length > 0) return settledAt(own) <= now;
  const deadline = lastBootstrap.events.find(({ id }) => id === event)?.deadline_time;
  return deadline !== undefined && Date.parse(deadline) <= now;
}

/**
 * A recording has one document for each deadline, recorded just before it. Between two deadlines the one of
 * the previous deadline is the newest known; nothing of the next one is shown before it. Before the first
 * deadline only that deadline's own exists.
 */
function newestBootstrap(
  recording: Recording,
  { current, isOver }: { current: OfficialEvent | undefined; isOver: boolean },
): OfficialBootstrap {
  if (isOver) return recording.lastBootstrap;
  return recording.bootstrapBefore(current?.id ?? recording.lastBootstrap.events[0]?.id ?? 1);
}

/**
 * Footballers who were added to the game between two documents exist from the first match that they were part of,
 * with what was known of them then: club and price of that match, and nothing else of the next document.
 */
function withLateFootballers(
  recording: Recording,
  base: OfficialBootstrap,
  { current, fixtures }: Pick<SeasonNow, 'current' | 'fixtures'>,
): OfficialBootstrap {
  if (current === undefined || base === recording.lastBootstrap) return base;
  const ids = new Set(base.elements.map(({ id }) => id));
  const begun = fixtures.filter(({ phase }) => phase.phase !== 'before');
  const late = new Map<number, OfficialElement>();
  for (const { final } of begun)
    for (const row of recording.rowsOf(final.id)) {
      const added = recording.lastBootstrap.elements.find(({ id }) => id === row.element);
      if (added === undefined || ids.has(row.element) || late.has(row.element)) continue;
      late.set(row.element, lateFootballer(added, final, row));
    }
  return late.size === 0 ? base : { ...base, elements: [...base.elements, ...late.values()] };
}

function lateFootballer(
  added: OfficialElement,
  { team_h, team_a }: OfficialFixture,
  { was_home, value }: OfficialHistoryRow,
): OfficialElement {
  return {
    ...added,
    squad_number: null,
    penalties_order: null,
    team: was_home ? team_h : team_a,
    now_cost: value,
    cost_change_start: 0,
    status: 'a',
    news: '',
    news_added: null,
    chance_of_playing_this_round: null,
    chance_of_playing_next_round: null,
    direct_freekicks_order: null,
    corners_and_indirect_freekicks_order: null,
    selected_by_percent: '0.0',
    transfers_in: 0,
    transfers_out: 0,
    transfers_in_event: 0,
    transfers_out_event: 0,
    ep_this: null,
    ep_next: null,
    in_dreamteam: false,
    dreamteam_count: 0,
  };
}

function fixtureNow(recording: Recording, final: OfficialFixture, now: EpochMs): FixtureNow {
  const phase = matchPhase(final, now);
  if (phase.phase !== 'playing') return { final, phase, actions: [] };
  const script = matchScript(final, recording.rowsOf(final.id));
  return { final, phase, actions: script.filter(({ minute }) => minute <= phase.minute) };
}

function rowAt(
  row: OfficialHistoryRow,
  fixture: FixtureNow,
  position: string,
  rules: SeasonRules,
): OfficialHistoryRow | undefined {
  switch (fixture.phase.phase) {
    case 'before':
      return undefined;
    case 'playing':
      return rowInPlay(row, fixture, fixture.phase.minute, { position, rules });
    case 'full_time':
      return { ...row, bonus: 0, total_points: row.total_points - row.bonus };
    case 'settled':
      return row;
  }
}

function rowInPlay(
  row: OfficialHistoryRow,
  { actions }: Pick<FixtureNow, 'actions'>,
  minute: number,
  { position, rules }: { position: string; rules: SeasonRules },
): OfficialHistoryRow {
  const { from, to } = onPitch(row);
  const minutes = Math.max(0, Math.min(minute, to) - from);
  const share = row.minutes > 0 ? minutes / row.minutes : minute / 90;
  const conceded = Math.min(row.goals_conceded, concededBy(actions, row, minute));
  const partial = { ...row };
  for (const stat of countedStats) {
    partial[stat] = actions.filter((action) => action.stat === stat && action.element === row.element).length;
  }
  for (const stat of measuredStats) partial[stat] = scaled(row[stat], share);
  for (const stat of evenlyDone) partial[stat] = wholeShare(row[stat], share);
  partial.minutes = minutes;
  partial.starts = row.starts;
  partial.goals_conceded = conceded;
  partial.clean_sheets = minutes >= 60 && conceded === 0 ? 1 : 0;
  partial.bps = Math.round(row.bps * share);
  partial.team_h_score = scoreOf(actions, true);
  partial.team_a_score = scoreOf(actions, false);
  partial.total_points = sumOfPoints(pointsByCategory(partial, position, rules));
  return partial;
}

/** Counts without known minutes: they grow evenly over a footballer's time on the pitch. */
const evenlyDone = [
  'defensive_contribution',
  'clearances_blocks_interceptions',
  'recoveries',
  'tackles',
] as const;

/** Undefined if the season does not count it. */
const wholeShare = (count: number | undefined, share: number) =>
  count === undefined ? undefined : Math.floor(count * Math.min(1, share));

/** A decimal string scaled proportionally, with as many decimals. */
function scaled(written: string, share: number): string {
  const decimals = written.split('.')[1]?.length ?? 0;
  return (Number(written) * share).toFixed(decimals);
}

export function scoreOf(actions: readonly ScriptedAction[], isHome: boolean): number {
  return actions.filter((action) => isGoal(action) && sideScored(action) === isHome).length;
}
