import type { EpochMs, GameweekNumber } from '@touchline/shared/domain';

import { newsAt, type NewsEntry } from '../absences';
import {
  bonusDelay,
  checkedAt,
  currentGameweek,
  finishedAt,
  hour,
  lastGameweek,
  matchLength,
  minute,
  scheduleAt,
  type DemoFixture,
} from '../calendar';
import { elapsedSince } from '../football';
import { minuteAt } from '../match';
import type { DemoSeason } from '../season';
import { noTally, tallyAt, type MatchTally, type PlayerTally } from '../tally';
import type { Period } from '../fantasy';
import { rankBy } from '../rankBy';
import { handedInMultiplier, type TeamWeek } from '../teamWeek';

/** State of a fixture at an instant. */
export interface FixtureView {
  readonly fixture: DemoFixture;
  /** Null while it is postponed without a date. */
  readonly gameweek: GameweekNumber | null;
  readonly kickoff: EpochMs | null;
  readonly hasStarted: boolean;
  /** Full time has passed. */
  readonly hasEnded: boolean;
  /** The official bonus has been added. */
  readonly isSettled: boolean;
  readonly minutes: number;
  /** Minutes since kick-off, half-time included. */
  readonly elapsed: number;
  /** Null before kick-off. */
  readonly tally: MatchTally | null;
}

/** A team's standing as of the game's last count. */
export interface TeamStanding {
  readonly index: number;
  readonly points: number;
  readonly total: number;
  readonly bench: number;
  rank: number;
  overallRank: number;
}

/** The season as known at one whole minute. Same season and minute, same view. */
export interface SeasonView {
  readonly season: DemoSeason;
  readonly now: EpochMs;
  /** 0 before the first deadline. */
  readonly current: GameweekNumber;
  /** The period towards the next deadline; after the last deadline that of the last one. */
  readonly period: Period;
  fixture(fixture: DemoFixture): FixtureView;
  fixtures(): readonly FixtureView[];
  /** Fixtures scheduled for that gameweek. */
  inGameweek(gameweek: GameweekNumber): readonly FixtureView[];
  /** Points are final and substitutions made. */
  isChecked(gameweek: GameweekNumber): boolean;
  isFinished(gameweek: GameweekNumber): boolean;
  prices(): Int16Array;
  owned(): Int32Array;
  news(footballerId: number, at?: EpochMs): NewsEntry | undefined;
  /**
   * The current gameweek as of the last count, by manager index; undefined for teams that have not started.
   */
  standings(): readonly (TeamStanding | undefined)[];
  /** Time of the last count of the leagues. */
  countedAt(): EpochMs;
}

/** Data that views of one season share, because it does not change from minute to minute. */
export interface ViewCache {
  readonly standings: Map<string, readonly (TeamStanding | undefined)[]>;
  readonly endings: Map<number, MatchTally>;
}

export const createViewCache = (): ViewCache => ({ standings: new Map(), endings: new Map() });

