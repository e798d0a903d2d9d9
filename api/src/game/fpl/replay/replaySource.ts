import { abilities } from '../abilities';
import type { Clock } from '../../../platform/clock';
import type { FplReply, DocumentSource } from '../source';
import { bootstrapNow } from './bootstrapNow';
import { entryNow, historyNow, picksNow, transfersNow } from './entryNow';
import { eventStatusNow } from './eventStatusNow';
import { fixturesNow } from './fixturesNow';
import { h2hMatchesNow, h2hStandingsNow } from './h2hNow';
import { liveNow } from './liveNow';
import { openRecording, type RecordedEntry } from './recording';
import { type SeasonNow, seasonNow } from './seasonNow';
import { elementSummaryNow, standingsNow } from './summariesNow';

interface ReplayOptions {
  /** A recorded season in the official format. */
  readonly folder: string;
  readonly clock: Clock;
}

/** Handler of a path; undefined is a 404. */
type Answer = (season: SeasonNow, parts: readonly number[], query: URLSearchParams) => unknown;

const answers: readonly (readonly [RegExp, Answer])[] = [
  [/^bootstrap-static\/$/, (season) => bootstrapNow(season)],
  [/^fixtures\/$/, (season, _, query) => chosenFixtures(season, query)],
  [/^event-status\/$/, (season) => eventStatusNow(season)],
  [
    /^event\/(\d+)\/live\/$/,
    (season, [event = 0]) => (isEvent(season, event) ? liveNow(season, event) : undefined),
  ],
  [
    /^dream-team\/(\d+)\/$/,
    (season, [event = 0]) => (season.isSettled(event) ? season.recording.dreamTeam(event) : undefined),
  ],
  [/^element-summary\/(\d+)\/$/, (season, [element = 0]) => elementSummaryNow(season, element)],
  [/^entry\/(\d+)\/$/, ofEntry(entryNow)],
  [/^entry\/(\d+)\/history\/$/, ofEntry(historyNow)],
  [/^entry\/(\d+)\/transfers\/$/, ofEntry(transfersNow)],
  [/^entry\/(\d+)\/event\/(\d+)\/picks\/$/, ofEntry(picksNow)],
  [
    /^leagues-classic\/(\d+)\/standings\/$/,
    (season, [league = 0], query) => standingsNow(season, league, Number(query.get('page_standings') ?? 1)),
  ],
  [/^leagues-h2h\/(\d+)\/standings\/$/, (season, [league = 0]) => h2hStandingsNow(season, league)],
  [/^touchline\/deadline\/(\d+)\/$/, (season, [event = 0]) => documentsAtDeadline(season, event)],
  [
    /^leagues-h2h-matches\/league\/(\d+)\/$/,
    (season, [league = 0], query) => h2hMatchesNow(season, league, query),
  ],
];

/**
 * A recorded season, replayed by the app's clock: each reply shows what was known at that instant.
 * @throws when the folder does not contain a recorded season
 */
export function createReplaySource({ folder, clock }: ReplayOptions): DocumentSource {
  const recording = openRecording(folder);
  let last: SeasonNow | undefined;
  const seasonAt = (now: number) => (last = last?.now === now ? last : seasonNow(recording, now));
  return {
    name: 'replay',
    can: abilities.replay,
    season: recording.season,
    get: (path) => Promise.resolve(answer(seasonAt(clock.now()), path)),
  };
}

function answer(season: SeasonNow, path: string): FplReply {
  const [route = '', search = ''] = path.split('?');
  for (const [pattern, makeAnswer] of answers) {
    const match = pattern.exec(route);
    if (match === null) continue;
    const json = makeAnswer(season, match.slice(1).map(Number), new URLSearchParams(search));
    if (json !== undefined) return { outcome: 'ok', json };
  }
  return { outcome: 'not_found', detail: `Nothing recorded for ${route}` };
}

function ofEntry(make: (season: SeasonNow, entry: RecordedEntry, event: number) => unknown): Answer {
  return (season, [id = 0, event = 0]) => {
    const recorded = season.recording.entry(id);
    return recorded && make(season, recorded, event);
  };
}

/** What was known at a deadline that has passed: the document recorded just before it, and the fixture list. */
function documentsAtDeadline({ recording, current }: SeasonNow, event: number) {
  if (event < 1 || event > (current?.id ?? 0)) return undefined;
  return { bootstrap: recording.bootstrapBefore(event), fixtures: recording.fixturesAtDeadline(event) };
}

const isEvent = ({ rules }: SeasonNow, event: number) => event >= 1 && event <= rules.last_gameweek;

function chosenFixtures(season: SeasonNow, query: URLSearchParams) {
  const event = query.get('event');
  const isFuture = query.get('future') === '1';
  return fixturesNow(season).filter(
    (fixture) =>
      (event === null || fixture.event === Number(event)) && (!isFuture || fixture.started !== true),
  );
}
