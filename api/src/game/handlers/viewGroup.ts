import {
  asLeagueId,
  type EpochMs,
  type FootballerId,
  type LeagueId,
  type OwnershipCount,
  ownershipAmong,
  type TeamId,
} from '@touchline/shared/domain';
import type { Ownership, RivalsConfig } from '@touchline/shared/wire';
import type { Db } from '../../platform/db/db';
import { passNeeded } from '../../platform/http/problems';
import { eliteLeague, isPartly } from '../season/eliteLeague';
import { groupSquadOf } from '../reports/teamResult';
import { findLeague, listLeagueMembers, listSquadsIn, type SquadRow } from '../reports/teams.queries';
import { perSeason } from '../season/perSeason';
import type { Season } from '../season/season';
import type { Reading } from './gameServices';

/** A view of other teams: the rivals, the elite, or a league. */
export type ViewId = 'rivals' | 'elite' | LeagueId;

/** The teams of a view with their squads of the current gameweek. */
export interface ViewGroup {
  readonly config: RivalsConfig;
  readonly team_ids: readonly TeamId[];
  readonly squads: readonly SquadRow[];
  readonly ownership: ReadonlyMap<FootballerId, OwnershipCount>;
}

/** Parses a view: `rivals`, `elite` or the id of a league; undefined for anything else. */
export function parseView(written: string): ViewId | undefined {
  if (written === 'rivals' || written === 'elite') return written;
  return /^[1-9]\d{0,8}$/.test(written) ? asLeagueId(Number(written)) : undefined;
}

/** The stored view. Without pass a league falls back to the rivals. */
export function viewOf({ personal, account }: Pick<Reading, 'personal' | 'account'>): ViewId {
  const view = parseView(personal.view) ?? 'rivals';
  return typeof view === 'number' && !account.pass ? 'rivals' : view;
}

export async function readView(db: Db, reading: Reading, view: ViewId = viewOf(reading)): Promise<ViewGroup> {
  return view === 'elite' ? readEliteView(db, reading) : readGroup(db, reading, view);
}

/** By the time of the read of the elite. */
const eliteViewsOf = perSeason(() => new Map<EpochMs, ViewGroup>());

/** The same for every reader, with a thousand squads: built once per epoch and read of the elite. */
async function readEliteView(db: Db, reading: Reading): Promise<ViewGroup> {
  const { season } = reading;
  const elite = await findLeague(db, season.id, eliteLeague);
  // Squads are still being read.
  if (elite === undefined || isPartly(elite)) return readGroup(db, reading, 'elite');
  const views = eliteViewsOf(season);
  const view = views.get(elite.fetched_at) ?? (await readGroup(db, reading, 'elite'));
  views.set(elite.fetched_at, view);
  return view;
}

/**
 * Whom most of the elite captain in the current gameweek.
 * @returns undefined before a deadline, and while their squads are still being read
 */
export async function readEliteCaptain(
  db: Db,
  reading: Reading,
): Promise<{ footballer_id: FootballerId; count: number; teams: number } | undefined> {
  const elite = await findLeague(db, reading.season.id, eliteLeague);
  if (elite === undefined || isPartly(elite)) return undefined;
  const { squads } = await readEliteView(db, reading);
  const counts = new Map<FootballerId, number>();
  for (const { captain } of squads) if (captain !== null) counts.set(captain, (counts.get(captain) ?? 0) + 1);
  const [most] = [...counts].sort(([idA, a], [idB, b]) => b - a || idA - idB);
  return most && { footballer_id: most[0], count: most[1], teams: squads.length };
}

async function readGroup(db: Db, reading: Reading, view: ViewId): Promise<ViewGroup> {
  const { season } = reading;
  const team_ids = await listViewTeams(db, reading, view);
  const gameweek = season.current?.id;
  const squads = gameweek === undefined ? [] : await listSquadsIn(db, season.id, gameweek, team_ids);
  return {
    config: await configOf(db, season, view),
    team_ids,
    squads,
    ownership: ownershipIn(season, squads),
  };
}

/** The teams of a view without the reader's own. */
export async function listViewTeams(
  db: Db,
  { season, personal, account }: Reading,
  view: ViewId,
): Promise<readonly TeamId[]> {
  if (view === 'rivals') return personal.rivals;
  if (view === 'elite') return listElite(db, season.id);
  const members = await listLeagueMembers(db, season.id, view);
  return members.map(({ team_id }) => team_id).filter((id) => id !== account.teamId);
}

/** The stored teams at the top of the overall league. */
async function listElite(db: Db, season: string): Promise<TeamId[]> {
  const members = await listLeagueMembers(db, season, eliteLeague);
  return members.map(({ team_id }) => team_id);
}

export async function configOf(db: Db, season: Season, view: ViewId): Promise<RivalsConfig> {
  if (view === 'rivals') return { id: 'rivals', type: 'rivals', label: 'Rivals' };
  if (view === 'elite') return { id: 'elite', type: 'elite', label: 'Elite' };
  const league = await findLeague(db, season.id, view);
  return { id: view, type: 'league', label: league?.name ?? `League ${view}` };
}

function ownershipIn(season: Season, squads: readonly SquadRow[]): Map<FootballerId, OwnershipCount> {
  return ownershipAmong(squads.map((squad) => groupSquadOf(season, squad)));
}

/**
 * Whether owners may be named: for the elite this needs a pass; without a pass a league is never the view.
 */
export function isOpenView({ config }: Pick<ViewGroup, 'config'>, { pass }: { pass: boolean }): boolean {
  return config.type !== 'elite' || pass;
}

/** @throws 403 when the view is not open to this reader */
export function requireOpenView(group: Pick<ViewGroup, 'config'>, reader: { pass: boolean }): void {
  if (!isOpenView(group, reader)) throw passNeeded();
}

/** Ownership in the API's format, keyed by footballer id. */
export function ownershipOnWire(ownership: ReadonlyMap<FootballerId, OwnershipCount>): Ownership {
  return Object.fromEntries([...ownership].map(([id, count]) => [String(id), rounded(count)]));
}

const rounded = ({ count, total, count_share }: OwnershipCount): OwnershipCount => ({
  count,
  total,
  count_share: Math.round(count_share * 10) / 10,
});

/** No team of the view owns the footballer. */
export function ownershipFor(group: ViewGroup, id: FootballerId): OwnershipCount {
  return rounded(group.ownership.get(id) ?? { count: 0, total: group.squads.length, count_share: 0 });
}
