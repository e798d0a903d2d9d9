import {
  type FootballerId,
  eliteViewTier,
  type GameweekNumber,
  type LeagueId,
  shareOf,
  type TeamId,
} from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { LeagueRanking, TeamPicks } from '../fpl/gameData';
import { parsePicks, parseRanking } from '../fpl/parseTeam';
import { defaultOverallLeague } from '../fpl/defaultOverallLeague';
import {
  advanceEpoch,
  digestOf,
  findGameState,
  listDocuments,
  saveDocument,
} from '../season/gameState.queries';
import { eliteLeague } from '../season/eliteLeague';
import type { EliteShares } from '../season/season';
import { fetchDocument, fetchOrThrow, UpstreamFault } from '../fpl/fetchDocument';
import { saveLeague } from './ingestLeague';
import type { IngestDeps } from './ingestSeason';
import { listStoredSquads, saveSquads } from './team.queries';

export interface EliteFetch {
  readonly current: GameweekNumber;
  /** Phase of the current gameweek, see `phaseOf`. */
  readonly phase: string;
  readonly isStopping: () => boolean;
  /**
   * Reads data with a higher priority that was requested meanwhile; called repeatedly while the elite is
   * read.
   */
  readonly readOthers?: () => Promise<void>;
}

/**
 * Squads are stored in batches of this size, with higher priorities in between: at four requests per second
 * every 5 s.
 */
const batch = 10;

/**
 * Reads the top of the overall league, and their squads of this gameweek and the previous one (the difference
 * is their transfers). Does nothing when that was done in this phase; an interrupted read continues with the
 * missing squads.
 * @returns how many teams the elite has now
 */
export async function ingestElite(deps: IngestDeps, fetch: EliteFetch): Promise<number> {
  const { db, fpl } = deps;
  const stored = await db.findOne(sql<{ phase: string }>`
    select phase from league where season = ${fpl.season} and id = ${eliteLeague}`);
  if (stored?.phase === fetch.phase || fetch.current === 0) return 0;
  const standings = await fetchLeaders(deps, await findOverallLeague(db, fpl.season), fetch);
  if (standings === undefined || standings.members.length === 0) return 0;
  const gameweeks = [fetch.current, fetch.current - 1].filter((gameweek) => gameweek > 0);
  await saveLeague(deps, standings, { id: eliteLeague, members: null, phase: `${fetch.phase} partly` });
  for (let first = 0; first < standings.members.length; first += batch) {
    await fetch.readOthers?.();
    if (fetch.isStopping()) return 0;
    const teams = standings.members.slice(first, first + batch).map(({ team_id }) => team_id);
    await saveSquads(db, fpl.season, await fetchSquads(deps, teams, gameweeks));
  }
  await saveLeague(deps, standings, { id: eliteLeague, members: null, phase: fetch.phase });
  await publishShares(deps, standings, fetch.current);
  return standings.members.length;
}

/** Upstream id of the overall league, from the card of any team. */
export async function findOverallLeague(db: Db, season: string): Promise<LeagueId> {
  const row = await db.findOne(sql<{ id: LeagueId }>`
    select (one ->> 'id')::int as id from fantasy_team, jsonb_array_elements(leagues) as one
    where season = ${season} and (one ->> 'is_overall')::boolean limit 1`);
  return row?.id ?? defaultOverallLeague;
}

/** The first 1000 of the overall league; undefined if the game does not show it. */
async function fetchLeaders(
  { fpl }: IngestDeps,
  league: LeagueId,
  { isStopping }: EliteFetch,
): Promise<LeagueRanking | undefined> {
  let all: LeagueRanking | undefined;
  for (
    let page = 1;
    page === 1 || (all?.has_next === true && all.members.length < eliteViewTier);
    page += 1
  ) {
    if (isStopping()) return undefined;
    const path = `leagues-classic/${league}/standings/?page_standings=${page}`;
    const fetched = await fetchDocument(fpl, path, parseRanking);
    if (fetched.outcome === 'not_found') return undefined;
    if (fetched.outcome !== 'ok') throw new UpstreamFault(fetched.outcome, fetched.detail);
    all = { ...fetched.data, members: [...(all?.members ?? []), ...fetched.data.members] };
  }
  return all && { ...all, id: eliteLeague, members: all.members.slice(0, eliteViewTier) };
}

async function fetchSquads(
  { db, fpl }: IngestDeps,
  teams: readonly TeamId[],
  gameweeks: readonly GameweekNumber[],
): Promise<(TeamPicks & { team_id: TeamId })[]> {
  const squads: (TeamPicks & { team_id: TeamId })[] = [];
  for (const team_id of teams) {
    const stored = await listStoredSquads(db, { season: fpl.season, team_id });
    for (const gameweek of gameweeks.filter((one) => !stored.has(one))) {
      const path = `entry/${team_id}/event/${gameweek}/picks/`;
      const picks = await fetchOrThrow(fpl, path, parsePicks).catch(unlessMissing);
      if (picks !== undefined) squads.push({ ...picks, team_id });
    }
  }
  return squads;
}

/** A team that started later has no squad of the previous gameweek. */
export function unlessMissing(thrown: unknown): undefined {
  if (thrown instanceof UpstreamFault && thrown.outcome === 'not_found') return undefined;
  throw thrown;
}

/** Publishes the leaders' ownership as part of the season's state, for badges. */
async function publishShares(
  { db, fpl }: IngestDeps,
  { members }: LeagueRanking,
  gameweek: GameweekNumber,
): Promise<void> {
  const shares = await listShares(db, fpl.season, gameweek, members);
  const text = JSON.stringify(shares);
  const digest = digestOf(text);
  await db.transaction(async () => {
    const stored = await listDocuments(db, fpl.season);
    const state = await findGameState(db, fpl.season);
    if (state === undefined || stored.some((one) => one.kind === 'elite' && one.digest === digest)) return;
    // Another process has read the game first; the elite's ownership can be published with its next read.
    if (!(await advanceEpoch(db, fpl.season, state))) return;
    const document = { kind: 'elite', gameweek: 0, epoch: state.epoch + 1, digest, text } as const;
    await saveDocument(db, fpl.season, document);
  });
}

async function listShares(
  db: Db,
  season: string,
  gameweek: GameweekNumber,
  members: LeagueRanking['members'],
): Promise<EliteShares> {
  const teams = `{${members.map(({ team_id }) => team_id).join(',')}}`;
  const rows = await db.query(sql<{ footballer_id: FootballerId; count: number; teams: number }>`
    with squads as (
      select footballers from team_picks
      where season = ${season} and gameweek = ${gameweek} and team_id = any(${teams}::int[]))
    select footballer_id, count(*)::int as count, (select count(*)::int from squads) as teams
    from squads, unnest(footballers) as footballer_id group by footballer_id order by footballer_id`);
  return rows.map((row) => ({ footballer_id: row.footballer_id, selected: shareOf(row.count, row.teams) }));
}
