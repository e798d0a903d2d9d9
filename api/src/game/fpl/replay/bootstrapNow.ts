import { form } from '@touchline/shared/domain';
import type { OfficialBootstrap, OfficialElement, OfficialEvent, OfficialHistoryRow } from '../official';
import { groupByElement, sumOfStats } from './liveNow';
import type { SeasonNow } from './seasonNow';

/**
 * `bootstrap-static/` at the instant. Prices, news, ownership and transfers are those of the newest known
 * document, recorded just before the last deadline; points, form, counts and flags are computed for the
 * instant. Nothing is interpolated.
 */
export function bootstrapNow(season: SeasonNow): OfficialBootstrap {
  const { base, recording } = season;
  const rows = groupByElement(rowsSoFar(season));
  const eventsById = new Map(base.events.map((event) => [event.id, event]));
  return {
    ...base,
    events: recording.lastBootstrap.events.map((event) => eventNow(season, event, eventsById.get(event.id))),
    elements: base.elements.map((element) => elementNow(season, element, rows.get(element.id) ?? [])),
  };
}

function rowsSoFar(season: SeasonNow): OfficialHistoryRow[] {
  const begun = season.fixtures.filter(({ phase }) => phase.phase !== 'before');
  return begun.flatMap(({ final }) =>
    season.recording.rowsOf(final.id).flatMap((row) => season.rowNow(row) ?? []),
  );
}

function elementNow(
  season: SeasonNow,
  base: OfficialElement,
  rows: readonly OfficialHistoryRow[],
): OfficialElement {
  const total = sum(rows, ({ total_points }) => total_points);
  const inEvent = rows.filter(({ round }) => round === season.current?.id);
  const games = rows.filter(({ minutes }) => minutes > 0).length;
  return {
    ...base,
    ...sumOfStats(rows),
    total_points: total,
    event_points: sum(inEvent, ({ total_points }) => total_points),
    points_per_game: games === 0 ? '0.0' : (total / games).toFixed(1),
    ...sinceTheDeadline(season, base, rows),
  };
}

/** By the game's own formula; the document has the form of its deadline. */
const formNow = ({ rules, now }: SeasonNow, rows: readonly OfficialHistoryRow[]): string =>
  form(
    rows.map(({ kickoff_time, total_points }) => ({
      kickoff: Date.parse(kickoff_time),
      points: total_points,
    })),
    now,
    rules,
  ).toFixed(1);

/**
 * The document was recorded when the current gameweek was still the next one: its expectations are of the
 * current gameweek, and its price changes of the one before. At the deadline the game counts changes from 0.
 */
function sinceTheDeadline(season: SeasonNow, base: OfficialElement, rows: readonly OfficialHistoryRow[]) {
  if (season.current === undefined || season.base === season.recording.lastBootstrap) return {};
  return {
    form: formNow(season, rows),
    ep_this: base.ep_next,
    chance_of_playing_this_round: base.chance_of_playing_next_round,
    cost_change_event: 0,
    cost_change_event_fall: 0,
  };
}

/**
 * @param final the gameweek in its final state: managers' choices are known from its deadline on
 * @param newest the gameweek in the newest document
 */
function eventNow(season: SeasonNow, final: OfficialEvent, newest: OfficialEvent = final): OfficialEvent {
  const { current, next } = season;
  const isBegun = final.id <= (current?.id ?? 0);
  const isSettled = isBegun && season.isSettled(final.id);
  return {
    ...(isBegun ? final : { ...newest, deadline_time: final.deadline_time }),
    is_previous: final.id === (current?.id ?? 0) - 1,
    is_current: final.id === current?.id,
    is_next: final.id === next?.id,
    finished: isSettled,
    data_checked: isSettled,
    ...(isSettled ? {} : notSettled),
  };
}

/** Fields of a gameweek that are known only at its end. */
const notSettled = {
  average_entry_score: 0,
  highest_score: null,
  highest_scoring_entry: null,
  top_element: null,
  top_element_info: null,
};

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
