import {
  type EpochMs,
  type MatchMinute,
  matchMinuteAt,
  profileOf,
  type SeasonRules,
} from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import type { Bootstrap, Fixture, FixtureDetail } from '../fpl/gameData';
import {
  latestIn,
  lineupMomentId,
  type LineupMoment,
  matchMomentId,
  matchMs,
  type Moment,
  momentCount,
  type PriceMoment,
  timedCategories,
} from '../season/moments';
import { listStoredPrices } from './priceNights.queries';

const minute = 60_000;
const day = 1_440 * minute;
/** Prices change at about 01:30. */
const priceHourMs = 90 * minute;

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
