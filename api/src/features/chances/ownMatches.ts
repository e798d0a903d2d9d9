import type { LeagueId, TeamId } from '@touchline/shared/domain';
import type { H2hMatch, H2hSide, TeamLeague } from '../../game/fpl/gameData';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { findTeam, type StoredTeam } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';
import { ensureH2hFixtures } from '../h2h/ensureH2h';
import { findH2hFixtures } from '../h2h/h2h.queries';
import { isKnockout, nameOf, sidesOf } from '../h2h/h2hLeague';
import { whyUntracked } from '../leagues/leagues.routes';

/** A match of a team in the current gameweek. */
export interface OwnMatch {
  readonly league_id: LeagueId;
  /** Of the league. */
  readonly name: string;
  readonly round: string | null;
  readonly is_knockout: boolean;
  /** Without id it is the average. */
  readonly opponent: { readonly id: TeamId | null; readonly name: string };
}

/** The team's matches of the current gameweek in leagues that can be tracked; without those that cannot be read. */
export async function readOwnMatches(
  services: GameServices,
  reading: Reading,
  team: StoredTeam,
): Promise<OwnMatch[]> {
  const found: OwnMatch[] = [];
  for (const league of trackedLeagues(team)) {
    const matches = await ensureH2hFixtures(services, reading, league.id);
    found.push(...matchesNow(reading.season, team.id, league, matches));
  }
  return found;
}

/** Opponents of the team's matches of the current gameweek, as far as they are stored. */
export async function listOwnOpponents(
  { db }: Pick<GameServices, 'db'>,
  season: Season,
  teamId: TeamId,
): Promise<ReadonlySet<TeamId>> {
  const team = await findTeam(db, season.id, teamId);
  const leagues = team === undefined ? [] : trackedLeagues(team);
  const matches = await Promise.all(
    leagues.map(async (league) => {
      const stored = await findH2hFixtures(db, season.id, league.id, teamId);
      return matchesNow(season, teamId, league, stored?.matches ?? []);
    }),
  );
  return new Set(matches.flat().flatMap(({ opponent: { id } }) => id ?? []));
}

const trackedLeagues = ({ h2h_leagues }: StoredTeam): TeamLeague[] =>
  h2h_leagues.filter(({ members }) => whyUntracked(members, true) === undefined);

const matchesNow = (
  { current }: Season,
  teamId: TeamId,
  { id, name }: TeamLeague,
  matches: readonly H2hMatch[],
): OwnMatch[] =>
  matches
    .filter(({ gameweek, is_bye }) => gameweek === current?.id && !is_bye)
    .map((match) => ({
      league_id: id,
      name,
      round: match.round || null,
      is_knockout: isKnockout(match),
      opponent: opponentOf(sidesOf(teamId, match)[1]),
    }));

const opponentOf = (side: H2hSide) => ({ id: side.team_id, name: nameOf(side) });
