import type { GameweekNumber } from '@touchline/shared/domain';
import { askForSeveral } from '../fpl/asker';
import type { Broadcast, Fixture, FixtureDetail, Footballer, FootballerRecord } from '../fpl/gameData';
import { parseBroadcasts, parseFixtureDetail } from '../fpl/parseExtras';
import { parseFootballerRecord } from '../fpl/parseFootballerRecord';
import { fetchExtra, fetchOrThrow, UpstreamFault } from '../ingest/fetchDocument';
import type { Season } from '../season/season';
import type { GameServices } from './gameServices';

/**
 * Cache of documents that are not stored with the season: fetched on demand and kept per epoch. An
 * unavailable one is undefined, so that the page is sent without it; failures are not cached.
 */
const kept = new WeakMap<Season, Map<string, Promise<unknown>>>();

/** Besides the official documents, others may change with the clock alone: line-ups, weather, comments. */
const extraGoodForMs = 60_000;

export function findFixtureDetail(
  { fpl, clock }: GameServices,
  season: Season,
  { number }: Fixture,
): Promise<FixtureDetail | undefined> {
  const path = `touchline/fixture/${number}/`;
  const minute = Math.floor(clock.now() / extraGoodForMs);
  return once(season, `${path} ${minute}`, () => fetchExtra(fpl, path, parseFixtureDetail));
}

export async function findBroadcasts(
  { fpl }: GameServices,
  season: Season,
  gameweek: GameweekNumber,
): Promise<readonly Broadcast[]> {
  const path = `touchline/streaming/${gameweek}/`;
  return (await once(season, path, () => fetchExtra(fpl, path, parseBroadcasts))) ?? [];
}

export function findFootballerRecord(
  { fpl }: GameServices,
  season: Season,
  { id }: Footballer,
): Promise<FootballerRecord | undefined> {
  const path = `element-summary/${id}/`;
  return once(season, path, () => fetchOrThrow(fpl, path, parseFootballerRecord));
}

async function once<T>(season: Season, key: string, fetch: () => Promise<T>): Promise<T | undefined> {
  const documents = kept.get(season) ?? new Map<string, Promise<unknown>>();
  kept.set(season, documents);
  const found = (documents.get(key) as Promise<T> | undefined) ?? askForSeveral(fetch);
  documents.set(key, found);
  try {
    return await found;
  } catch (thrown) {
    documents.delete(key);
    if (thrown instanceof UpstreamFault) return undefined;
    throw thrown;
  }
}
