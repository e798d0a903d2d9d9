import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SeasonRules } from '@touchline/shared/domain';
import { readShape } from '../declare';
import { parseRules, seasonNameOf } from '../parseRules';
import { bootstrapFields } from '../upstreamFields';
import type {
  OfficialBootstrap,
  OfficialElementSummary,
  OfficialEntry,
  OfficialEntryHistory,
  OfficialFixture,
  OfficialH2hMatches,
  OfficialH2hStandings,
  OfficialHistoryRow,
  OfficialLive,
  OfficialPicks,
  OfficialStandings,
  OfficialTransfer,
} from '../official';

/** A recorded season; files are read on demand and never changed. */
export interface Recording {
  readonly season: string;
  /** From the recording, else from the season's profile. */
  readonly rules: SeasonRules;
  /** After the last gameweek. */
  readonly lastBootstrap: OfficialBootstrap;
  /** Final. */
  readonly fixtures: readonly OfficialFixture[];
  /** Recorded just before the deadline of a gameweek. */
  bootstrapBefore(event: number): OfficialBootstrap;
  /**
   * The fixture list as it was known at a deadline; the final one where the recording has no lists.
   */
  fixturesAtDeadline(event: number): readonly OfficialFixture[];
  live(event: number): OfficialLive;
  dreamTeam(event: number): unknown;
  elementSummary(element: number): OfficialElementSummary | undefined;
  /** Final rows of everyone in one fixture. */
  rowsOf(fixture: number): readonly OfficialHistoryRow[];
  entry(id: number): RecordedEntry | undefined;
  standings(league: number): OfficialStandings | undefined;
  h2hStandings(league: number): OfficialH2hStandings | undefined;
  /** All matches of the season on one page. */
  h2hMatches(league: number): OfficialH2hMatches | undefined;
}

export interface RecordedEntry {
  readonly entry: OfficialEntry;
  readonly history: OfficialEntryHistory;
  readonly transfers: readonly OfficialTransfer[];
  picks(event: number): OfficialPicks | undefined;
}

/** Maximum number of large documents cached as parsed objects. */
const keptDocuments = 4;

/** @throws when the folder does not contain a recorded season: one line with the missing document */
export function openRecording(folder: string): Recording {
  const path = (...parts: string[]) => join(folder, ...parts);
  refuseWithout(folder, ['bootstrap-static.json', 'fixtures.json', 'element-summary.json']);
  const lastBootstrap = readJson<OfficialBootstrap>(path('bootstrap-static.json'));
  refuseWithout(folder, documentsOfGameweeks(lastBootstrap));
  refuseWithout(folder, documentsOfEntries(folder));
  refuseAssistantManagers(folder, lastBootstrap);
  const bootstraps = keepLast((event: number) =>
    readJson<OfficialBootstrap>(path('bootstrap-at', `${event}.json`)),
  );
  const lives = keepLast((event: number) => readJson<OfficialLive>(path('event', `${event}`, 'live.json')));
  const summaries = once(() =>
    readJson<Record<string, OfficialElementSummary>>(path('element-summary.json')),
  );
  const rows = once(() => groupByFixture(summaries()));
  const fixtures = readJson<OfficialFixture[]>(path('fixtures.json'));
  const datesByDeadline = once(() => readIfThere<FixtureDates>(path('known-fixtures.json')));

  return {
    season: seasonOf(lastBootstrap),
    rules: parseRules(readShape(bootstrapFields, lastBootstrap, 'bootstrap', new Map())),
    lastBootstrap,
    fixtures,
    bootstrapBefore: bootstraps,
    fixturesAtDeadline: (event) => {
      const dates = datesByDeadline()?.[event];
      return dates === undefined ? fixtures : fixtures.map((fixture) => withDate(fixture, dates[fixture.id]));
    },
    live: lives,
    dreamTeam: (event) => readIfThere(path('dream-team', `${event}.json`)),
    elementSummary: (element) => summaries()[element],
    rowsOf: (fixture) => rows().get(fixture) ?? [],
    entry: (id) => readEntry(path('entry', `${id}`)),
    standings: (league) => readIfThere(path('leagues-classic', `${league}`, 'standings.json')),
    h2hStandings: (league) => readIfThere(path('leagues-h2h', `${league}`, 'standings.json')),
    h2hMatches: (league) => readIfThere(path('leagues-h2h', `${league}`, 'matches.json')),
  };
}

