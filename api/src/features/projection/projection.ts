import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EpochMs, FootballerId } from '@touchline/shared/domain';
import {
  createProjector,
  type FootballerProjection,
  type PlayedByFootballer,
  type PlayedMatch,
  type ProjectedFootballer,
  type ProjectionInput,
} from '@touchline/shared/projection';
import type { Fixture, Footballer, Gameweek } from '../../game/fpl/gameData';
import { comingGameweeks, hasKnownFixtures } from '../../game/reports/fixtureCells';
import { matchesOfSeason } from '../../game/season/badgesOfSeason';
import type { FootballerMatch } from '../../game/season/round';
import { perSeason } from '../../game/season/perSeason';
import type { Season } from '../../game/season/season';

/** Number of projected gameweeks. */
export const projectedGameweeks = 8;

/** Footballers projected before the event loop handles other requests: some milliseconds. */
const atOnce = 40;

/** Projections of one state of the season. */
export interface SeasonProjection {
  readonly gameweeks: readonly number[];
  readonly byFootballer: ReadonlyMap<FootballerId, FootballerProjection>;
}

/**
 * Our own expected points, computed once per state of the season. The work is split, so that other requests
 * are handled in between.
 */
export const projectionOf = perSeason(async (season): Promise<SeasonProjection> => {
  const projection = await computeProjection(season);
  finishedOf(season).projection = projection;
  return projection;
});

const finishedOf = perSeason((): { projection?: SeasonProjection } => ({}));

/** The finished projection, for synchronous sorting. @throws before `projectionOf` has resolved */
export function readyProjection(season: Season): SeasonProjection {
  const { projection } = finishedOf(season);
  if (projection === undefined) throw new Error('The projection of this state was not computed yet.');
  return projection;
}

const computeProjection = (season: Season): Promise<SeasonProjection> =>
  projectInTurns(projectionInput(season));

/** Projects everybody; other requests are handled in between. */
export async function projectInTurns(input: ProjectionInput): Promise<SeasonProjection> {
  const projector = createProjector(input);
  const byFootballer = new Map<FootballerId, FootballerProjection>();
  for (const [index, footballer] of input.footballers.entries()) {
    if (index % atOnce === 0) await nextTurn();
    byFootballer.set(footballer.id, projector(footballer));
  }
  return { gameweeks: input.gameweeks.map(({ id }) => id), byFootballer };
}

/** Input of the projection from a season. */
export function projectionInput(season: Season): ProjectionInput {
  const gameweeks = comingGameweeks(season, projectedGameweeks)
    .filter((id) => hasKnownFixtures(season, id))
    .map((id) => ({
      id,
      deadline: season.gameweek(id)?.deadline ?? 0,
      fixtures: season
        .fixturesIn(id)
        .filter(({ started }) => !started)
        .map(({ home, away, kickoff }) => ({ home, away, kickoff })),
    }));
  return inputFrom(season, {
    at: ageInstantOf(season),
    footballers: season.footballers,
    gameweeks,
    isPlayed: ({ finished }) => finished,
  });
}

/** What was known at a deadline that has passed. */
export interface DeadlineState {
  readonly footballers: readonly Footballer[];
  /** As planned then. */
  readonly fixtures: readonly Fixture[];
}

/** A match that had not ended at the deadline counts as coming. */
const matchMs = 2.5 * 3_600_000;

/** Input of the projection of one gameweek as it was at its deadline: of the season, only matches that were over then. */
export function inputAtDeadline(
  season: Season,
  { id, deadline }: Pick<Gameweek, 'id' | 'deadline'>,
  { footballers, fixtures }: DeadlineState,
): ProjectionInput {
  const isPlayed = ({ finished, kickoff }: Fixture) =>
    finished && kickoff !== null && kickoff + matchMs < deadline;
  const coming = fixtures
    .filter(({ gameweek }) => gameweek === id)
    .map(({ home, away, kickoff }) => ({ home, away, kickoff }));
  return inputFrom(season, {
    at: deadline,
    footballers,
    gameweeks: [{ id, deadline, fixtures: coming }],
    isPlayed,
  });
}

interface InputParts extends Pick<ProjectionInput, 'at' | 'gameweeks'> {
  readonly footballers: readonly Footballer[];
  readonly isPlayed: (fixture: Fixture) => boolean;
}

function inputFrom(season: Season, { footballers, isPlayed, ...parts }: InputParts): ProjectionInput {
  const all = matchesOfSeason(season);
  const playedBy = (id: FootballerId) => (all.get(id) ?? []).filter(({ fixture }) => isPlayed(fixture));
  return {
    ...parts,
    rules: season.rules,
    clubs: season.clubs.map(({ id }) => id),
    matches: playedMatches(season.fixtures.filter(isPlayed), all),
    footballers: footballers.map((one) => projectedFootballer(one, playedBy(one.id))),
  };
}

/**
 * The instant for computing ages. A state has no clock: its next deadline is closest to what managers plan
 * for.
 */
function ageInstantOf({ next, gameweeks }: Season): EpochMs {
  return next?.deadline ?? gameweeks.at(-1)?.deadline ?? 0;
}

function playedMatches(
  fixtures: readonly Fixture[],
  byFootballer: ReadonlyMap<FootballerId, readonly FootballerMatch[]>,
): PlayedMatch[] {
  const expected = new Map<Fixture, { home: number; away: number }>();
  for (const matches of byFootballer.values())
    for (const { fixture, is_home, expected_goals } of matches) {
      if (expected_goals === null) continue;
      const sum = expected.get(fixture) ?? { home: 0, away: 0 };
      sum[is_home ? 'home' : 'away'] += expected_goals;
      expected.set(fixture, sum);
    }
  return fixtures.flatMap((fixture) => {
    const { home, away, kickoff, home_score, away_score } = fixture;
    if (kickoff === null || home_score === null || away_score === null) return [];
    const sum = expected.get(fixture);
    return [
      {
        home,
        away,
        kickoff,
        home_goals: home_score,
        away_goals: away_score,
        home_expected: sum?.home ?? null,
        away_expected: sum?.away ?? null,
      },
    ];
  });
}

function projectedFootballer(
  footballer: Footballer,
  matches: readonly FootballerMatch[],
): ProjectedFootballer {
  return { ...footballer, matches: matches.map(playedMatch) };
}

function playedMatch(match: FootballerMatch): PlayedByFootballer {
  const { is_home, stats } = match;
  const { home, away, kickoff } = match.fixture;
  return {
    kickoff: kickoff ?? 0,
    club: is_home ? home : away,
    opponent: is_home ? away : home,
    is_home,
    minutes: stats.minutes,
    starts: stats.starts,
    goals_scored: stats.goals_scored,
    assists: stats.assists,
    clean_sheets: stats.clean_sheets,
    expected_goals: match.expected_goals,
    expected_assists: match.expected_assists,
    saves: stats.saves,
    yellow_cards: stats.yellow_cards,
    bps: stats.bps,
    defensive_contribution: Number(Reflect.get(stats, 'defensive_contribution') ?? 0),
  };
}
