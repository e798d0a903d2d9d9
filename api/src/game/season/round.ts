import {
  type ClubId,
  categoriesOf,
  countOf,
  type FootballerGameweek,
  type FootballerId,
  type GameweekNumber,
  type MatchStats,
  noStats,
  participationIn,
  type MatchState,
  matchState,
  progressIn,
  type PointCategory,
  type PointLine,
  type Points,
  provisionalBonus,
  type SeasonRules,
  sumOfPoints,
  withProvisionalBonus,
} from '@touchline/shared/domain';
import type { Fixture, Footballer, LiveFootballer, LiveLine } from '../fpl/gameData';
import { type FixturePart, type GameweekSums, shareOut } from './shareOut';

/** What of a season the stats of a gameweek are made from. */
interface RoundSource {
  readonly footballers: readonly Footballer[];
  gameweek(id: GameweekNumber): { readonly finished: boolean } | undefined;
  fixturesIn(gameweek: GameweekNumber): readonly Fixture[];
  clubThen(footballer: FootballerId, fixture: number): ClubId | undefined;
}

/** Everyone's stats in one gameweek. Footballers without a fixture are missing. */
export interface Round {
  readonly gameweek: GameweekNumber;
  readonly footballers: ReadonlyMap<FootballerId, FootballerRound>;
}

export interface FootballerRound extends FootballerGameweek {
  /** By kick-off. */
  readonly matches: readonly FootballerMatch[];
}

/** One footballer in one fixture. */
export interface FootballerMatch {
  readonly fixture: Fixture;
  readonly is_home: boolean;
  readonly stats: MatchStats;
  /** With the official bonus, or the provisional bonus as a separate line. */
  readonly lines: readonly PointLine[];
  /** Sum of the lines. */
  readonly points: Points;
  /** Minutes of the footballer who has played longest in this match. */
  readonly lasted: number;
  readonly state: MatchState;
  readonly provisional_bonus: Points;
  /**
   * With several matches in a gameweek, the gameweek's value by minutes; null if the game does not send it.
   */
  readonly expected_goals: number | null;
  readonly expected_assists: number | null;
  /**
   * The footballer had several matches in this gameweek, and the game sends some counts only as a sum: see
   * `shareOut`.
   */
  readonly is_shared: boolean;
}

const sharedCounts: readonly PointCategory[] = ['clean_sheets', 'goals_conceded'];

/**
 * A footballer's lines of a match with points, then those without that could have had some.
 * @param with_shared includes values that are only a share of several matches: right in their sum, not in
 *   each
 */
export function withUnrewarded(
  { lines, stats, is_shared }: FootballerMatch,
  { position }: Footballer,
  { rules, with_shared = false }: { readonly rules: SeasonRules; readonly with_shared?: boolean },
): PointLine[] {
  const isCounted = (category: PointCategory) =>
    !is_shared || with_shared || !sharedCounts.includes(category);
  const others = categoriesOf(position, rules)
    .filter((category) => isCounted(category) && lines.every((line) => line.category !== category))
    .map((category) => ({ category, count: countOf(stats, category), points: 0 }));
  return [...lines, ...others.filter(({ count }) => count > 0)];
}

export function buildRound(
  season: RoundSource,
  gameweek: GameweekNumber,
  live: readonly LiveFootballer[],
): Round {
  const fixtures = season.fixturesIn(gameweek).map(readFixture);
  const lasted = lastedByFixture(live);
  const byNumber = new Map(fixtures.map((one) => [one.fixture.number, one]));
  const liveOf = new Map(live.map((one) => [one.id, one]));
  const isSettled = season.gameweek(gameweek)?.finished === true;
  const footballers = new Map<FootballerId, FootballerRound>();
  for (const footballer of season.footballers) {
    const matches = matchesOf(
      footballer,
      { season, fixtures, byNumber, lasted, isSettled },
      liveOf.get(footballer.id),
    );
    if (matches.length > 0) footballers.set(footballer.id, roundOf(matches));
  }
  return { gameweek, footballers };
}

/** The most minutes that a footballer has in each fixture: how long it has lasted by this document. */
function lastedByFixture(live: readonly LiveFootballer[]): ReadonlyMap<number, number> {
  const lasted = new Map<number, number>();
  for (const { number, lines } of live.flatMap(({ fixtures }) => fixtures))
    lasted.set(number, Math.max(lasted.get(number) ?? 0, countIn(lines, 'minutes') ?? 0));
  return lasted;
}

interface ReadFixture {
  readonly fixture: Fixture;
  readonly counts: ReadonlyMap<FootballerId, Partial<MatchStats>>;
  readonly provisional: ReadonlyMap<FootballerId, Points>;
}

