import type { LiveRank, RankWhileRunning } from '@touchline/shared/wire';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import type { TeamFacts } from '../../game/reports/teamOverview';
import { listSquadsIn, type SquadRow } from '../../game/reports/teams.queries';
import { instantOf } from '../../game/season/instant';
import type { Season } from '../../game/season/season';
import { liveField } from './liveField';
import { liveRankOf } from './liveRank';
import { listRankLine } from './rankLine.queries';

/** The live rank of a team, with what it is estimated from. */
export async function readLiveRank(
  services: GameServices,
  { season, now }: Pick<Reading, 'season' | 'now'>,
  facts: TeamFacts,
): Promise<LiveRank> {
  const squad = await findSquad(services, season, facts);
  const sample = await services.samples.find(season);
  return liveRankOf(season, { ...facts, squad }, sample, {
    field: liveField(season, sample),
    now,
    isSampled: services.fpl.can.sampleSize > 0,
  });
}

/** The live rank as a figure of the team; null when the official rank is the current one, or there is no other. */
export async function readRankWhileRunning(
  services: GameServices,
  reading: Pick<Reading, 'season' | 'now'>,
  facts: TeamFacts,
): Promise<RankWhileRunning | null> {
  const { status, now, before, move, safety } = await readLiveRank(services, reading, facts);
  if (now === null || status === 'official') return null;
  const { season } = reading;
  const key = { season: season.id, gameweek: season.current?.id ?? 0 };
  const line = (await listRankLine(services.db, key, facts.team.id)).filter(({ at }) => at <= reading.now);
  return { now, before, move, safety, line: line.map(({ at, rank }) => ({ at: instantOf(at), rank })) };
}

/** The submitted squad of a team's current gameweek. */
export async function findSquad(
  { db }: GameServices,
  season: Season,
  { team, result }: TeamFacts,
): Promise<SquadRow | undefined> {
  if (result === undefined) return undefined;
  const [squad] = await listSquadsIn(db, season.id, result.gameweek, [team.id]);
  return squad;
}
