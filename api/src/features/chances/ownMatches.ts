import type { TeamId } from '@touchline/shared/domain';
import type { MatchChance } from '@touchline/shared/wire';
import type { H2hMatch, H2hSide, TeamLeague } from '../../game/fpl/gameData';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { findTeam, type StoredTeam } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';
import { ensureH2hFixtures } from '../h2h/ensureH2h';
import { findH2hFixtures } from '../h2h/h2h.queries';
import { cupName, isKnockout, nameOf, sidesOf } from '../h2h/h2hLeague';
import { whyUntracked } from '../leagues/leagues.routes';

/** A match of a team in the current gameweek. */
export type OwnMatch = Pick<
  MatchChance,
  'is_cup' | 'league_id' | 'name' | 'round' | 'is_knockout' | 'opponent'
>;

/**
 * The team's matches of the current gameweek: in head-to-head leagues that can be tracked, without those that cannot be
 * read, and in cups.
 */
export async function readOwnMatches(
  services: GameServices,
  reading: Reading,
  team: StoredTeam,
): Promise<OwnMatch[]> {
  const found: OwnMatch[] = [];
  for (const { id, name } of trackedLeagues(team)) {
    const matches = await ensureH2hFixtures(services, reading, id);
    found.push(...ownMatches(reading.season, team, matches, { id, name }));
  }
  return [...found, ...cupMatches(reading.season, team)];
}

/** Opponents of the team's matches of the current gameweek, as far as they are stored. */
export async function listOwnOpponents(
  { db }: Pick<GameServices, 'db'>,
  season: Season,
  teamId: TeamId,
): Promise<ReadonlySet<TeamId>> {
  const team = await findTeam(db, season.id, teamId);
  if (team === undefined) return new Set();
  const inLeagues = await Promise.all(
    trackedLeagues(team).map(async ({ id, name }) => {
      const stored = await findH2hFixtures(db, season.id, id, teamId);
      return ownMatches(season, team, stored?.matches ?? [], { id, name });
    }),
  );
  const matches = [...inLeagues.flat(), ...cupMatches(season, team)];
  return new Set(matches.flatMap(({ opponent: { id } }) => id ?? []));
}

const trackedLeagues = ({ h2h_leagues }: StoredTeam): TeamLeague[] =>
  h2h_leagues.filter(({ members }) => whyUntracked(members, true) === undefined);

const cupMatches = (season: Season, team: StoredTeam): OwnMatch[] =>
  ownMatches(season, team, team.cup_matches);

/** @param league whose matches they are; those of cups have their own */
const ownMatches = (
  { current }: Season,
  team: StoredTeam,
  matches: readonly H2hMatch[],
  league?: Pick<TeamLeague, 'id' | 'name'>,
): OwnMatch[] =>
  matches
    .filter(({ gameweek, is_bye }) => gameweek === current?.id && !is_bye)
    .map((match) => ({
      is_cup: league === undefined,
      league_id: league?.id ?? match.league_id,
      name: league?.name ?? cupName(team, match.league_id),
      round: match.round || null,
      is_knockout: league === undefined || isKnockout(match),
      opponent: opponentOf(sidesOf(team.id, match)[1]),
    }));

const opponentOf = (side: H2hSide) => ({ id: side.team_id, name: nameOf(side) });
