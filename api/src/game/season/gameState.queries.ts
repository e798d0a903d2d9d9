import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { EpochMs, GameweekNumber } from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import { withoutLimits } from '../../platform/db/statementLimits';
import type { FplFault } from '../fpl/source';

/** Channel for notifications that the state of a season was written; the message is the season. */
export const gameChannel = 'game';
/** Channel for notifications that stored data of teams was written: cards, histories or squads. */
export const teamsChannel = 'teams';
/** The message when a season was reset. */
export const forgotten = (season: string) => `${season} forgotten`;

/** Pointer to the state of a season that readers see. */
export interface GameState {
  /** Increases with every applied state. */
  readonly epoch: number;
  /** The app's time at which its documents were fetched. */
  readonly as_of: EpochMs;
  /** Outcome of the last attempt. */
  readonly outcome: 'ok' | FplFault;
  readonly detail: string;
  /** Source of the data, see `FplSource.identity`; null in rows from before it was stored. */
  readonly source: string | null;
}

interface GameStateRow {
  epoch: number;
  as_of: Date;
  outcome: GameState['outcome'];
  detail: string;
  source: string | null;
}

/** Undefined until the season was read for the first time. */
export async function findGameState(db: Db, season: string): Promise<GameState | undefined> {
  const row = await db.findOne(
    sql<GameStateRow>`select epoch, as_of, outcome, detail, source from game_state where season = ${season}`,
  );
  return row && { ...row, as_of: row.as_of.getTime() };
}

/** Names of all seasons that are stored, the newest first. */
export async function listSeasons(db: Db): Promise<string[]> {
  const rows = await db.query(sql<{ season: string }>`select season from game_state order by season desc`);
  return rows.map(({ season }) => season);
}

interface Advance {
  readonly season: string;
  /** The state that the new documents were compared with; undefined for the first read. */
  readonly before: GameState | undefined;
  readonly epoch: number;
  readonly as_of: EpochMs;
  readonly source: string;
}

/**
 * @returns false when another process was faster, or the app's clock was set back: then nothing may be
 *   written
 */
export async function advanceGameState(db: Db, advance: Advance): Promise<boolean> {
  const { season, before, epoch, as_of, source } = advance;
  const at = new Date(as_of);
  const written =
    before === undefined
      ? await db.run(sql`
          insert into game_state (season, epoch, as_of, attempted_at, source)
          values (${season}, ${epoch}, ${at}, ${at}, ${source})
          on conflict (season) do nothing`)
      : await db.run(sql`
          update game_state set epoch = ${epoch}, as_of = ${at}, attempted_at = ${at}, outcome = 'ok', detail = '',
            source = ${source}
          where season = ${season} and epoch = ${before.epoch} and as_of <= ${at}`);
  if (written === 1) await db.notify(gameChannel, season);
  return written === 1;
}

/**
 * Creates a new state from the stored one, with derived data that was not fetched.
 * @returns false when another process was faster: then nothing may be written
 */
export async function advanceEpoch(db: Db, season: string, { epoch }: GameState): Promise<boolean> {
  const written = await db.run(
    sql`update game_state set epoch = ${epoch + 1} where season = ${season} and epoch = ${epoch}`,
  );
  if (written === 1) await db.notify(gameChannel, season);
  return written === 1;
}

/** Stores that upstream failed; the last good state stays. */
export async function noteFault(
  db: Db,
  season: string,
  fault: { outcome: FplFault; detail: string; at: EpochMs },
): Promise<void> {
  await db.run(sql`
    update game_state set outcome = ${fault.outcome}, detail = ${fault.detail}, attempted_at = ${new Date(fault.at)}
    where season = ${season}`);
  await db.notify(gameChannel, season);
}

/** Sets the time of the last read back to `now`, when it lies ahead; the documents stay. */
export async function takeBackReading(db: Db, season: string, now: EpochMs): Promise<void> {
  const at = new Date(now);
  await db.run(sql`
    update game_state set as_of = ${at}, attempted_at = ${at} where season = ${season} and as_of > ${at}`);
  await db.notify(gameChannel, season);
}

