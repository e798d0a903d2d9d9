import type { GameweekNumber, TeamId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { FantasyTeam, TeamGameweek, TeamPicks, TeamTransfer } from '../fpl/gameData';
import { parseHistory, parsePicks, parseTeam, parseTransfers } from '../fpl/parseTeam';
import type { FplFault } from '../fpl/source';
import { fetchDocument, fetchOrThrow, UpstreamFault } from '../fpl/fetchDocument';
import type { IngestDeps } from './ingestSeason';
import { listStoredSquads, saveHistory, saveSquads, saveTeamCard, saveTransfers } from './team.queries';
import { noteRead, noteSquad } from '../season/wantedTeams.queries';

export interface TeamFetch {
  readonly id: TeamId;
  /** The current gameweek, 0 before the first deadline. */
  readonly current: GameweekNumber;
  /** Phase of the current gameweek, see `phaseOf`. */
  readonly phase: string;
  /** Reads only the squad of the current gameweek, or all missing ones. */
  readonly squads: 'current' | 'all';
}

export type TeamIngested =
  { readonly outcome: 'ok' } | { readonly outcome: FplFault; readonly detail: string };

/** Reads one team with its history, transfers and squads, and stores it atomically. */
export async function ingestTeam(deps: IngestDeps, fetch: TeamFetch): Promise<TeamIngested> {
  try {
    const fetched = await fetchTeam(deps, fetch);
    await refuseOlder(deps, fetched);
    await saveTeam(deps, fetch, fetched);
    return { outcome: 'ok' };
  } catch (thrown) {
    if (thrown instanceof UpstreamFault) return { outcome: thrown.outcome, detail: thrown.detail };
    throw thrown;
  }
}

/**
 * Reads only the squad of the running gameweek of a team whose rest is stored, with one request. Until the rest is read
 * too, the team counts as read in the earlier phase.
 */
export async function ingestSquad(
  { db, fpl }: IngestDeps,
  { id, current }: Pick<TeamFetch, 'id' | 'current'>,
): Promise<TeamIngested> {
  const path = `entry/${id}/event/${current}/picks/`;
  const picks = await fetchDocument(fpl, path, parsePicks);
  if (picks.outcome !== 'ok') return picks;
  if (picks.data.gameweek !== current)
    return { outcome: 'malformed', detail: `${path} tells the gameweek ${picks.data.gameweek}` };
  await db.transaction(async () => {
    await saveSquads(db, fpl.season, [{ ...picks.data, team_id: id }]);
    await noteSquad(db, fpl.season, id, current);
  });
  return { outcome: 'ok' };
}

/**
 * Reads name, kit, points and rank of an unknown team, with one request. Its phase marks it as incomplete, so
 * that it is read again when its squads are needed.
 */
export async function ingestTeamCard(
  { db, fpl, clock }: IngestDeps,
  { id, phase }: Pick<TeamFetch, 'id' | 'phase'>,
): Promise<TeamIngested> {
  const fetched_at = clock.now();
  const document = await fetchDocument(fpl, `entry/${id}/`, parseTeam);
  if (document.outcome !== 'ok') return document;
  const key = { season: fpl.season, team_id: id };
  await saveTeamCard(db, key, document.data, { phase: `${phase} card`, fetched_at });
  return { outcome: 'ok' };
}

interface FetchedTeam {
  readonly team: FantasyTeam;
  readonly history: TeamGameweek[];
  readonly transfers: TeamTransfer[];
  readonly squads: TeamPicks[];
  /** False when a squad was not published yet: the team is then read again. */
  readonly isWhole: boolean;
}

async function fetchTeam(deps: IngestDeps, fetch: TeamFetch): Promise<FetchedTeam> {
  const { fpl } = deps;
  const path = `entry/${fetch.id}/`;
  const team = await fetchOrThrow(fpl, path, parseTeam);
  const history = await fetchOrThrow(fpl, `${path}history/`, parseHistory);
  const transfers = await fetchOrThrow(fpl, `${path}transfers/`, parseTransfers);
  const squads: TeamPicks[] = [];
  let isWhole = isUpToDate(fetch, { team, history, transfers });
  for (const gameweek of await missingSquads(deps, fetch, history)) {
    const picks = await fetchDocument(fpl, `${path}event/${gameweek}/picks/`, parsePicks);
    // Right after a deadline squads are not published yet: the rest of the team is stored without.
    if (picks.outcome === 'ok') squads.push(picks.data);
    else if (picks.outcome === 'not_found') isWhole = false;
    else throw new UpstreamFault(picks.outcome, picks.detail);
  }
  return { team, history, transfers, squads, isWhole };
}

type TeamDocuments = Pick<FetchedTeam, 'team' | 'history' | 'transfers'>;

/** Right after a deadline the game may not have processed a team yet, or a cache answers. */
function isUpToDate({ current }: TeamFetch, { team, history, transfers }: TeamDocuments): boolean {
  if (current < team.started_gameweek) return true;
  return (
    (team.current_gameweek ?? 0) >= current &&
    (history.at(-1)?.gameweek ?? 0) >= current &&
    history.every((row) => hasItsTransfers(row, transfers))
  );
}

/** For a wildcard and a free hit the history counts no transfers. */
function hasItsTransfers({ gameweek, transfers }: TeamGameweek, made: readonly TeamTransfer[]): boolean {
  return transfers <= made.filter((one) => one.gameweek === gameweek).length;
}

/**
 * Stored data of a team must not be replaced by documents of an earlier gameweek.
 * @throws {UpstreamFault} when one is older than what is stored
 */
async function refuseOlder({ db, fpl }: IngestDeps, { team, history }: FetchedTeam): Promise<void> {
  const stored = await db.findOne(sql<{ gameweek: number | null }>`
    select max(gameweek) as gameweek from team_gameweek where season = ${fpl.season} and team_id = ${team.id}`);
  const newest = stored?.gameweek ?? 0;
  const reported = Math.min(team.current_gameweek ?? 0, history.at(-1)?.gameweek ?? 0);
  if (reported < newest)
    throw new UpstreamFault(
      'malformed',
      `entry/${team.id}/ tells an earlier gameweek, older than what is known`,
    );
}

/** Gameweeks whose squad is not stored, the current one first. */
async function missingSquads(
  { db, fpl }: IngestDeps,
  { id, current, squads }: TeamFetch,
  history: readonly TeamGameweek[],
): Promise<GameweekNumber[]> {
  const stored = await listStoredSquads(db, { season: fpl.season, team_id: id });
  return history
    .map(({ gameweek }) => gameweek)
    .filter((gameweek) => !stored.has(gameweek) && (squads === 'all' || gameweek === current))
    .sort((a, b) => b - a);
}

async function saveTeam(
  { db, fpl, clock }: IngestDeps,
  { phase }: TeamFetch,
  { team, history, transfers, squads, isWhole }: FetchedTeam,
): Promise<void> {
  const key = { season: fpl.season, team_id: team.id };
  await db.transaction(async () => {
    await saveTeamCard(db, key, team, {
      phase: isWhole ? phase : `${phase} partly`,
      fetched_at: clock.now(),
    });
    await saveHistory(db, key, history);
    await saveTransfers(db, key, transfers);
    await saveSquads(
      db,
      fpl.season,
      squads.map((squad) => ({ ...squad, team_id: team.id })),
    );
    if (isWhole) await noteRead(db, fpl.season, team.id, phase);
  });
}
