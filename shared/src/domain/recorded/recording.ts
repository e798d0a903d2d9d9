import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SquadPick } from '../autoSubs';
import { noStats, type MatchStats } from '../points';
import { footballerGameweek, type FootballerFixture, type FootballerGameweek } from '../squadResult';
import { profileOf } from '../seasonProfiles';
import type { SeasonRules } from '../seasonRules';
import {
  asFootballerId,
  positions,
  type AnyPosition,
  type FootballerId,
  type GameweekNumber,
} from '../units';

/**
 * The recorded seasons, read from an external folder; they are not part of the repository.
 *
 * `TOUCHLINE_RECORDED` names another folder for 2023-24. Only data used by the tests of the rules is typed.
 */
export interface RecordedSeason {
  readonly name: string;
  readonly folder: string;
  /** The one manager whose data is fully recorded. */
  readonly manager: number;
  /** The season's rules from its profile. */
  readonly rules: SeasonRules;
}

const dataFolder = resolve(__dirname, '../../../../../shared/data');

export const season2023: RecordedSeason = {
  name: '2023-24',
  folder: resolve(process.env['TOUCHLINE_RECORDED'] ?? resolve(dataFolder, 'season-2023-24')),
  manager: 545762,
  rules: profileOf('2023-24'),
};
export const season2025: RecordedSeason = {
  name: '2025-26',
  folder: resolve(dataFolder, 'season-2025-26'),
  manager: 84062,
  rules: profileOf('2025-26'),
};

const isHere = ({ folder }: RecordedSeason) => existsSync(resolve(folder, 'bootstrap-static.json'));

/** `describe` if the season's recording exists, else a skipped one with the reason. */
export function describeSeason(name: string, season: RecordedSeason, body: () => void): void {
  if (isHere(season)) return describe(`${name}, ${season.name}`, body);
  const reason = `skipped: no recorded season at ${season.folder}`;
  report(`${name}: ${reason}`, season);
  describe.skip(`${name} (${reason})`, body);
}

export const describeRecorded = (name: string, body: () => void): void =>
  describeSeason(name, season2023, body);

/** Prints a number of comparisons, without the test runner's formatting. */
export function report(line: string, { name } = season2023): void {
  process.stdout.write(`  recorded season ${name}: ${line}\n`);
}

export interface RecordedElement {
  id: number;
  element_type: number;
  team: number;
  now_cost: number;
  form: string;
  selected_by_percent: string;
  transfers_in_event: number;
  transfers_out_event: number;
  in_dreamteam: boolean;
  dreamteam_count: number;
  penalties_order: number | null;
  direct_freekicks_order: number | null;
  corners_and_indirect_freekicks_order: number | null;
}
export interface RecordedBootstrap {
  elements: RecordedElement[];
  events: { id: number; deadline_time: string }[];
  teams: { id: number; short_name: string }[];
}
export interface RecordedFixture {
  id: number;
  event: number;
  kickoff_time: string;
  team_h: number;
  team_a: number;
  team_h_score: number;
  team_a_score: number;
  stats: { identifier: string; h: ElementValue[]; a: ElementValue[] }[];
}
interface ElementValue {
  element: number;
  value: number;
}
export interface RecordedLive {
  elements: {
    id: number;
    stats: { total_points: number } & Record<string, number | string | boolean>;
    explain: { fixture: number; stats: { identifier: string; points: number; value: number }[] }[];
  }[];
}
/** A row of a footballer's history: one fixture. `value` is the price at that deadline. */
export type RecordedMatch = MatchStats & {
  element: number;
  fixture: number;
  round: number;
  kickoff_time: string;
  value: number;
  total_points: number;
};
export interface RecordedPicks {
  active_chip: string | null;
  automatic_subs: { element_in: number; element_out: number }[];
  entry_history: RecordedGameweek;
  picks: {
    element: number;
    position: number;
    multiplier: number;
    is_captain: boolean;
    is_vice_captain: boolean;
  }[];
}
export interface RecordedGameweek {
  event: number;
  points: number;
  total_points: number;
  bank: number;
  value: number;
  event_transfers: number;
  event_transfers_cost: number;
  points_on_bench: number;
}
export interface RecordedTransfer {
  element_in: number;
  element_in_cost: number;
  element_out: number;
  element_out_cost: number;
  event: number;
  time: string;
}

