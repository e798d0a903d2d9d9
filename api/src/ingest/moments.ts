import {
  type EpochMs,
  type FixtureId,
  type FootballerId,
  type GameweekNumber,
  type MatchMinute,
  matchMinuteAt,
  type PriceTenths,
} from '@touchline/shared/domain';
import type { Db } from '../db/db';
import type { Bootstrap, Fixture, FixtureDetail } from '../fpl/gameData';
import type { Moment } from './moments.queries';
import { listStoredPrices } from './priceNights.queries';

const minute = 60_000;
const day = 1_440 * minute;
/** From kick-off to the last whistle, and to the official bonus, as a rule. */
const matchMs = 113 * minute;
const bonusMs = matchMs + 60 * minute;
/** Prices change in the night, at about half past one. */
const priceHourMs = 90 * minute;
const savesForAPoint = 3;

/** What is told of a footballer in a match, one by one. */
const toldCategories = [
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

/** How many things a count tells of: saves are told in threes, a bonus as one. */
export function toldTimes(category: string, count: number): number {
  if (!toldCategories.includes(category)) return 0;
  if (category === 'saves') return Math.floor(count / savesForAPoint);
  return category === 'bonus' ? Math.min(1, count) : count;
}

/** @param nth from 1: a footballer's second goal in a fixture is another thing than his first */
export const matchMomentId = (
  fixture: FixtureId,
  footballer: FootballerId,
  category: string,
  nth: number,
): string => `${fixture}-${footballer}-${category}-${nth}`;

export const lineupMomentId = (fixture: FixtureId): string => `lineup-${fixture}`;
export const fixtureOfLineup = (id: string): FixtureId => id.slice('lineup-'.length);

/** When something happened in a match at the latest: until its end, the bonus an hour after. */
export function latestIn({ kickoff, finished }: Fixture, category: string, now: EpochMs): EpochMs {
  if (kickoff === null) return now;
  if (category === 'bonus') return Math.min(now, kickoff + bonusMs);
  return finished ? Math.min(now, kickoff + matchMs) : now;
}

export interface PriceMoment {
  readonly price: PriceTenths;
  readonly by: PriceTenths;
  readonly gameweek: GameweekNumber | null;
}

/** Who starts a fixture and who sits on its benches, both sides together. */
export interface LineupMoment {
  readonly starters: readonly FootballerId[];
  /** Not in those that were stored before it was kept. */
  readonly bench?: readonly FootballerId[];
}

export interface Told {
  readonly bootstrap: Bootstrap;
  readonly fixtures: readonly Fixture[];
  /** By fixture number. */
  readonly lineups: ReadonlyMap<number, NonNullable<FixtureDetail['lineups']>>;
  /** When the season was read before; undefined for its first reading. */
  readonly lastReadAt: EpochMs | undefined;
}

/** What can be seen now and was not there, or not seen, at the last reading. */
export async function momentsIn(db: Db, season: string, told: Told, now: EpochMs): Promise<Moment[]> {
  return [
    ...matchMoments(told, now),
    ...lineupMoments(told, now),
    ...(await priceMoments(db, season, told, now)),
  ];
}

/** Fixtures of the last day: earlier ones are told at their end. */
export const recentFixtures = (fixtures: readonly Fixture[], now: EpochMs): Fixture[] =>
  fixtures.filter(({ started, kickoff }) => started && kickoff !== null && now - kickoff < day);

/** A minute is only noted when the reading before was at most this long ago: what is new happened since then. */
const minuteKnownWithinMs = 5 * minute;

/**
 * The minute of what is new in a fixture: the middle is unknown, so it is that of the reading that shows it first. The
 * game itself gives none.
 */
function minuteSeen(
  { kickoff }: Fixture,
  lastReadAt: EpochMs | undefined,
  now: EpochMs,
): MatchMinute | undefined {
  if (kickoff === null || lastReadAt === undefined || now - kickoff > matchMs + 10 * minute) return undefined;
  return now - Math.max(lastReadAt, kickoff) <= minuteKnownWithinMs ? matchMinuteAt(kickoff, now) : undefined;
}

/** Of a bonus and of saves there is no minute. */
const timedCategories = new Set(
  toldCategories.filter((category) => category !== 'bonus' && category !== 'saves'),
);

function matchMoments({ fixtures, lastReadAt }: Told, now: EpochMs): Moment[] {
  return recentFixtures(fixtures, now).flatMap((fixture) =>
    Object.entries(fixture.counts).flatMap(([category, { home, away }]) =>
      [...home, ...away].flatMap(({ footballer_id, value }) =>
        Array.from({ length: toldTimes(category, value) }, (_, index) => ({
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

/** Where a source hands line-ups in before kick-off. */
function lineupMoments({ fixtures, lineups }: Told, now: EpochMs): Moment[] {
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
 * Prices that are others than the stored ones. At the first reading of a season those that have changed since the
 * last deadline, as of the last night: when it was is not told.
 */
async function priceMoments(
  db: Db,
  season: string,
  { bootstrap: { footballers, gameweeks } }: Told,
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
