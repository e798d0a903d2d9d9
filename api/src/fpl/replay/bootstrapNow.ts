import type { OfficialBootstrap, OfficialElement, OfficialEvent, OfficialHistoryRow } from '../official';
import { groupByElement, sumOfStats } from './liveNow';
import type { SeasonNow } from './seasonNow';

/**
 * `bootstrap-static/` at the instant. Prices, news, form and expected points are those recorded just before
 * the next deadline (a recording has one such document per gameweek); points, counts, flags and the traffic
 * of transfers are brought back to the instant.
 */
export function bootstrapNow(season: SeasonNow): OfficialBootstrap {
  const { recording, next } = season;
  const base = next === undefined ? recording.lastBootstrap : recording.bootstrapBefore(next.id);
  const rows = groupByElement(rowsSoFar(season));
  return {
    ...base,
    events: base.events.map((event) => eventNow(season, event)),
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
  const share = shareOfWeek(season);
  return {
    ...base,
    ...sumOfStats(rows),
    total_points: total,
    event_points: sum(inEvent, ({ total_points }) => total_points),
    points_per_game: games === 0 ? '0.0' : (total / games).toFixed(1),
    transfers_in_event: Math.round(base.transfers_in_event * share),
    transfers_out_event: Math.round(base.transfers_out_event * share),
  };
}

/** How much of the time from the last deadline to the next has gone; transfers are spread evenly over it. */
function shareOfWeek({ current, next, now }: SeasonNow): number {
  if (current === undefined || next === undefined) return 1;
  const from = Date.parse(current.deadline_time);
  return (now - from) / (Date.parse(next.deadline_time) - from);
}

function eventNow(season: SeasonNow, base: OfficialEvent): OfficialEvent {
  const { current, next } = season;
  const isSettled = season.isSettled(base.id) && current !== undefined && base.id <= current.id;
  return {
    ...base,
    is_previous: base.id === (current?.id ?? 0) - 1,
    is_current: base.id === current?.id,
    is_next: base.id === next?.id,
    finished: isSettled,
    data_checked: isSettled,
    ...(isSettled ? {} : notSettled),
  };
}

/** What is known of a gameweek only at its end. */
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
