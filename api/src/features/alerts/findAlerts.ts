import { hasPass, type AlertKind, type EpochMs } from '@touchline/shared/domain';
import { findAccount } from '../accounts/accountRow';
import { type GameServices, startReading } from '../../game/handlers/gameServices';
import { listMoments } from '../../game/ingest/moments.queries';
import { teamResult } from '../../game/reports/teamResult';
import { listHistory, listSquadsIn, listTeams } from '../../game/reports/teams.queries';
import { lineupIn, timelineItems } from '../timeline/timeline';
import type { AlertReading } from './alert';
import type { FoundAlert } from './alerts.queries';
import type { Follower } from './devices.queries';
import { alertFinders } from './kinds';

/** What somebody could be told now, of the kinds that his devices want. Some of it he may have been told. */
export async function findAlerts(
  services: GameServices,
  follower: Follower,
  lastSeen: EpochMs | undefined,
): Promise<FoundAlert[]> {
  const reading = await readFor(services, follower, lastSeen);
  const isOfUse = ({ at, expires }: FoundAlert) => at <= reading.now && reading.now < expires;
  return follower.kinds.flatMap((kind: AlertKind) =>
    // A device may want a kind that an earlier version had.
    (alertFinders[kind]?.(reading) ?? []).map((alert) => ({ ...alert, kind })).filter(isOfUse),
  );
}

async function readFor(
  services: GameServices,
  { account, team: teamId }: Follower,
  lastSeen: EpochMs | undefined,
): Promise<AlertReading> {
  const { db } = services;
  const row = await findAccount(db, account);
  const pass = row !== undefined && hasPass(row.role);
  const { season, now, personal } = await startReading(services, { id: account, pass, teamId });
  const own = teamId === null ? [] : [teamId];
  const squadsIn = (teams: readonly number[]) =>
    season.current === undefined
      ? Promise.resolve([])
      : listSquadsIn(db, season.id, season.current.id, teams);
  const [squads, rivalSquads] = [await squadsIn(own), await squadsIn(personal.rivals)];
  const results = squads.map((squad) => teamResult(season, squad));
  const followed = [...squads.flatMap(({ footballers }) => footballers), ...personal.watchlist];
  const moments = await listMoments(db, season.id, { footballers: followed, prices: true });
  const rivals = new Map((await listTeams(db, season.id, personal.rivals)).map(({ id, name }) => [id, name]));
  return {
    season,
    now,
    lastSeen,
    timeline: timelineItems({
      season,
      now,
      results,
      moments,
      watched: new Set(personal.watchlist),
      // Rivals have an alert of their own.
      rivals: new Map(),
      transfers: [],
      history: [],
    }),
    team: (await listTeams(db, season.id, own))[0],
    result: results[0],
    history: await listHistory(db, season.id, own),
    rivals,
    rivalSquads,
    lineupOf: (fixture) =>
      fixture.gameweek === null ? undefined : lineupIn({ season, moments }, fixture.gameweek, fixture),
  };
}