function readFixture(fixture: Fixture): ReadFixture {
  const counts = new Map<FootballerId, Partial<MatchStats>>();
  for (const [identifier, sides] of Object.entries(fixture.counts))
    for (const { footballer_id, value } of [...sides.home, ...sides.away])
      counts.set(footballer_id, { ...counts.get(footballer_id), [identifier]: value });
  const listed = (identifier: string) => {
    const sides = fixture.counts[identifier];
    return sides === undefined ? [] : [...sides.home, ...sides.away];
  };
  const scores = listed('bps').map(({ footballer_id, value }) => ({ footballer_id, bps: value }));
  const official = listed('bonus').map(({ value }) => value);
  const provisional = provisionalBonus(scores, { is_settled: fixture.bonus_official, official });
  return { fixture, counts, provisional };
}

interface RoundFixtures {
  readonly season: RoundSource;
  readonly fixtures: readonly ReadFixture[];
  readonly byNumber: ReadonlyMap<number, ReadFixture>;
  /** Minutes played, by fixture number. */
  readonly lasted: ReadonlyMap<number, number>;
  readonly isSettled: boolean;
}

/**
 * The game's explanation shows for which fixtures a footballer counts, even after a change of clubs. While
 * the gameweek runs the club's fixtures are included too, so that nobody counts as absent too early.
 */
function matchesOf(
  { id, club_id }: Footballer,
  { season, fixtures, byNumber, lasted, isSettled }: RoundFixtures,
  live: LiveFootballer | undefined,
): FootballerMatch[] {
  const explained = new Map(live?.fixtures.map(({ number, lines }) => [number, lines]));
  const own = isSettled
    ? []
    : fixtures.filter(({ fixture }) => fixture.home === club_id || fixture.away === club_id);
  const all = new Set([...[...explained.keys()].flatMap((number) => byNumber.get(number) ?? []), ...own]);
  const matches = fixtures
    .filter((one) => all.has(one))
    .map((one): ExplainedMatch => {
      const club = season.clubThen(id, one.fixture.number) ?? club_id;
      return {
        ...one,
        is_home: one.fixture.home === club,
        lasted: lasted.get(one.fixture.number) ?? 0,
        lines: explained.get(one.fixture.number) ?? [],
      };
    });
  const shares = shareOut(live ?? noSums, matches.map(partOf));
  const is_shared = explained.size > 1;
  return matches.map((match, index) => {
    const read = readMatch(id, match, shares[index] ?? noSums);
    return { ...read, ...expectedIn(read.stats.minutes, live), is_shared };
  });
}

/** The gameweek's expected goals and assists, by the share of its minutes. */
function expectedIn(minutes: number, live: LiveFootballer | undefined) {
  const share = minutes / Math.max(1, live?.minutes ?? 0, minutes);
  const shareOf = (sum: number | null | undefined) => (sum == null ? null : sum * share);
  return {
    expected_goals: shareOf(live?.expected_goals),
    expected_assists: shareOf(live?.expected_assists),
  };
}

const noSums: GameweekSums = { starts: 0, clean_sheets: 0, goals_conceded: 0 };

interface ExplainedMatch extends ReadFixture {
  readonly is_home: boolean;
  readonly lasted: number;
  readonly lines: readonly LiveLine[];
}

const countIn = (lines: readonly LiveLine[], category: string): number | undefined =>
  lines.find(({ identifier }) => identifier === category)?.value;

function partOf({ fixture, is_home, lines }: ExplainedMatch): FixturePart {
  return {
    minutes: countIn(lines, 'minutes') ?? 0,
    lasted: fixture.minute,
    against: (is_home ? fixture.away_score : fixture.home_score) ?? 0,
    reported: {
      clean_sheets: countIn(lines, 'clean_sheets'),
      goals_conceded: countIn(lines, 'goals_conceded'),
    },
  };
}

function readMatch(
  id: FootballerId,
  { fixture, counts, is_home, lasted, provisional, lines: explained }: ExplainedMatch,
  share: GameweekSums,
): Omit<FootballerMatch, 'is_shared' | 'expected_goals' | 'expected_assists'> {
  const official = explained.map(({ identifier, value, points }) => ({
    category: identifier,
    count: value,
    points,
  }));
  const lines = withProvisionalBonus(official, provisional.get(id) ?? 0);
  // Most counts are in the fixture; minutes and gameweek totals are from other documents.
  const stats = {
    ...noStats,
    ...counts.get(id),
    minutes: countIn(explained, 'minutes') ?? 0,
    ...share,
  };
  return {
    fixture,
    is_home,
    stats,
    lasted,
    state: matchState({ finished: fixture.finished, lasted, stats }),
    lines,
    points: sumOfPoints(lines),
    provisional_bonus: sumOfPoints(lines) - sumOfPoints(official),
  };
}

function roundOf(matches: readonly FootballerMatch[]): FootballerRound {
  const provisional = matches.reduce((sum, match) => sum + match.provisional_bonus, 0);
  const points = matches.reduce((sum, match) => sum + match.points, 0);
  const appearances = matches.map(({ fixture, stats, lasted }) => ({
    finished: fixture.finished,
    lasted,
    stats,
  }));
  return {
    matches,
    base: points - provisional,
    provisional_bonus: provisional,
    participation: participationIn(appearances),
    progress: progressIn(appearances),
    is_unfinished: matches.some(({ fixture }) => !fixture.finished),
  };
}
