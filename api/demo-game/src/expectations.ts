import { lastGameweek, type Calendar, type DemoFixture } from './calendar';
import { chanceToPlay } from './absences';
import { day } from './calendar';
import { expectedGoals } from './clubs';
import { averageOpponents, clubIn, isInLeague, pointsWhenPlaying, type DemoFootballer } from './footballers';
import type { Football } from './football';

/** Expected points from public information, by footballer id. */
export interface Expectations {
  /** Points in the gameweek. */
  readonly next: Float32Array;
  /** Points in the gameweek after it. */
  readonly after: Float32Array;
  /** Points over the gameweek and the four after it, with decreasing weights. */
  readonly run: Float32Array;
}

const horizon = 5;
const laterCounts = 0.84;
/** Weight of the preseason estimate, in matches. */
const priorMatches = 7;

/** Expected points from `gameweek` on, based on all earlier matches. */
export function expectationsFor(football: Football, calendar: Calendar, gameweek: number): Expectations {
  const size = football.footballers.length + 1;
  const expectations = {
    next: new Float32Array(size),
    after: new Float32Array(size),
    run: new Float32Array(size),
  };
  const ease = createEase();
  for (const one of football.footballers) {
    const judged = judge(football, one, gameweek);
    for (let ahead = 0; ahead < horizon && gameweek + ahead <= lastGameweek; ahead += 1) {
      const points = judged * inGameweek(football, calendar, one, gameweek + ahead, gameweek, ease);
      if (ahead === 0) expectations.next[one.id] = points;
      if (ahead === 1) expectations.after[one.id] = points;
      expectations.run[one.id] = (expectations.run[one.id] ?? 0) + points * laterCounts ** ahead;
    }
  }
  return expectations;
}

/** Points per match above which a high estimate is mostly luck. */
const trusted = 4;
const trustedBeyond = 0.6;

/**
 * Expected points as the game publishes them. In a simulated season, footballers with an estimate of 7 or
 * more per match scored about three quarters of it: so the part above 4 per match counts for less.
 *
 * @param matches fixtures of the gameweek: a double one can yield twice as much
 */
export function publishedExpectation(points: number, matches: number): number {
  if (matches === 0) return 0;
  const each = points / matches;
  return matches * (each <= trusted ? each : trusted + (each - trusted) * trustedBeyond);
}

/** Points in an average match of the club: from the preseason estimate, the season so far, and form. */
function judge(football: Football, one: DemoFootballer, gameweek: number): number {
  const seen = recordOf(football, one.id, gameweek);
  const prior = pointsWhenPlaying(one, averageOpponents(one.club));
  const rate = (prior * priorMatches + seen.points) / (priorMatches + seen.appearances);
  const likely = 1 / (1 + Math.exp(-2.6 * one.standing));
  const share = (likely * 3 + seen.recentMinutes / 90) / (3 + seen.recentMatches);
  const form = seen.recentMatches > 0 ? seen.recentPoints / seen.recentMatches : rate * share;
  return rate * share * 0.78 + form * 0.22;
}

/** Number of recent gameweeks for form. */
const recentGameweeks = 5;

function recordOf(football: Football, id: number, gameweek: number) {
  const seen = { points: 0, appearances: 0, recentPoints: 0, recentMinutes: 0, recentMatches: 0 };
  for (const row of football.record(id)) {
    if (row.gameweek >= gameweek) break;
    if (row.minutes > 0) {
      seen.points += row.points;
      seen.appearances += 1;
    }
    if (row.gameweek < gameweek - recentGameweeks) continue;
    seen.recentPoints += row.points;
    seen.recentMinutes += row.minutes;
    seen.recentMatches += 1;
  }
  return seen;
}

type Ease = (one: DemoFootballer, fixture: DemoFixture, club: number) => number;

/** Fixtures of that gameweek, weighted by ease and by the chance to be fit. */
function inGameweek(
  football: Football,
  calendar: Calendar,
  one: DemoFootballer,
  at: number,
  from: number,
  ease: Ease,
): number {
  const own = football.fitness[one.id];
  if (own === undefined || !isInLeague(one, from)) return 0;
  const club = clubIn(one, from);
  const fit = chanceToPlay(own, (calendar.deadlines[at] ?? 0) + day) / 100;
  if (fit === 0) return 0;
  return fixturesOf(calendar, club, at).reduce((sum, fixture) => sum + fit * ease(one, fixture, club), 0);
}

const fixturesOf = ({ byGameweek }: Calendar, club: number, gameweek: number) =>
  (byGameweek[gameweek] ?? []).filter(({ home, away }) => home === club || away === club);

/** How many fixtures the footballer's club has in a gameweek. */
export const matchesIn = (calendar: Calendar, one: DemoFootballer, gameweek: number): number =>
  fixturesOf(calendar, clubIn(one, gameweek), gameweek).length;

/** Ease of a fixture relative to an average one; the same for all of a club and position. */
function createEase(): Ease {
  const cache = new Map<number, number>();
  return (one, fixture, club) => {
    const key = (fixture.id * 32 + club) * 4 + 'GDMF'.indexOf(one.position.charAt(0));
    const before = cache.get(key);
    if (before !== undefined) return before;
    const opponent = fixture.home === club ? fixture.away : fixture.home;
    const scores = expectedGoals(club, opponent, fixture.home === club);
    const concedes = expectedGoals(opponent, club, fixture.away === club);
    const ratio =
      pointsWhenPlaying(one, { scores, concedes }) / pointsWhenPlaying(one, averageOpponents(club));
    cache.set(key, ratio);
    return ratio;
  };
}
