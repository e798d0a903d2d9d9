import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { EpochMs, GameweekNumber } from '@touchline/shared/domain';
import type { Db } from '../db/db';
import type { FplFault } from '../fpl/source';

/** Channel on which every process hears that the state of a season was written; the message names the season. */
export const gameChannel = 'game';
/** Channel on which every process hears that what is stored of teams was written: cards, histories or squads. */
export const teamsChannel = 'teams';
/** The message when a season was taken back to nothing. */
export const forgotten = (season: string) => `${season} forgotten`;

/** Which state of a season readers see. */
export interface GameState {
  /** Grows with every state that was applied. */
  readonly epoch: number;
  /** The app's time at which its documents were fetched. */
  readonly as_of: EpochMs;
  /** What came of the last attempt. */
  readonly outcome: 'ok' | FplFault;
  readonly detail: string;
  /** Which game it is of, see `FplSource.identity`; null from before that was written down. */
  readonly source: string | null;
}

interface GameStateRow {
  epoch: number;
  as_of: Date;
  outcome: GameState['outcome'];
  detail: string;
  source: string | null;
}

/** Undefined until the season was filled for the first time. */
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
  /** The state that the new documents were compared with; undefined for the first filling. */
  readonly before: GameState | undefined;
  readonly epoch: number;
  readonly as_of: EpochMs;
  readonly source: string;
}

/** @returns false when somebody else was faster, or the app's time went back: then nothing may be written */
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
 * Makes a new state of the stored one, with something in it that was worked out and not fetched.
 * @returns false when somebody else was faster: then nothing may be written
 */
export async function advanceEpoch(db: Db, season: string, { epoch }: GameState): Promise<boolean> {
  const written = await db.run(
    sql`update game_state set epoch = ${epoch + 1} where season = ${season} and epoch = ${epoch}`,
  );
  if (written === 1) await db.notify(gameChannel, season);
  return written === 1;
}

/** Notes that upstream failed; the last good state stays. */
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

/** Takes the time of the last reading back to `now`, when it lies ahead; the documents stay. */
export async function takeBackReading(db: Db, season: string, now: EpochMs): Promise<void> {
  const at = new Date(now);
  await db.run(sql`
    update game_state set as_of = ${at}, attempted_at = ${at} where season = ${season} and as_of > ${at}`);
  await db.notify(gameChannel, season);
}

/** The last attempt to read the game, also before any succeeded. For `/readyz`, `/v1/admin/data` and the start. */
export interface GameReading {
  /** `unreadable` when the game answers without a field that we cannot do without; `detail` names it. */
  readonly outcome: 'ok' | FplFault;
  readonly detail: string;
  readonly at: EpochMs;
  /** Fields that were missing and done without, with how often: `['bootstrap.teams.strength', 20]`. */
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

/** Undefined before the first attempt is over. */
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
 * `elite`: whom the first thousand own; `badges`: who carried which when they were last looked at; `sides`: for whom
 * footballers played who have moved.
 */
export type DocumentKind = 'bootstrap' | 'fixtures' | 'live' | 'elite' | 'badges' | 'sides';

export interface StoredDocument {
  readonly kind: DocumentKind;
  /** 0 where the document is of the whole season. */
  readonly gameweek: GameweekNumber;
  readonly epoch: number;
  readonly digest: string;
}

/** What is stored, without the data. */
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

/** Takes the season's shared data back to nothing: a replay was started anew at an earlier instant. */
export async function forgetSeason(db: Db, season: string): Promise<void> {
  await db.transaction(async () => {
    for (const table of [
      'game_document',
      'game_moment',
      'price_night',
      'fantasy_team',
      'team_gameweek',
      'team_picks',
      'team_transfer',
      'league',
      'league_member',
      'rank_sample',
      'rank_sample_reading',
    ])
      await db.run(sql`delete from ${sql.table(table)} where season = ${season}`);
    await db.run(sql`delete from game_state where season = ${season}`);
    await db.notify(teamsChannel, '');
    await db.notify(gameChannel, forgotten(season));
  });
}