/** The last attempt to read the game, also before any succeeded. For `/readyz`, `/v1/admin/data` and the start. */
export interface GameReading {
  /** `unreadable` when a required field is missing in the game's answer; `detail` names it. */
  readonly outcome: 'ok' | FplFault;
  readonly detail: string;
  readonly at: EpochMs;
  /** Optional fields that were missing, with counts: `['bootstrap.teams.strength', 20]`. */
  readonly lost: readonly (readonly [field: string, count: number])[];
}

export async function noteReading(db: Db, season: string, reading: GameReading): Promise<void> {
  const { outcome, detail, at, lost } = reading;
  await db.run(sql`
    insert into game_reading (season, outcome, detail, attempted_at, lost)
    values (${season}, ${outcome}, ${detail}, ${new Date(at)}, ${JSON.stringify(lost)}::jsonb)
    on conflict (season) do update set outcome = excluded.outcome, detail = excluded.detail,
      attempted_at = excluded.attempted_at, lost = excluded.lost`);
}

/** Undefined before the first attempt has finished. */
export async function findReading(db: Db, season: string): Promise<GameReading | undefined> {
  const row = await db.findOne(
    sql<Omit<GameReading, 'at'> & { attempted_at: Date }>`
      select outcome, detail, attempted_at, lost from game_reading where season = ${season}`,
  );
  if (row === undefined) return undefined;
  const { attempted_at, ...reading } = row;
  return { ...reading, at: attempted_at.getTime() };
}

/**
 * `elite`: ownership among the first thousand; `badges`: badges at the last check; `sides`: past clubs of
 * moved footballers.
 */
export type DocumentKind = 'bootstrap' | 'fixtures' | 'live' | 'elite' | 'badges' | 'sides';

export interface StoredDocument {
  readonly kind: DocumentKind;
  /** 0 for a document of the whole season. */
  readonly gameweek: GameweekNumber;
  readonly epoch: number;
  readonly digest: string;
}

/** Stored documents, without their data. */
export function listDocuments(db: Db, season: string): Promise<StoredDocument[]> {
  return db.query(
    sql<StoredDocument>`select kind, gameweek, epoch, digest from game_document where season = ${season}`,
  );
}

/** Documents that changed after an epoch, with their data. */
export function listDocumentsSince(
  db: Db,
  season: string,
  epoch: number,
): Promise<(StoredDocument & { data: unknown })[]> {
  return db.query(sql<StoredDocument & { data: unknown }>`
    select kind, gameweek, epoch, digest, data from game_document where season = ${season} and epoch > ${epoch}`);
}

/** Two documents with one digest are the same. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

export interface NewDocument extends StoredDocument {
  /** JSON. */
  readonly text: string;
}

export async function saveDocument(db: Db, season: string, document: NewDocument): Promise<void> {
  const { kind, gameweek, epoch, digest, text } = document;
  await db.run(sql`
    insert into game_document (season, kind, gameweek, epoch, digest, data)
    values (${season}, ${kind}, ${gameweek}, ${epoch}, ${digest}, ${text}::jsonb)
    on conflict (season, kind, gameweek) do update
      set epoch = excluded.epoch, digest = excluded.digest, data = excluded.data`);
}

/** Resets the season's shared data: a replay was started at an earlier instant. */
export async function forgetSeason(db: Db, season: string): Promise<void> {
  await withoutLimits(db, async () => {
    for (const table of [
      'game_document',
      'game_moment',
      'price_night',
      'gameweek_price',
      'game_doubt',
      'fantasy_team',
      'team_gameweek',
      'team_picks',
      'team_transfer',
      'league',
      'league_member',
      'rank_sample',
      'rank_sample_reading',
      'rank_moment',
      'chance_moment',
      'deadline_expected',
    ])
      await db.run(sql`delete from ${sql.table(table)} where season = ${season}`);
    // Who links and follows them stays.
    await db.run(
      sql`update wanted_team set read_phase = -1, squad_gameweek = 0, asked_at = null where season = ${season}`,
    );
    await db.run(sql`delete from game_state where season = ${season}`);
    await db.notify(teamsChannel, '');
    await db.notify(gameChannel, forgotten(season));
  });
}