/** By deadline and fixture: gameweek and kick-off, null while a fixture has no date. */
type FixtureDates = Record<string, Record<string, readonly [event: number | null, kickoff: string | null]>>;

/** A fixture that the list lacks has no date yet. */
function withDate(
  fixture: OfficialFixture,
  [event, kickoff]: FixtureDates[string][string] = [null, null],
): OfficialFixture {
  return { ...fixture, event, kickoff_time: kickoff };
}

/** `2023-24`, from the year of the first deadline. */
function seasonOf({ events }: OfficialBootstrap): string {
  return seasonNameOf(events.map(({ deadline_time }) => Date.parse(deadline_time)));
}

function readEntry(folder: string): RecordedEntry | undefined {
  if (fileAt(join(folder, 'entry.json')) === undefined) return undefined;
  return {
    entry: readJson(join(folder, 'entry.json')),
    history: readJson(join(folder, 'history.json')),
    transfers: readJson(join(folder, 'transfers.json')),
    picks: (event) => readIfThere(join(folder, 'event', `${event}`, 'picks.json')),
  };
}

function groupByFixture(
  summaries: Record<string, OfficialElementSummary>,
): Map<number, OfficialHistoryRow[]> {
  const rows = new Map<number, OfficialHistoryRow[]>();
  for (const { history } of Object.values(summaries)) {
    for (const row of history) {
      const list = rows.get(row.fixture);
      if (list === undefined) rows.set(row.fixture, [row]);
      else list.push(row);
    }
  }
  return rows;
}

/** Documents are stored plain or gzipped. Undefined when neither exists. */
const fileAt = (file: string): string | undefined =>
  [file, `${file}.gz`].find((candidate) => existsSync(candidate));

/** @param file without `.gz`; must exist */
function readJson<T>(file: string): T {
  const found = fileAt(file);
  if (found === undefined) throw new Error(`${file} is missing.`);
  const bytes = readFileSync(found);
  return JSON.parse((found.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as T;
}

const readIfThere = <T>(file: string): T | undefined =>
  fileAt(file) === undefined ? undefined : readJson<T>(file);

/** @throws when one of the documents exists neither plain nor gzipped */
function refuseWithout(folder: string, documents: readonly string[]): void {
  const missing = documents.find((document) => fileAt(join(folder, document)) === undefined);
  if (missing !== undefined)
    throw new Error(`${folder} is not a whole recorded season: ${missing} is missing (or ${missing}.gz).`);
}

const documentsOfGameweeks = ({ events }: OfficialBootstrap): string[] =>
  events.flatMap(({ id }) => [`bootstrap-at/${id}.json`, `event/${id}/live.json`]);

/** A team without its history or transfers could be linked, and most of its pages would be wrong. */
function documentsOfEntries(folder: string): string[] {
  return entriesIn(folder).flatMap((team) =>
    ['history.json', 'transfers.json'].map((name) => `entry/${team}/${name}`),
  );
}

function entriesIn(folder: string): string[] {
  const teams = existsSync(join(folder, 'entry')) ? readdirSync(join(folder, 'entry')) : [];
  return teams.filter((team) => fileAt(join(folder, 'entry', team, 'entry.json')) !== undefined);
}

/** The position and the chip of the assistant manager, which only 2024-25 had. */
const assistantManager = { position: 'AM', chip: 'manager' } as const;

/**
 * Assistant managers have a sixteenth place in a squad and points of their own rules: without them the totals of every
 * team that played the chip would be wrong.
 *
 * @throws when the recording has one
 */
function refuseAssistantManagers(folder: string, { element_types, elements }: OfficialBootstrap): void {
  const type = element_types.find(
    ({ singular_name_short }) => singular_name_short === assistantManager.position,
  );
  const isInGame = elements.some(({ element_type }) => element_type === type?.id);
  const isPlayed = entriesIn(folder).some((team) =>
    readJson<OfficialEntryHistory>(join(folder, 'entry', team, 'history.json')).chips.some(
      ({ name }) => name === assistantManager.chip,
    ),
  );
  if (isInGame || isPlayed)
    throw new Error(
      `${folder} has assistant managers, the chip of 2024-25. Touchline does not count their points, so totals would be wrong.`,
    );
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function keepLast<T>(read: (event: number) => T): (event: number) => T {
  const kept = new Map<number, T>();
  return (event) => {
    const value = kept.get(event) ?? read(event);
    kept.delete(event);
    kept.set(event, value);
    const [oldest] = kept.keys();
    if (kept.size > keptDocuments && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
