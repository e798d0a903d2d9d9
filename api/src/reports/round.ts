import {
  type FootballerGameweek,
  type FootballerId,
  type GameweekNumber,
  type MatchStats,
  noStats,
  participationIn,
  type PointLine,
  type Points,
  provisionalBonus,
  sumOfPoints,
  withProvisionalBonus,
} from '@touchline/shared/domain';
import type { Fixture, Footballer, LiveFootballer, LiveLine } from '../fpl/gameData';
import type { Season } from './season';

/** What everyone did in one gameweek. Who had no fixture is not in it. */
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
  /** Official bonus in, provisional bonus as a line of its own. */
  readonly lines: readonly PointLine[];
  /** Sum of the lines. */
  readonly points: Points;
  readonly provisional_bonus: Points;
}

export function buildRound(season: Season, gameweek: GameweekNumber, live: readonly LiveFootballer[]): Round {
  const fixtures = season.fixturesIn(gameweek).map(readFixture);
  const byNumber = new Map(fixtures.map((one) => [one.fixture.number, one]));
  const liveOf = new Map(live.map((one) => [one.id, one]));
  const isSettled = season.gameweek(gameweek)?.finished === true;
  const footballers = new Map<FootballerId, FootballerRound>();
  for (const footballer of season.footballers) {
    const matches = matchesOf(footballer, { fixtures, byNumber, isSettled }, liveOf.get(footballer.id));
    if (matches.length > 0) footballers.set(footballer.id, roundOf(matches));
  }
  return { gameweek, footballers };
}

interface ReadFixture {
  readonly fixture: Fixture;
  readonly counts: ReadonlyMap<FootballerId, Partial<MatchStats>>;
  readonly home: ReadonlySet<FootballerId>;
  readonly provisional: ReadonlyMap<FootballerId, Points>;
}

function readFixture(fixture: Fixture): ReadFixture {
  const counts = new Map<FootballerId, Partial<MatchStats>>();
  const home = new Set<FootballerId>();
  for (const [identifier, sides] of Object.entries(fixture.counts)) {
    for (const { footballer_id } of sides.home) home.add(footballer_id);
    for (const { footballer_id, value } of [...sides.home, ...sides.away])
      counts.set(footballer_id, { ...counts.get(footballer_id), [identifier]: value });
  }
  const listed = (identifier: string) => {
    const sides = fixture.counts[identifier];
    return sides === undefined ? [] : [...sides.home, ...sides.away];
  };
  const scores = listed('bps').map(({ footballer_id, value }) => ({ footballer_id, bps: value }));
  const official = listed('bonus').map(({ value }) => value);
  const provisional = provisionalBonus(scores, { is_settled: fixture.bonus_official, official });
  return { fixture, counts, home, provisional };
}

interface RoundFixtures {
  readonly fixtures: readonly ReadFixture[];
  readonly byNumber: ReadonlyMap<number, ReadFixture>;
  readonly isSettled: boolean;
}

/**
 * The game's explanation tells for which fixtures a footballer counts, also when he has changed clubs since.
 * While the gameweek runs his club's fixtures belong to it too, so that nobody is absent too early.
 */
function matchesOf(
  { club_id }: Footballer,
  { fixtures, byNumber, isSettled }: RoundFixtures,
  live: LiveFootballer | undefined,
): FootballerMatch[] {
  const explained = new Map(live?.fixtures.map(({ number, lines }) => [number, lines]));
  const own = isSettled
    ? []
    : fixtures.filter(({ fixture }) => fixture.home === club_id || fixture.away === club_id);
  const all = new Set([...[...explained.keys()].flatMap((number) => byNumber.get(number) ?? []), ...own]);
  return fixtures
    .filter((one) => all.has(one))
    .map((one) => readMatch(one, club_id, explained.get(one.fixture.number), live));
}

function readMatch(
  { fixture, counts, home, provisional }: ReadFixture,
  club: string,
  explained: readonly LiveLine[] | undefined,
  live: LiveFootballer | undefined,
): FootballerMatch {
  const id = live?.id;
  const official = (explained ?? []).map(({ identifier, value, points }) => ({
    category: identifier,
    count: value,
    points,
  }));
  const provisionalBonus = (id !== undefined && provisional.get(id)) || 0;
  const lines = withProvisionalBonus(official, provisionalBonus);
  return {
    fixture,
    is_home: fixture.home === club || (fixture.away !== club && id !== undefined && home.has(id)),
    stats: statsOf(explained ?? [], (id !== undefined && counts.get(id)) || {}, live),
    lines,
    points: sumOfPoints(lines),
    provisional_bonus: sumOfPoints(lines) - sumOfPoints(official),
  };
}

/**
 * Counts of one fixture. The fixture lists most of them; minutes, clean sheets and goals conceded come from
 * the explanation, or from the gameweek's sums where he had but one fixture.
 */
function statsOf(
  explained: readonly LiveLine[],
  counts: Partial<MatchStats>,
  live: LiveFootballer | undefined,
): MatchStats {
  const line = (identifier: string) => explained.find((one) => one.identifier === identifier)?.value ?? 0;
  const isOnly = live !== undefined && live.fixtures.length === 1;
  const minutes = line('minutes');
  return {
    ...noStats,
    ...counts,
    minutes,
    clean_sheets: isOnly ? live.clean_sheets : line('clean_sheets'),
    goals_conceded: isOnly ? live.goals_conceded : line('goals_conceded'),
    starts: startsOf(minutes, live),
  };
}

/** Of a double gameweek only the sum of starts is known: who started all of it, or played an hour, started this one. */
function startsOf(minutes: number, live: LiveFootballer | undefined): number {
  if (live === undefined || minutes === 0 || live.starts === 0) return 0;
  return live.starts >= live.fixtures.length || minutes >= 60 ? 1 : 0;
}

function roundOf(matches: readonly FootballerMatch[]): FootballerRound {
  const provisional = matches.reduce((sum, match) => sum + match.provisional_bonus, 0);
  const points = matches.reduce((sum, match) => sum + match.points, 0);
  return {
    matches,
    base: points - provisional,
    provisional_bonus: provisional,
    participation: participationIn(
      matches.map(({ fixture, stats }) => ({ finished: fixture.finished, stats })),
    ),
    is_unfinished: matches.some(({ fixture }) => !fixture.finished),
  };
}
