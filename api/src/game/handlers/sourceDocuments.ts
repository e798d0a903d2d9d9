import type { GameweekNumber } from '@touchline/shared/domain';
import type { Broadcast, Fixture, FixtureDetail, Footballer, FootballerRecord } from '../fpl/gameData';
import { parseBroadcasts, parseFixtureDetail } from '../fpl/parseExtras';
import { parseFootballerRecord } from '../fpl/parseFootballerRecord';
import { fetchExtra, fetchOrThrow, UpstreamFault } from '../fpl/fetchDocument';
import { perSeason } from '../season/perSeason';
import type { Season } from '../season/season';
import type { GameServices } from './gameServices';
import { readForRequest, stillReading } from './upstreamReads';

/**
 * Cache of documents that are not stored with the season: fetched on demand and kept per epoch. An
 * unavailable or slow one is undefined, so that the page is sent without it; failures are not cached.
 */
const documentsOf = perSeason(() => new Map<string, unknown>());

/** Besides the official documents, others may change with the clock alone: line-ups, weather, comments. */
const extraGoodForMs = 60_000;

export function findFixtureDetail(
  { fpl, clock }: GameServices,
  season: Season,
  { number }: Fixture,
): Promise<FixtureDetail | undefined> {
  const path = `touchline/fixture/${number}/`;
  const minute = Math.floor(clock.now() / extraGoodForMs);
  return once({ fpl, season, key: `${path} ${minute}` }, () => fetchExtra(fpl, path, parseFixtureDetail));
}

export async function findBroadcasts(
  { fpl }: GameServices,
  season: Season,
  gameweek: GameweekNumber,
): Promise<readonly Broadcast[]> {
  const path = `touchline/streaming/${gameweek}/`;
  return (await once({ fpl, season, key: path }, () => fetchExtra(fpl, path, parseBroadcasts))) ?? [];
}

export function findFootballerRecord(
  { fpl }: GameServices,
  season: Season,
  { id }: Footballer,
): Promise<FootballerRecord | undefined> {
  const path = `element-summary/${id}/`;
  return once({ fpl, season, key: path }, () => fetchOrThrow(fpl, path, parseFootballerRecord));
}

interface Kept extends Pick<GameServices, 'fpl'> {
  readonly season: Season;
  readonly key: string;
}

async function once<T>({ fpl, season, key }: Kept, fetch: () => Promise<T>): Promise<T | undefined> {
  const documents = documentsOf(season);
  if (documents.has(key)) return documents.get(key) as T;
  const read = async () => {
    const document = await fetch();
    documents.set(key, document);
    return document;
  };
  try {
    const found = await readForRequest(fpl, { key: `${season.id} ${key}`, hasStored: true, read });
    return found === stillReading ? undefined : found;
  } catch (thrown) {
    if (thrown instanceof UpstreamFault) return undefined;
    throw thrown;
  }
}
