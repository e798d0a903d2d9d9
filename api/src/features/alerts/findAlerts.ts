import type { AccountId, AlertKind, EpochMs, FootballerId, TeamId } from '@touchline/shared/domain';
import type { Services } from '../../services';
import { listMomentsSince } from '../../game/season/moments.queries';
import type { Moment } from '../../game/season/moments';
import { teamResult } from '../../game/reports/teamResult';
import { listHistory, listSquadsIn, listTeams } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';
import { grouped } from '../../platform/db/grouped';
import { createPauses } from '../../platform/pauses';
import { lineupIn, timelineItems } from '../timeline/timeline';
import { type AlertReading, day, minute } from './alert';
import type { FoundAlert } from './alerts.queries';
import type { Follower } from './devices.queries';
import { alertFinders } from './kinds';

type Parts = Pick<Services, 'db' | 'clock' | 'wall' | 'game'>;

/** The game as one run of the job sees it, for all accounts. */
export interface GameSnapshot {
  readonly season: Season;
  readonly now: EpochMs;
  readonly moments: ReadonlyMap<string, Moment>;
}

/** Undefined before the game has been read. */
export async function readSnapshot({ db, clock, game }: Parts): Promise<GameSnapshot | undefined> {
  const gameNow = await game.find();
  if (gameNow === undefined) return undefined;
  const { season } = gameNow;
  const now = clock.now();
  // Earlier ones are of no use: alerts are about the running gameweek, and about prices of the last day.
  const since = Math.min(season.current?.deadline ?? now, now - day);
  const moments = await listMomentsSince(db, season.id, { since, prices: now - day });
  return { season, now, moments };
}

/** Who owns or watches them is told first. */
const justNow = 10 * minute;

/** Footballers to whom something has just happened in a match. */
export const footballersOf = ({ moments, now }: GameSnapshot): FootballerId[] => [
  ...new Set(
    [...moments.values()].flatMap(({ kind, at, footballer_id }) =>
      kind === 'match' && at >= now - justNow && footballer_id !== null ? [footballer_id] : [],
    ),
  ),
];

/** What each of them could be told now, of the kinds that his devices want. Some of it he may have been told. */
export async function findAlerts(
  services: Parts,
  snapshot: GameSnapshot,
  followers: readonly Follower[],
): Promise<Map<AccountId, FoundAlert[]>> {
  const teams = await readTeams(services, snapshot, followers);
  const toApp = services.clock.now() - services.wall.now();
  const found = new Map<AccountId, FoundAlert[]>();
  const pause = createPauses();
  for (const follower of followers) {
    await pause();
    const reading = readingOf(snapshot, follower, teams, toApp);
    const isOfUse = ({ at, expires }: FoundAlert) => at <= snapshot.now && snapshot.now < expires;
    const own = follower.kinds.flatMap((kind: AlertKind) =>
      // A device may want a kind that an earlier version had.
      (alertFinders[kind]?.(reading) ?? []).map((alert) => ({ ...alert, kind })).filter(isOfUse),
    );
    found.set(follower.account, own);
  }
  return found;
}

type Teams = Awaited<ReturnType<typeof readTeams>>;

/** The stored teams of all of them at once. */
async function readTeams({ db }: Parts, { season }: GameSnapshot, followers: readonly Follower[]) {
  const own = followers.flatMap(({ team }) => team ?? []);
  const rivals = followers.flatMap((follower) => follower.rivals);
  const all = [...new Set([...own, ...rivals])];
  const squads =
    season.current === undefined ? [] : await listSquadsIn(db, season.id, season.current.id, all);
  return {
    squads: new Map(squads.map((squad) => [squad.team_id, squad])),
    teams: new Map((await listTeams(db, season.id, all)).map((team) => [team.id, team])),
    histories: grouped(await listHistory(db, season.id, own), ({ team_id }) => team_id),
  };
}

function readingOf(
  { season, now, moments }: GameSnapshot,
  { team, rivals, watchlist, seen_at }: Follower,
  { squads, teams, histories }: Teams,
  toApp: number,
): AlertReading {
  const squad = team === null ? undefined : squads.get(team);
  const result = squad && teamResult(season, squad);
  const named = (id: TeamId): [TeamId, string][] => {
    const name = teams.get(id)?.name;
    return name === undefined ? [] : [[id, name]];
  };
  return {
    season,
    now,
    lastSeen: seen_at === null ? undefined : seen_at.getTime() + toApp,
    timeline: timelineItems({
      season,
      now,
      results: result === undefined ? [] : [result],
      moments,
      watched: new Set(watchlist),
      // Rivals have an alert of their own.
      rivals: new Map(),
      transfers: [],
      history: [],
    }),
    team: team === null ? undefined : teams.get(team),
    result,
    history: team === null ? [] : (histories.get(team) ?? []),
    rivals: new Map(rivals.flatMap(named)),
    rivalSquads: rivals.flatMap((id) => squads.get(id) ?? []),
    lineupOf: (fixture) =>
      fixture.gameweek === null ? undefined : lineupIn({ season, moments }, fixture.gameweek, fixture),
  };
}
