import type { TeamId } from '@touchline/shared/domain';
import { readTeamFacts } from '../../game/handlers/teams';
import { listTeams } from '../../game/reports/teams.queries';
import { type IsStopping, PutBack } from '../../platform/jobs/jobs';
import type { Services } from '../../services';
import { readRankWhileRunning } from './ownRank';
import { listLinkedTeams, saveRanks } from './rankLine.queries';

const minuteMs = 60_000;

/** Stores the live rank of each linked team once a minute, when it has changed. */
export function registerRankLineJobs(services: Services): void {
  services.jobs.every('rank line', minuteMs / 1000, (_, isStopping) => noteRanks(services, isStopping));
}

export async function noteRanks(services: Services, isStopping: IsStopping): Promise<void> {
  const { db, clock, game } = services;
  const season = (await game.find())?.season;
  if (season?.current === undefined || season.current.finished) return;
  const now = clock.now();
  const ranks: { team_id: TeamId; rank: number }[] = [];
  for (const team of await listTeams(db, season.id, await listLinkedTeams(db, season.id))) {
    if (isStopping()) throw new PutBack();
    const rank = await readRankWhileRunning(
      services,
      { season, now },
      await readTeamFacts(services, season, team),
    );
    if (rank !== null) ranks.push({ team_id: team.id, rank: rank.now.rank });
  }
  if (ranks.length === 0) return;
  const at = Math.floor(now / minuteMs) * minuteMs;
  await saveRanks(db, { season: season.id, gameweek: season.current.id }, at, ranks);
}
