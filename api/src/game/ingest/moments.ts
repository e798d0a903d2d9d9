import {
  asFixtureId,
  type EpochMs,
  type FixtureId,
  type FootballerId,
  type GameweekNumber,
  type MatchMinute,
  matchMinuteAt,
  type PriceTenths,
  profileOf,
  type Scoring,
  type SeasonRules,
} from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import type { Bootstrap, Fixture, FixtureDetail } from '../fpl/gameData';
import { listStoredPrices } from './priceNights.queries';

const minute = 60_000;
const day = 1_440 * minute;
/** Typical time from kick-off to the final whistle. */
const matchMs = 113 * minute;
const bonusMs = matchMs + 60 * minute;
/** Prices change at about 01:30. */
const priceHourMs = 90 * minute;

/** Categories of a match that are stored as single moments. */
const momentCategories = [
  'goals_scored',
  'own_goals',
  'assists',
  'yellow_cards',
  'red_cards',
  'penalties_missed',
  'penalties_saved',
  'saves',
  'bonus',
];

/** Number of moments for a count: as many saves as make a point are one, and so is a bonus. */
export function momentCount(category: string, count: number, scoring: Scoring): number {
  if (!momentCategories.includes(category)) return 0;
  if (category === 'saves') return Math.floor(count / savesForAPoint(scoring));
  return category === 'bonus' ? Math.min(1, count) : count;
}

const savesForAPoint = (scoring: Scoring): number => scoring['saves']?.per ?? 1;

/** `three saves`: as many as make a point. */
export function savesInWords(scoring: Scoring): string {
  const count = savesForAPoint(scoring);
  return count === 1 ? 'save' : `${['two', 'three', 'four', 'five'][count - 2] ?? count} saves`;
}

/** @param nth from 1: a footballer's second goal in a fixture has another id than the first */
export const matchMomentId = (
  fixture: FixtureId,
  footballer: FootballerId,
  category: string,
  nth: number,
): string => `${fixture}-${footballer}-${category}-${nth}`;

export const lineupMomentId = (fixture: FixtureId): string => `lineup-${fixture}`;
export const fixtureOfLineup = (id: string): FixtureId => asFixtureId(id.slice('lineup-'.length));

/** Latest possible time of an event in a match: its end, for the bonus an hour later. */
export function latestIn({ kickoff, finished }: Fixture, category: string, now: EpochMs): EpochMs {
  if (kickoff === null) return now;
  if (category === 'bonus') return Math.min(now, kickoff + bonusMs);
  return finished ? Math.min(now, kickoff + matchMs) : now;
}

/** An event without an official time, with the time it was first seen. */
export interface Moment {
  /** Identifies the event, so that it is stored once however often it is seen. */
  readonly id: string;
  readonly kind: 'match' | 'price' | 'lineup' | 'badge';
  /** The app's time. */
  readonly at: EpochMs;
  readonly footballer_id: FootballerId | null;
  readonly data: unknown;
}

export interface PriceMoment {
  readonly price: PriceTenths;
  readonly by: PriceTenths;
  readonly gameweek: GameweekNumber | null;
}

/** Starters and substitutes of a fixture, both sides together. */
export interface LineupMoment {
  readonly starters: readonly FootballerId[];
  /** Missing in moments stored by earlier versions. */
  readonly bench?: readonly FootballerId[];
}

export interface SeasonFacts {
  readonly bootstrap: Bootstrap;
  readonly fixtures: readonly Fixture[];
  /** By fixture number. */
  readonly lineups: ReadonlyMap<number, NonNullable<FixtureDetail['lineups']>>;
  /** Time of the previous read; undefined for the season's first one. */
  readonly lastReadAt: EpochMs | undefined;
}

/** Moments that are new since the previous read. */
export async function momentsIn(db: Db, season: string, facts: SeasonFacts, now: EpochMs): Promise<Moment[]> {
  return [
    ...matchMoments(facts, facts.bootstrap.rules ?? profileOf(season), now),
    ...lineupMoments(facts, now),
    ...(await priceMoments(db, season, facts, now)),
  ];
}

/** Fixtures of the last day; earlier ones have been processed at their end. */
export const recentFixtures = (fixtures: readonly Fixture[], now: EpochMs): Fixture[] =>
  fixtures.filter(({ started, kickoff }) => started && kickoff !== null && now - kickoff < day);

/**
 * A minute is stored only when the previous read was at most this long ago, because new events happened since
 * then.
 */
const minuteKnownWithinMs = 5 * minute;

/** Minute of a new event in a fixture: that of the read that shows it first, since the game sends none. */
function minuteSeen(
  { kickoff }: Fixture,
  lastReadAt: EpochMs | undefined,
  now: EpochMs,
): MatchMinute | undefined {
  if (kickoff === null || lastReadAt === undefined || now - kickoff > matchMs + 10 * minute) return undefined;
  return now - Math.max(lastReadAt, kickoff) <= minuteKnownWithinMs ? matchMinuteAt(kickoff, now) : undefined;
}

/** A bonus and saves have no minute. */
const timedCategories = new Set(
  momentCategories.filter((category) => category !== 'bonus' && category !== 'saves'),
);

function matchMoments(
  { fixtures, lastReadAt }: SeasonFacts,
  { scoring }: Pick<SeasonRules, 'scoring'>,
  now: EpochMs,
): Moment[] {
  return recentFixtures(fixtures, now).flatMap((fixture) =>
    Object.entries(fixture.counts).flatMap(([category, { home, away }]) =>
      [...home, ...away].flatMap(({ footballer_id, value }) =>
        Array.from({ length: momentCount(category, value, scoring) }, (_, index) => ({
          id: matchMomentId(fixture.id, footballer_id, category, index + 1),
          kind: 'match' as const,
          at: latestIn(fixture, category, now),
          footballer_id,
          data: timedCategories.has(category) ? (minuteSeen(fixture, lastReadAt, now) ?? {}) : {},
        })),
      ),
    ),
  );
}

/** For sources that publish line-ups before kick-off. */
function lineupMoments({ fixtures, lineups }: SeasonFacts, now: EpochMs): Moment[] {
  return [...lineups].flatMap(([number, { home, away }]) => {
    const fixture = fixtures.find((one) => one.number === number);
    if (fixture === undefined) return [];
    const data: LineupMoment = {
      starters: [...home.starters, ...away.starters],
      bench: [...home.bench, ...away.bench],
    };
    return [{ id: lineupMomentId(fixture.id), kind: 'lineup' as const, at: now, footballer_id: null, data }];
  });
}

/**
 * Prices that differ from the stored ones. At the first read of a season those changed since the last
 * deadline are dated to the last night, because the upstream gives no timestamp.
 */
async function priceMoments(
  db: Db,
  season: string,
  { bootstrap: { footballers, gameweeks } }: SeasonFacts,
  now: EpochMs,
): Promise<Moment[]> {
  const before = await listStoredPrices(db, season);
  const current = gameweeks.find(({ is_current }) => is_current);
  const isFirst = before.size === 0;
  const at = isFirst ? Math.max(current?.deadline ?? 0, lastPriceHour(now)) : now;
  return footballers.flatMap(({ id, price, price_change }) => {
    const by = isFirst ? price_change : price - (before.get(id) ?? price);
    if (by === 0) return [];
    const data: PriceMoment = { price, by, gameweek: current?.id ?? null };
    return [{ id: `price-${id}-${at}`, kind: 'price' as const, at, footballer_id: id, data }];
  });
}

function lastPriceHour(now: EpochMs): EpochMs {
  const today = Math.floor(now / day) * day + priceHourMs;
  return today <= now ? today : today - day;
}
