import { type Losses, readShape } from './declare';
import type { FootballerRecord } from './gameData';
import { footballerRecordFields } from './upstreamFields';

/** `element-summary/{id}/`. @throws {Malformed} */
export function parseFootballerRecord(json: unknown, losses: Losses = new Map()): FootballerRecord {
  const summary = readShape(footballerRecordFields, json, 'element-summary', losses);
  return {
    matches: summary.history.map((row) => ({
      number: row.fixture,
      gameweek: row.round,
      is_home: row.was_home,
      price: row.value,
      selected: row.selected,
      transfers_in: row.transfers_in,
      transfers_out: row.transfers_out,
    })),
    seasons: summary.history_past.map((row) => ({
      // Upstream sends `2022/23`.
      season: row.season_name.replace('/', '-'),
      price_start: row.start_cost,
      price_end: row.end_cost,
      minutes: row.minutes,
      goals_scored: row.goals_scored,
      assists: row.assists,
      clean_sheets: row.clean_sheets,
      points: row.total_points,
    })),
  };
}
