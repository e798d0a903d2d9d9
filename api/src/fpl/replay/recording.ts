import { existsSync, readFileSync } from 'node:fs';
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
  OfficialHistoryRow,
  OfficialLive,
  OfficialPicks,
  OfficialStandings,
  OfficialTransfer,
} from '../official';

/** A recorded season, read file by file when somebody asks. Nothing in it is ever changed. */
export interface Recording {
  readonly season: string;
  /** As the recording says them, else of the season's profile. */
  readonly rules: SeasonRules;
  /** After the last gameweek. */
  readonly lastBootstrap: OfficialBootstrap;
  /** Final. */
  readonly fixtures: readonly OfficialFixture[];
  /** Just before the deadline of a gameweek. */
  bootstrapBefore(event: number): OfficialBootstrap;
  live(event: number): OfficialLive;
  dreamTeam(event: number): unknown;
  elementSummary(element: number): OfficialElementSummary | undefined;
  /** Final rows of everyone in one fixture. */
  rowsOf(fixture: number): readonly OfficialHistoryRow[];
  entry(id: number): RecordedEntry | undefined;
  standings(league: number): OfficialStandings | undefined;
}

export interface RecordedEntry {
  readonly entry: OfficialEntry;
  readonly history: OfficialEntryHistory;
  readonly transfers: readonly OfficialTransfer[];
  picks(event: number): OfficialPicks | undefined;
}

/** How many of the large documents are kept parsed. */
const keptDocuments = 4;

/** @throws when the folder does not hold a recorded season: one line saying what is missing */
export function openRecording(folder: string): Recording {
  const path = (...parts: string[]) => join(folder, ...parts);
  for (const needed of ['bootstrap-static.json', 'fixtures.json', 'element-summary.json.gz']) {
    if (!existsSync(path(needed)))
      throw new Error(`${folder} is not a recorded season: ${needed} is missing.`);
  }
  const bootstraps = keepLast((event: number) =>
    readGz<OfficialBootstrap>(path('bootstrap-at', `${event}.json.gz`)),
  );
  const lives = keepLast((event: number) => readJson<OfficialLive>(path('event', `${event}`, 'live.json')));
  const summaries = once(() =>
    readGz<Record<string, OfficialElementSummary>>(path('element-summary.json.gz')),
  );
  const rows = once(() => groupByFixture(summaries()));
  const lastBootstrap = readJson<OfficialBootstrap>(path('bootstrap-static.json'));

  return {
    season: seasonOf(lastBootstrap),
    rules: parseRules(readShape(bootstrapFields, lastBootstrap, 'bootstrap', new Map())),
    lastBootstrap,
    fixtures: readJson<OfficialFixture[]>(path('fixtures.json')),
    bootstrapBefore: bootstraps,
    live: lives,
    dreamTeam: (event) => readJson(path('dream-team', `${event}.json`)),
    elementSummary: (element) => summaries()[element],
    rowsOf: (fixture) => rows().get(fixture) ?? [],
    entry: (id) => readEntry(path('entry', `${id}`)),
    standings: (league) => {
      const file = path('leagues-classic', `${league}`, 'standings.json');
      return existsSync(file) ? readJson<OfficialStandings>(file) : undefined;
    },
  };
}

/** `2023-24`, from the year of the first deadline. */
function seasonOf({ events }: OfficialBootstrap): string {
  return seasonNameOf(events.map(({ deadline_time }) => Date.parse(deadline_time)));
}

function readEntry(folder: string): RecordedEntry | undefined {
  if (!existsSync(join(folder, 'entry.json'))) return undefined;
  return {
    entry: readJson(join(folder, 'entry.json')),
    history: readJson(join(folder, 'history.json')),
    transfers: readJson(join(folder, 'transfers.json')),
    picks: (event) => {
      const file = join(folder, 'event', `${event}`, 'picks.json');
      return existsSync(file) ? readJson<OfficialPicks>(file) : undefined;
    },
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

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const readGz = <T>(file: string): T => JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as T;

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
