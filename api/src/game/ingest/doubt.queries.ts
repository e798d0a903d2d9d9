import type { EpochMs } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import { digestOf, type NewDocument } from '../season/gameState.queries';
import { findDoubt, type GameDoubt } from '../season/doubt.queries';
import type { Doubt, StoredFigures, LiveFigures } from './plausible';

/** Equal doubtful answers in a row, over at least this time, after which they are accepted. */
const equalToAccept = 3;
const equalForMs = 10 * 60_000;

/**
 * Whether documents are accepted although they are in doubt: an administrator accepts these, or they only lack what
 * was known before and came often enough.
 */
export function isAccepted(
  { accepted, digest, is_broken, equal, equal_since }: GameDoubt,
  now: EpochMs,
): boolean {
  if (accepted === digest) return true;
  return !is_broken && equal >= equalToAccept && now - equal_since >= equalForMs;
}

/** Keeps doubtful documents beside the stored state. @returns the doubt with this answer */
export async function noteDoubt(
  db: Db,
  season: string,
  { doubts, documents, at }: { doubts: readonly Doubt[]; documents: readonly NewDocument[]; at: EpochMs },
): Promise<GameDoubt> {
  const names = new Set(doubts.map(({ document }) => document));
  const doubtful = documents.filter((document) => names.has(pathOf(document)));
  const reasons = doubts.map(({ document, reason }) => `${document}: ${reason}`);
  const digest = digestOf(reasons.join('\n'));
  const before = await findDoubt(db, season);
  const isEqual = before?.digest === digest;
  const doubt: GameDoubt = {
    since: before?.since ?? at,
    digest,
    equal: isEqual ? before.equal + 1 : 1,
    equal_since: isEqual ? before.equal_since : at,
    reasons,
    is_broken: doubts.some(({ isBroken }) => isBroken),
    accepted: before?.accepted ?? null,
  };
  await db.run(sql`
      insert into game_doubt (season, since, digest, equal, equal_since, reasons, is_broken, documents, accepted)
      values (${season}, ${new Date(doubt.since)}, ${digest}, ${doubt.equal}, ${new Date(doubt.equal_since)},
        ${JSON.stringify(doubt.reasons)}::jsonb, ${doubt.is_broken},
        ${`{${doubtful.map((one) => `${JSON.stringify(pathOf(one))}: ${one.text}`).join(',')}}`}::jsonb,
        ${doubt.accepted})
      on conflict (season) do update set digest = excluded.digest, equal = excluded.equal,
        equal_since = excluded.equal_since, reasons = excluded.reasons, is_broken = excluded.is_broken,
        documents = case when game_doubt.digest = excluded.digest then game_doubt.documents else excluded.documents end`);
  return doubt;
}

/** Counts a doubtful answer that is not stored. */
export async function countRefused(db: Db, season: string): Promise<void> {
  await db.run(sql`update game_reading set doubtful = doubtful + 1 where season = ${season}`);
}

/** The path of the game that a stored document came from. */
const pathOf = ({ kind, gameweek }: Pick<NewDocument, 'kind' | 'gameweek'>): string =>
  kind === 'live' ? `event/${gameweek}/live/` : kind === 'bootstrap' ? 'bootstrap-static/' : `${kind}/`;

export async function endDoubt(db: Db, season: string): Promise<void> {
  await db.run(sql`delete from game_doubt where season = ${season}`);
}

/** Figures of the stored documents, summed by the database: parsing megabytes would block other requests. */
export async function findStoredFigures(
  db: Db,
  season: string,
  gameweeks: readonly number[],
): Promise<StoredFigures> {
  const bootstrap = await db.findOne(sql<NonNullable<StoredFigures['bootstrap']>>`
    select jsonb_array_length(data -> 'clubs') as clubs, jsonb_array_length(data -> 'gameweeks') as gameweeks,
      jsonb_array_length(data -> 'footballers') as footballers,
      (select coalesce(sum((one ->> 'total_points')::int), 0)::int
        from jsonb_array_elements(data -> 'footballers') as one) as points
    from game_document where season = ${season} and kind = 'bootstrap'`);
  const fixtures = await db.findOne(sql<{ count: number }>`
    select jsonb_array_length(data) as count from game_document where season = ${season} and kind = 'fixtures'`);
  const live = await db.query(sql<LiveFigures & { number: number }>`
    select (fixture ->> 'number')::int as number, count(*)::int as footballers,
      coalesce(sum((select (line ->> 'value')::int from jsonb_array_elements(fixture -> 'lines') as line
        where line ->> 'identifier' = 'minutes' limit 1)), 0)::int as minutes
    from game_document, jsonb_array_elements(data) as one, jsonb_array_elements(one -> 'fixtures') as fixture
    where season = ${season} and kind = 'live' and gameweek = any(${`{${gameweeks.join(',')}}`}::int[])
    group by number`);
  return {
    bootstrap,
    fixtures: fixtures?.count ?? 0,
    live: new Map(live.map(({ number, footballers, minutes }) => [number, { footballers, minutes }])),
  };
}
