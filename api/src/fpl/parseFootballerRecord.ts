import { type Fields, fieldsOf } from './fields';
import type { FootballerRecord, MatchRecord, SeasonRecord } from './gameData';

/** `element-summary/{id}/`. @throws {Malformed} */
export function parseFootballerRecord(json: unknown): FootballerRecord {
  const summary = fieldsOf(json, 'element-summary');
  return {
    matches: summary.list('history').map(parseMatch),
    seasons: summary.list('history_past').map(parseSeason),
  };
}

function parseMatch(row: Fields): MatchRecord {
  return {
    number: row.int('fixture'),
    gameweek: row.int('round'),
    price: row.int('value'),
    selected: row.int('selected'),
    transfers_in: row.int('transfers_in'),
    transfers_out: row.int('transfers_out'),
  };
}

function parseSeason(row: Fields): SeasonRecord {
  return {
    // Upstream writes `2022/23`.
    season: row.text('season_name').replace('/', '-'),
    price_start: row.int('start_cost'),
    price_end: row.int('end_cost'),
    minutes: row.int('minutes'),
    goals_scored: row.int('goals_scored'),
    assists: row.int('assists'),
    clean_sheets: row.int('clean_sheets'),
    points: row.int('total_points'),
  };
}