function read<Document>({ folder }: RecordedSeason, path: string): Document {
  const bytes = readFileSync(resolve(folder, path));
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as Document;
}

export const readBootstrap = (season = season2023): RecordedBootstrap =>
  read(season, 'bootstrap-static.json');
/** The state just before the deadline of a gameweek. */
export const readBootstrapAt = (gameweek: GameweekNumber, season = season2023): RecordedBootstrap =>
  read(season, `bootstrap-at/${gameweek}.json.gz`);
export const readFixtures = (season = season2023): RecordedFixture[] => read(season, 'fixtures.json');
export const readLive = (gameweek: GameweekNumber, season = season2023): RecordedLive =>
  read(season, `event/${gameweek}/live.json`);
export const readPicks = (gameweek: GameweekNumber, season = season2023): RecordedPicks =>
  read(season, `entry/${season.manager}/event/${gameweek}/picks.json`);
export const readHistory = (
  season = season2023,
): {
  current: RecordedGameweek[];
  chips: { name: string; event: number }[];
} => read(season, `entry/${season.manager}/history.json`);
export const readTransfers = (season = season2023): RecordedTransfer[] =>
  read(season, `entry/${season.manager}/transfers.json`);

/** Every match of every footballer, by footballer. */
export function readMatches(season = season2023): Map<FootballerId, RecordedMatch[]> {
  const summaries = read<Record<string, { history: RecordedMatch[] }>>(season, 'element-summary.json.gz');
  return new Map(Object.entries(summaries).map(([id, { history }]) => [asFootballerId(Number(id)), history]));
}

export const gameweeks: readonly GameweekNumber[] = Array.from({ length: 38 }, (_, index) => index + 1);

export function positionOf(elementType: number): AnyPosition {
  return positions[elementType - 1] ?? String(elementType);
}

export function positionsById({ elements }: RecordedBootstrap): Map<FootballerId, AnyPosition> {
  return new Map(elements.map(({ id, element_type }) => [asFootballerId(id), positionOf(element_type)]));
}

/** Only the stats that the rules read, as numbers; `fromEntries` forgets the names, which are those of `MatchStats`. */
export function statsOf(match: MatchStats): MatchStats {
  const names = [...Object.keys(noStats), 'defensive_contribution'];
  return Object.fromEntries(
    names.map((name) => [name, Number(Reflect.get(match, name) ?? 0)]),
  ) as unknown as MatchStats;
}

/** The finished gameweek of every footballer with a fixture in it. */
export function gameweeksOf(
  matches: ReadonlyMap<FootballerId, RecordedMatch[]>,
  positionById: ReadonlyMap<FootballerId, AnyPosition>,
  gameweek: GameweekNumber,
  { rules } = season2023,
): Map<FootballerId, FootballerGameweek> {
  const all = [...matches].map(([id, history]): [FootballerId, FootballerGameweek] => {
    const fixtures = history.filter(({ round }) => round === gameweek).map(finishedFixture);
    return [id, footballerGameweek(fixtures, positionById.get(id) ?? '', rules)];
  });
  return new Map(all);
}

function finishedFixture(match: RecordedMatch): FootballerFixture {
  return {
    fixture_id: match.fixture,
    finished: true,
    lasted: 90,
    stats: statsOf(match),
    provisional_bonus: 0,
  };
}

export function squadPicks(
  { picks }: Pick<RecordedPicks, 'picks'>,
  positionById: ReadonlyMap<FootballerId, AnyPosition>,
): SquadPick[] {
  return picks.map(({ element, position, is_captain, is_vice_captain }) => ({
    footballer_id: asFootballerId(element),
    position: positionById.get(asFootballerId(element)) ?? '',
    slot: position,
    is_captain,
    is_vice_captain,
  }));
}
