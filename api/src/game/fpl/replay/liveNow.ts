import { pointsByCategory } from '@touchline/shared/domain';
import {
  countedStats,
  measuredStats,
  type OfficialHistoryRow,
  type OfficialLine,
  type OfficialLive,
  type OfficialLiveElement,
  type OfficialStats,
} from '../official';
import type { SeasonNow } from './seasonNow';

/** `event/{gw}/live/` at the instant. Without elements before the deadline, as upstream. */
export function liveNow(season: SeasonNow, event: number): OfficialLive {
  if (season.current === undefined || event > season.current.id) return { elements: [] };
  const recorded = inTheGame(season, season.recording.live(event));
  if (season.isSettled(event)) return recorded;
  const fixtures = season.fixtures.filter(({ final }) => final.event === event);
  const rows = groupByElement(fixtures.flatMap(({ final }) => season.recording.rowsOf(final.id)));
  const positions = positionsOf(season);
  return {
    elements: recorded.elements.map((element) =>
      liveElement(season, element, rows.get(element.id) ?? [], positions.get(element.id) ?? ''),
    ),
  };
}

/**
 * Footballers added to the game later are missing in documents from before; then the settled gameweeks
 * contain them too.
 */
function inTheGame({ base }: SeasonNow, { elements }: OfficialLive): OfficialLive {
  const ids = new Set(base.elements.map(({ id }) => id));
  return { elements: elements.filter(({ id }) => ids.has(id)) };
}

function liveElement(
  season: SeasonNow,
  recorded: OfficialLiveElement,
  rows: readonly OfficialHistoryRow[],
  position: string,
): OfficialLiveElement {
  const now = rows.flatMap((row) => season.rowNow(row) ?? []);
  const points = now.reduce((sum, row) => sum + row.total_points, 0);
  return {
    id: recorded.id,
    stats: { ...sumOfStats(now), total_points: points, in_dreamteam: false },
    explain: now.map((row) => ({ fixture: row.fixture, stats: explained(season, row, position) })),
  };
}

function explained(season: SeasonNow, row: OfficialHistoryRow, position: string): OfficialLine[] {
  return pointsByCategory(row, position, season.rules)
    .map(({ category, count, points }) => ({ identifier: category, points, value: count }))
    .sort((a, b) => place(a) - place(b));
}

/** Upstream starts with the minutes and continues in the order of its stats. */
const place = ({ identifier }: OfficialLine) => (countedStats as readonly string[]).indexOf(identifier);

/** The stats of several fixtures added up; all zero without any. */
export function sumOfStats(rows: readonly OfficialStats[]): OfficialStats {
  const counts = countedStats.map((stat) => [stat, rows.reduce((sum, row) => sum + row[stat], 0)]);
  const measures = measuredStats.map((stat) => [stat, addDecimals(rows.map((row) => row[stat]))]);
  return Object.fromEntries([...counts, ...measures]) as OfficialStats;
}

function addDecimals(written: readonly string[]): string {
  const decimals = Math.max(1, ...written.map((one) => one.split('.')[1]?.length ?? 0));
  return written.reduce((sum, one) => sum + Number(one), 0).toFixed(decimals);
}

export function groupByElement(rows: readonly OfficialHistoryRow[]): Map<number, OfficialHistoryRow[]> {
  const groups = new Map<number, OfficialHistoryRow[]>();
  for (const row of rows) {
    const group = groups.get(row.element);
    if (group === undefined) groups.set(row.element, [row]);
    else group.push(row);
  }
  return groups;
}

function positionsOf({ recording }: SeasonNow): Map<number, string> {
  const { element_types, elements } = recording.lastBootstrap;
  const names = new Map(element_types.map(({ id, singular_name_short }) => [id, singular_name_short]));
  return new Map(elements.map(({ id, element_type }) => [id, names.get(element_type) ?? '']));
}
