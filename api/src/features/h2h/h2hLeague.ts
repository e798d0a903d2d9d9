import {
  type FootballerId,
  h2hOutcome,
  h2hPoints,
  h2hTable,
  type LeagueId,
  type MatchOutcome,
  type Points,
  projectedScore,
  type TeamId,
} from '@touchline/shared/domain';
import type { CupRun, GameweekInfo, H2hFixture, H2hLeague, H2hMatchNow, Kit } from '@touchline/shared/wire';
import type { H2hMatch, H2hSide, H2hStanding } from '../../game/fpl/gameData';
import type { CardReader } from '../../game/reports/paidValues';
import { emptyPitch, teamPitch } from '../../game/reports/pitch';
import type { TeamResult } from '../../game/reports/teamResult';
import type { StoredTeam } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';
import type { StoredH2hLeague } from './h2h.queries';

/** Data for the running matches of one manager. */
export interface H2hFacts {
  readonly season: Season;
  readonly gameweek: GameweekInfo | null;
  readonly ownId: TeamId | null;
  /** Stored squads of the current gameweek with their live results. */
  readonly results: ReadonlyMap<TeamId, TeamResult>;
  /**
   * Average of all managers in the current gameweek, live; undefined when only the game's own count is known.
   */
  readonly average: Points | undefined;
  /** The managers' own kits, of the teams that are stored. */
  readonly kits: ReadonlyMap<TeamId, Kit>;
}

/** A match with current points: ours if the squad is known, else the game's last count. */
function liveMatch(facts: H2hFacts, match: H2hMatch): H2hMatch {
  if (match.gameweek !== facts.gameweek?.id) return match;
  return { ...match, home: liveSide(facts, match.home, match), away: liveSide(facts, match.away, match) };
}

function liveSide({ season, results, average }: H2hFacts, side: H2hSide, { is_bye }: H2hMatch): H2hSide {
  if (side.team_id !== null)
    return { ...side, points: results.get(side.team_id)?.nett_points ?? side.points };
  const gameweek = season.current;
  if (is_bye || gameweek === undefined || gameweek.finished) return side;
  return { ...side, points: average ?? gameweek.average_points ?? side.points };
}

/** The average has no number. */
export const nameOf = ({ team_id, name }: H2hSide) =>
  team_id === null ? 'Average' : (name ?? `Team ${team_id}`);

const teamOf = ({ kits }: Pick<H2hFacts, 'kits'>, side: H2hSide) => ({
  id: side.team_id,
  name: nameOf(side),
  fullname: side.team_id === null ? null : side.fullname,
  kit: side.team_id === null ? null : (kits.get(side.team_id) ?? null),
});

const isWith = (team: TeamId | null, { home, away }: H2hMatch) =>
  team !== null && (home.team_id === team || away.team_id === team);

/** Own side first. */
export const sidesOf = (ownId: TeamId | null, { home, away }: H2hMatch): [H2hSide, H2hSide] =>
  away.team_id === ownId ? [away, home] : [home, away];

/** A match of the own team as a row of fixtures and results. */
function fixtureOf(facts: H2hFacts, match: H2hMatch): H2hFixture {
  const { gameweek, ownId } = facts;
  const state = stateOf(gameweek, match);
  const [mine, theirs] = sidesOf(ownId, liveMatch(facts, match));
  const hasBegun = state !== 'to_come';
  return {
    gameweek_id: match.gameweek,
    state,
    opponent: match.is_bye ? null : teamOf(facts, theirs),
    mine: hasBegun ? mine.points : null,
    theirs: hasBegun && !match.is_bye ? theirs.points : null,
    outcome: hasBegun ? outcomeOf(match, mine, theirs) : null,
    round: match.round || null,
  };
}

/** A cup has a winner on equal points too. */
function outcomeOf(match: H2hMatch, mine: H2hSide, theirs: H2hSide): MatchOutcome {
  if (match.is_bye) return 'W';
  if (match.winner !== null) return match.winner === mine.team_id ? 'W' : 'L';
  return h2hOutcome(mine.points, theirs.points);
}

function stateOf(gameweek: GameweekInfo | null, match: H2hMatch): H2hFixture['state'] {
  if (gameweek === null || match.gameweek > gameweek.id) return 'to_come';
  return match.gameweek < gameweek.id || gameweek.finished ? 'final' : 'live';
}

/** The cups of a team with its matches in each, by round. */
export function cupRuns(facts: H2hFacts, team: StoredTeam): CupRun[] {
  const ids = [...new Set(team.cup_matches.map(({ league_id }) => league_id))];
  return ids.map((id) => ({
    name: cupName(team, id),
    fixtures: team.cup_matches
      .filter(({ league_id }) => league_id === id)
      .map((match) => fixtureOf(facts, match)),
  }));
}

/** A cup is named after its league. */
export function cupName({ leagues }: StoredTeam, id: LeagueId | null): string {
  const league = leagues.find(({ cup_league }) => id !== null && cup_league === id);
  return league === undefined ? 'Cup' : `${league.name} Cup`;
}

interface LeagueFacts extends H2hFacts {
  readonly league: StoredH2hLeague;
  /** All matches of the own team. */
  readonly fixtures: readonly H2hMatch[];
  readonly reader: CardReader;
}

