import { type GameweekNumber, samplePages, type TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { LeagueRanking } from '../fpl/gameData';
import { parsePicksAndTotal, parseRanking } from '../fpl/parseTeam';
import type { FplSource } from '../fpl/source';
import { fetchDocument, fetchOrThrow, UpstreamFault } from '../fpl/fetchDocument';
import { findOverallLeague, unlessMissing } from './ingestElite';
import type { IngestDeps } from './ingestSeason';
import {
  findSampleReading,
  listSampledPlaces,
  listUnread,
  noteSampleReading,
  savePage,
  type SampledSquad,
  saveSampledSquads,
} from '../season/rankSample.queries';

export interface SampleFetch {
  readonly current: GameweekNumber;
  /** Number of managers in the whole game; the overall league in a stored team's card is more precise. */
  readonly managers: number;
  /** Size of the sample. */
  readonly wanted: number;
  readonly isStopping: () => boolean;
  /** As in `EliteFetch`. */
  readonly readOthers?: () => Promise<void>;
}

/** Managers per page of a league's standings. */
const pageSize = 50;
/** Squads are stored in batches of this size, as for the elite. */
const batch = 10;
/** Number of new squads after which a notification is sent: then all live totals are computed again. */
const noticed = 200;

/**
 * Reads a sample of all managers, with their totals in the overall league and their squads, once per
 * gameweek. An interrupted read continues with the missing ones.
 * @returns how many teams were read now
 */
export async function ingestRankSample(deps: IngestDeps, fetch: SampleFetch): Promise<number> {
  const { db, fpl } = deps;
  // A recorded season's leagues are those of its end.
  if (fetch.current === 0 || fpl.can.sampleSize === 0) return 0;
  const stored = await findSampleReading(db, fpl.season);
  if (stored?.gameweek === fetch.current && stored.is_done) return 0;
  const managers = await readPages(deps, fetch);
  if (managers === undefined) return 0;
  return readSquads(deps, fetch, managers);
}

/**
 * @returns the number of managers; undefined if the game does not show the league, or the loop is stopping
 */
async function readPages({ db, fpl, clock }: IngestDeps, fetch: SampleFetch): Promise<number | undefined> {
  const league = await findOverallLeague(db, fpl.season);
  const managers = (await countOverall(db, fpl.season)) ?? fetch.managers;
  const isFirst = (await findSampleReading(db, fpl.season))?.gameweek !== fetch.current;
  const reading = { gameweek: fetch.current, managers, sampled: 0, read: 0, is_done: false };
  if (isFirst) await noteSampleReading(db, fpl.season, { ...reading, read_at: clock.now() });
  const stored = new Set(await listSampledPlaces(db, fpl.season, fetch.current));
  for (const page of samplePages({ managers, pageSize, wanted: fetch.wanted })) {
    const firstPlace = (page - 1) * pageSize + 1;
    if (stored.has(firstPlace)) continue;
    await fetch.readOthers?.();
    if (fetch.isStopping()) return undefined;
    const standings = await fetchPage(fpl, league, page);
    if (standings === undefined) return undefined;
    await savePage(db, { season: fpl.season, gameweek: fetch.current, firstPlace }, standings.members);
  }
  return managers;
}

/** Undefined if the game does not show it. */
async function fetchPage(fpl: FplSource, league: number, page: number): Promise<LeagueRanking | undefined> {
  const path = `leagues-classic/${league}/standings/?page_standings=${page}`;
  const fetched = await fetchDocument(fpl, path, parseRanking);
  if (fetched.outcome === 'ok') return fetched.data;
  if (fetched.outcome === 'not_found') return undefined;
  throw new UpstreamFault(fetched.outcome, fetched.detail);
}

/** Number of managers in the overall league, from any team's card. */
async function countOverall(db: Db, season: string): Promise<number | undefined> {
  const row = await db.findOne(sql<{ members: number | null }>`
    select max((one ->> 'members')::int) as members from fantasy_team, jsonb_array_elements(leagues) as one
    where season = ${season} and (one ->> 'is_overall')::boolean`);
  return row?.members ?? undefined;
}

async function readSquads(
  { db, fpl, clock }: IngestDeps,
  fetch: SampleFetch,
  managers: number,
): Promise<number> {
  const sampled = (await listSampledPlaces(db, fpl.season, fetch.current)).length;
  const unread = spread(await listUnread(db, fpl.season, fetch.current));
  const before = sampled - unread.length;
  let read = 0;
  const note = (is_done: boolean) =>
    noteSampleReading(db, fpl.season, {
      gameweek: fetch.current,
      managers,
      sampled,
      read: before + read,
      is_done,
      read_at: clock.now(),
    });
  for (let first = 0; first < unread.length; first += batch) {
    await fetch.readOthers?.();
    if (fetch.isStopping()) return read;
    const squads: SampledSquad[] = [];
    for (const team of unread.slice(first, first + batch))
      squads.push(await fetchSquad(fpl, team, fetch.current));
    await saveSampledSquads(db, fpl.season, fetch.current, squads);
    read += squads.length;
    if (read % noticed < batch) await note(false);
  }
  await note(true);
  return read;
}

async function fetchSquad(fpl: FplSource, team_id: TeamId, gameweek: GameweekNumber): Promise<SampledSquad> {
  const path = `entry/${team_id}/event/${gameweek}/picks/`;
  const picks = await fetchOrThrow(fpl, path, parsePicksAndTotal).catch(unlessMissing);
  return picks === undefined ? { ...gone, team_id } : { ...picks, team_id };
}

/** Placeholder for a team that was deleted since its page was read. */
const gone = {
  footballers: [],
  captain: null,
  vice_captain: null,
  chip: null,
  transfers_cost: 0,
  before: null,
};

/** Every tenth, then every tenth from the second on, and so on: a partly read sample covers all ranks. */
function spread(teams: readonly TeamId[]): TeamId[] {
  const steps = 10;
  return Array.from({ length: steps }, (_, start) =>
    teams.filter((_team, index) => index % steps === start),
  ).flat();
}