export function createView(season: DemoSeason, now: EpochMs, cache: ViewCache): SeasonView {
  season.workOutUntil(now);
  const { calendar, fantasy, football } = season;
  const current = currentGameweek(calendar, now);
  const period = fantasy.period(Math.min(current + 1, lastGameweek));
  if (period === undefined) throw new Error(`Gameweek ${current + 1} has not been worked out.`);
  const views = once(() => calendar.fixtures.map((fixture) => fixtureView(season, fixture, now, cache)));
  const byId = once(() => new Map(views().map((view) => [view.fixture.id, view])));
  const view: SeasonView = {
    season,
    now,
    current,
    period,
    fixture: (fixture) => byId().get(fixture.id) ?? fixtureView(season, fixture, now, cache),
    fixtures: views,
    inGameweek: (gameweek) => views().filter((one) => one.gameweek === gameweek),
    isChecked: (gameweek) => now >= checkedAt(calendar, gameweek),
    isFinished: (gameweek) => now >= finishedAt(calendar, gameweek),
    prices: once(() => pricesAt(period, current, now)),
    owned: once(() => ownedAt(period, current, now)),
    news: (id, at = now) => {
      const fitness = football.fitness[id];
      return fitness && newsAt(fitness, at);
    },
    standings: once(() => standingsAt(season, current, countAt(season, current, now), cache)),
    countedAt: () => countAt(season, current, now),
  };
  return view;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function fixtureView(season: DemoSeason, fixture: DemoFixture, now: EpochMs, cache: ViewCache): FixtureView {
  const { gameweek, kickoff } = scheduleAt(fixture, now);
  const elapsed = kickoff === null ? 0 : elapsedSince(kickoff, now);
  const hasStarted = kickoff !== null && now >= kickoff;
  const hasEnded = kickoff !== null && now >= kickoff + matchLength;
  const isSettled = kickoff !== null && now >= kickoff + matchLength + bonusDelay;
  const tally = hasStarted ? tallyOf(season, fixture, elapsed, hasEnded, isSettled, cache) : null;
  const minutes = hasStarted ? (hasEnded ? 90 : minuteAt(elapsed)) : 0;
  return { fixture, gameweek, kickoff, hasStarted, hasEnded, isSettled, minutes, elapsed, tally };
}

function tallyOf(
  season: DemoSeason,
  fixture: DemoFixture,
  elapsed: number,
  hasEnded: boolean,
  isSettled: boolean,
  cache: ViewCache,
): MatchTally | null {
  const played = season.football.played(fixture.id);
  if (played === undefined) return null;
  if (isSettled) return played.final;
  if (!hasEnded) return tallyAt(played.script, elapsed, false);
  const ending = cache.endings.get(fixture.id) ?? tallyAt(played.script, Infinity, false);
  cache.endings.set(fixture.id, ending);
  return ending;
}

function pricesAt(period: Period, current: GameweekNumber, now: EpochMs): Int16Array {
  if (current >= period.gameweek) return period.prices;
  const prices = period.startPrices.slice();
  for (const { at, id, by } of period.priceChanges) if (at <= now) prices[id] = (prices[id] ?? 0) + by;
  return prices;
}

/** Number of owners, including transfers towards the next deadline. */
function ownedAt(period: Period, current: GameweekNumber, now: EpochMs): Int32Array {
  if (current === 0 || current >= period.gameweek) return period.selected;
  const owned = period.startOwned.slice();
  for (const one of period.transfers) {
    if (one.at > now) break;
    owned[one.in] = (owned[one.in] ?? 0) + 1;
    owned[one.out] = (owned[one.out] ?? 0) - 1;
  }
  return owned;
}

/**
 * The game counts teams and leagues at the deadline, half an hour after the bonus of each match day's last
 * fixture, and finally when the gameweek is checked.
 */
function countAt({ calendar }: DemoSeason, current: GameweekNumber, now: EpochMs): EpochMs {
  if (current === 0) return -Infinity;
  const checked = checkedAt(calendar, current);
  if (now >= checked) return checked;
  const counts = matchDays(calendar.byGameweek[current] ?? []).map(
    (last) => last + matchLength + bonusDelay + 30 * minute,
  );
  return Math.max(calendar.deadlines[current] ?? 0, ...counts.filter((at) => at <= now && at < checked));
}

/** The last kick-off of each match day; a gap of eight hours ends a day. */
function matchDays(fixtures: readonly DemoFixture[]): EpochMs[] {
  const kickoffs = fixtures.map(({ kickoff }) => kickoff).sort((one, other) => one - other);
  return kickoffs.filter((kickoff, index) => (kickoffs[index + 1] ?? Infinity) - kickoff > 8 * hour);
}

function standingsAt(
  season: DemoSeason,
  current: GameweekNumber,
  at: EpochMs,
  cache: ViewCache,
): readonly (TeamStanding | undefined)[] {
  const key = `${current} ${at}`;
  const cached = cache.standings.get(key);
  if (cached) return cached;
  const teams = season.fantasy.period(current)?.teams ?? [];
  const isFinal = at >= checkedAt(season.calendar, current);
  const points = isFinal ? new Map<number, number>() : pointsSoFar(season, current, at);
  const before = season.fantasy.period(current - 1)?.teams;
  const standings = teams.map(
    (team, index) => team && standingOf(team, index, isFinal, points, before?.[index]),
  );
  rankBy(
    standings,
    (one) => one.points,
    (one, rank) => (one.rank = rank),
  );
  rankBy(
    standings,
    (one) => one.total,
    (one, rank) => (one.overallRank = rank),
  );
  if (cache.standings.size > 60) cache.standings.clear();
  cache.standings.set(key, standings);
  return standings;
}

function standingOf(
  team: TeamWeek,
  index: number,
  isFinal: boolean,
  points: ReadonlyMap<number, number>,
  before: TeamWeek | undefined,
): TeamStanding {
  if (isFinal) {
    const { total, bench, rank, overallRank } = team;
    return { index, points: team.points, total, bench, rank, overallRank };
  }
  let [gross, bench] = [0, 0];
  team.picks.forEach((id, place) => {
    const multiplier = handedInMultiplier(team, id, place);
    gross += multiplier * (points.get(id) ?? 0);
    if (multiplier === 0) bench += points.get(id) ?? 0;
  });
  return {
    index,
    points: gross,
    total: (before?.total ?? 0) + gross - team.cost,
    bench,
    rank: 0,
    overallRank: 0,
  };
}

/** Points of footballers from the fixtures whose bonus was added by then. */
function pointsSoFar(
  { calendar, football }: DemoSeason,
  gameweek: GameweekNumber,
  at: EpochMs,
): Map<number, number> {
  const points = new Map<number, number>();
  for (const fixture of calendar.byGameweek[gameweek] ?? []) {
    if (fixture.kickoff + matchLength + bonusDelay > at) continue;
    for (const one of football.played(fixture.id)?.final.players ?? [])
      points.set(one.id, (points.get(one.id) ?? 0) + one.total_points);
  }
  return points;
}

export const tallyFor = (view: FixtureView, id: number): PlayerTally =>
  view.tally?.byId.get(id) ?? noTally(id);

/** `2026-11-20T22:05:00Z` */
export const instant = (at: EpochMs): string => new Date(at).toISOString().replace('.000Z', 'Z');

/** With microseconds, as the game formats the time of an entry. */
export const entryInstant = (at: EpochMs): string =>
  new Date(at).toISOString().replace('Z', `${String(at % 997).padStart(3, '0')}Z`);