export function h2hLeaguePage(facts: LeagueFacts): H2hLeague {
  const { league, gameweek, ownId } = facts;
  const matches = league.matches.map((match) => liveMatch(facts, match));
  const { rows, isLive } = tableNow(facts, matches);
  return {
    id: league.id,
    name: league.name,
    members: league.rows.filter(({ team_id }) => team_id !== null).length,
    my_position: rows.find(({ mine }) => mine)?.rank ?? null,
    gameweek,
    match: matchNow(
      facts,
      matches.find((match) => isWith(ownId, match)),
    ),
    rows,
    is_live: isLive,
    matches: matches.map((match) => ({
      home: { ...teamOf(facts, match.home), points: match.home.points },
      away: { ...teamOf(facts, match.away), points: match.away.points },
      mine: isWith(ownId, match),
      is_counted: isCounted(facts, match),
    })),
    fixtures: facts.fixtures.map((match) => fixtureOf(facts, match)),
  };
}

/** Stored data of older versions has no flag, only the name of the round. */
export const isKnockout = ({ is_knockout, round }: H2hMatch) => is_knockout ?? (round ?? '') !== '';

/**
 * The game counts a gameweek once it is settled: until then its matches are added with their current points, except
 * those whose points mean nothing yet. The knockout rounds at the end of a league never count.
 */
function tableNow(facts: LeagueFacts, allMatches: readonly H2hMatch[]) {
  const { league, gameweek, ownId, kits } = facts;
  const matches = allMatches.filter((match) => !isKnockout(match) && isCounted(facts, match));
  const played = Math.max(0, ...league.rows.map((row) => row.played));
  const begun = (gameweek?.id ?? 0) - league.started_gameweek + 1;
  const isLive = matches.length > 0 && played < begun;
  const unranked = new Set(
    isLive ? [] : league.rows.flatMap(({ rank, team_id }) => (rank === null ? [team_id] : [])),
  );
  const table = h2hTable(league.rows.map(withRank), isLive ? matches : []);
  const rows = table.map((row) => {
    const { team_id, name, fullname, points_for, total, played, won, drawn, lost } = row;
    const rank = unranked.has(team_id) ? null : row.rank;
    const before = isLive ? rankIn(league, team_id) : row.last_rank;
    return {
      ...teamOf({ kits }, { team_id, name, fullname, points: 0 }),
      mine: team_id !== null && team_id === ownId,
      move: before === 0 || rank === null ? null : before - rank,
      ...{ rank, played, won, drawn, lost, points_for, total },
    };
  });
  return { rows, isLive };
}

/** Members without a rank stand below all others. */
const withRank = (row: H2hStanding, index: number) => ({ ...row, rank: row.rank ?? index + 1 });

const rankIn = ({ rows }: StoredH2hLeague, team: TeamId | null) =>
  rows.find(({ team_id }) => team_id === team)?.rank ?? 0;

function matchNow(facts: LeagueFacts, match: H2hMatch | undefined): H2hMatchNow | null {
  const { season, gameweek, ownId, results, reader } = facts;
  if (match === undefined || gameweek === null) return null;
  const [mine, theirs] = sidesOf(ownId, match);
  const pitchOf = ({ team_id }: H2hSide) => {
    const result = team_id === null ? undefined : results.get(team_id);
    return result && teamPitch({ season, reader }, result);
  };
  const [home, away] = [pitchOf(mine) ?? emptyPitch, pitchOf(theirs)];
  const outcome = outcomeOf(match, mine, theirs);
  return {
    state: gameweek.finished ? 'final' : 'live',
    mine: scoreOf(facts, mine),
    theirs: scoreOf(facts, theirs),
    outcome,
    league_points: isKnockout(match) ? null : h2hPoints[outcome],
    is_counted: isCounted(facts, match),
    info: { ...home.info, single_team: away === undefined },
    home: home.team,
    away: away?.team ?? null,
  };
}

/**
 * False for the average while only the game's own count is known, which it makes after a day's matches, and before the
 * first match has started.
 */
function isCounted({ season, gameweek, average }: H2hFacts, { home, away }: H2hMatch): boolean {
  if (gameweek === null || gameweek.finished) return true;
  const hasStarted = season.fixturesIn(gameweek.id).some(({ started }) => started);
  const isWithAverage = home.team_id === null || away.team_id === null;
  return hasStarted && (!isWithAverage || average !== undefined);
}

function scoreOf({ season, results, kits }: H2hFacts, side: H2hSide): H2hMatchNow['mine'] {
  const result = side.team_id === null ? undefined : results.get(side.team_id);
  const score = { ...teamOf({ kits }, side), points: side.points };
  if (result === undefined) return { ...score, projected: null, to_come: null };
  const pending = result.picks.filter(
    ({ multiplier, participation }) => multiplier > 0 && participation === 'pending',
  );
  const expectedOf = (id: FootballerId) => season.footballer(id)?.ep_this ?? 0;
  const projected = projectedScore(
    side.points,
    pending.map(({ footballer_id, multiplier }) => ({ multiplier, expected: expectedOf(footballer_id) })),
  );
  return { ...score, projected, to_come: result.left };
}
