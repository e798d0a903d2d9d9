import type { GameweekNumber } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import type { Bootstrap, Fixture, FixtureDetail, LiveFootballer } from '../fpl/gameData';
import { parseBootstrap } from '../fpl/parseBootstrap';
import { parseFixtureDetail, parsePositions } from '../fpl/parseExtras';
import { parseFixtures, parseLive } from '../fpl/parseFixtures';
import { seasonNameOf } from '../fpl/parseRules';
import type { FplFault, FplSource } from '../fpl/source';
import {
  advanceGameState,
  digestOf,
  type DocumentKind,
  findGameState,
  type GameState,
  listDocuments,
  type NewDocument,
  noteFault,
  noteReading,
  saveDocument,
  type StoredDocument,
} from '../season/gameState.queries';
import { countRefused, endDoubt, findStoredFigures, isAccepted, noteDoubt } from './doubt.queries';
import type { GameDoubt } from '../season/doubt.queries';
import { endMatches, withWaiting } from './endMatches';
import { fetchDocument, fetchExtra, fetchOrThrow, lossesOf, UpstreamFault } from '../fpl/fetchDocument';
import { isWorthReading, missedPoints, noteUnresolved, type SettledRounds } from './missedPoints';
import { momentsIn, recentFixtures, type SeasonFacts } from './newMoments';
import { forgetMoments, saveMoments } from '../season/moments.queries';
import { refuseOutdated } from './outdated';
import { doubtsAbout } from './plausible';
import { notePriceNights } from './priceNights';

export interface IngestDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly fpl: FplSource;
  /** Whether the process is ending: its source is closed, which is no fault of the game. */
  readonly isStopping?: () => boolean;
}

export type Ingested =
  /** `superseded`: another process, or a read of a later time, was first. */
  | {
      readonly outcome: 'ok' | 'superseded';
      readonly epoch: number;
      readonly bootstrap: Bootstrap;
      readonly fixtures: Fixture[];
    }
  | { readonly outcome: FplFault; readonly detail: string };

/**
 * Fetches what may have changed and applies it in one transaction, so that readers never see a mix of states.
 * Any upstream fault keeps the old state and marks it as stale.
 */
export async function ingestSeason(deps: IngestDeps): Promise<Ingested> {
  const { db, clock, fpl } = deps;
  const as_of = clock.now();
  let season = fpl.season;
  try {
    const bootstrap = await fetchBootstrap(fpl);
    // The game's own data determines the season; until a new one is stored the old one is served.
    if (fpl.turnTo !== undefined) season = fpl.seasonAt?.(as_of) ?? (await seasonNamed(db, fpl, bootstrap));
    const before = await findGameState(db, season);
    const stored = await listDocuments(db, season);
    const fetched = await fetchSeason(deps, { season, bootstrap, stored });
    if (hasTurned(deps, as_of)) throw new UpstreamFault('updating', 'The next season has begun meanwhile.');
    // When the app's clock was set back, older documents are correct, and nothing is written anyway.
    const isNewer = before === undefined || before.as_of <= as_of;
    if (isNewer) await refuseOutdated(db, season, fetched);
    const epoch = (before?.epoch ?? 0) + 1;
    const documents = documentsOf(fetched, epoch);
    const changed = documents.filter((document) => isNew(document, stored));
    if (isNewer && changed.length > 0) await refuseDoubtful(deps, { season, fetched, documents });
    const isFirst = await apply(deps, { season, before, as_of, epoch, changed, fetched });
    if (isFirst) await endDoubt(db, season);
    await noteReading(db, season, { outcome: 'ok', detail: '', at: clock.now(), lost: lossesOf(fpl) });
    fpl.turnTo?.(season);
    return { outcome: isFirst ? 'ok' : 'superseded', epoch, ...fetched };
  } catch (thrown) {
    if (!(thrown instanceof UpstreamFault)) throw thrown;
    const { outcome, detail } = thrown;
    if (deps.isStopping?.() === true) return { outcome, detail };
    await noteFault(db, fpl.season, { outcome, detail, at: as_of });
    await endMatches(db, fpl.season, as_of);
    await noteReading(db, fpl.season, { outcome, detail, at: as_of, lost: lossesOf(fpl) });
    return { outcome, detail };
  }
}

/**
 * Doubtful documents are kept beside, and the last good state stays: nothing of them reaches readers, moments,
 * price changes or alerts.
 *
 * @throws {UpstreamFault} unless the documents are plausible, or accepted
 */
async function refuseDoubtful(
  { db, clock }: IngestDeps,
  {
    season,
    fetched,
    documents,
  }: { season: string; fetched: FetchedSeason; documents: readonly NewDocument[] },
): Promise<void> {
  const stored = await findStoredFigures(db, season, [...fetched.live.keys()]);
  const doubts = doubtsAbout(fetched, stored);
  if (doubts.length === 0) return;
  const now = clock.now();
  const doubt = await noteDoubt(db, season, { doubts, documents, at: now });
  if (isAccepted(doubt, now)) return;
  await countRefused(db, season);
  throw new UpstreamFault('doubtful', doubtText(doubt));
}

const doubtText = ({ since, reasons }: GameDoubt): string => {
  const at = new Date(since).toISOString();
  const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
  return `The game’s answer is in doubt since ${at.slice(0, 10)} ${at.slice(11, 16)} UTC: ${reasons[0]}${more}.`;
};

/** Then the documents belong to two different seasons. */
const hasTurned = ({ fpl, clock }: IngestDeps, began: number) =>
  fpl.seasonAt !== undefined && fpl.seasonAt(clock.now()) !== fpl.seasonAt(began);

/**
 * A cached copy of last season's documents would open the closed season again.
 * @throws {UpstreamFault} when the game's season is before the stored one
 */
async function seasonNamed(db: Db, { season }: FplSource, { gameweeks }: Bootstrap): Promise<string> {
  const named = seasonNameOf(gameweeks.map(({ deadline }) => deadline));
  if (named < season && (await findGameState(db, season)) !== undefined)
    throw new UpstreamFault('malformed', `bootstrap-static/ tells the season ${named}, which is over`);
  return named;
}

/** Identity of the source, as stored with a season. */
export const sourceOf = ({ identity, name }: FplSource): string => identity ?? name;

interface FetchedSeason {
  readonly bootstrap: Bootstrap;
  readonly fixtures: Fixture[];
  readonly live: ReadonlyMap<GameweekNumber, LiveFootballer[]>;
  /** Line-ups that a source publishes before kick-off, by fixture number. */
  readonly lineups: ReadonlyMap<number, Lineups>;
}

type Lineups = NonNullable<FixtureDetail['lineups']>;

interface SeasonToFetch {
  readonly season: string;
  readonly bootstrap: Bootstrap;
  readonly stored: readonly StoredDocument[];
}

async function fetchSeason(
  deps: IngestDeps,
  { season, bootstrap, stored }: SeasonToFetch,
): Promise<FetchedSeason> {
  const { fpl, db } = deps;
  const fixtures = await fetchOrThrow(fpl, 'fixtures/', (json, losses) =>
    parseFixtures(json, bootstrap.clubs, losses),
  );
  const settled = await listSettledGameweeks(db, season);
  const live = new Map<GameweekNumber, LiveFootballer[]>();
  for (const gameweek of begunGameweeks(bootstrap)) {
    const isStored = stored.some((document) => document.kind === 'live' && document.gameweek === gameweek);
    if (isStored && settled.has(gameweek)) continue;
    live.set(gameweek, await fetchOrThrow(fpl, `event/${gameweek}/live/`, parseLive));
  }
  await readSettledAgain(deps, { season, bootstrap, stored, live });
  const ended = withWaiting(fixtures, deps.clock.now());
  return { bootstrap, fixtures: ended, live, lineups: await fetchLineups(deps, fixtures) };
}

/**
 * Reads settled gameweeks again when a footballer's total and the sum of their matches differ: the newest
 * first, until they agree.
 */
async function readSettledAgain(
  { db, fpl }: IngestDeps,
  rounds: SettledRounds & { readonly live: Map<GameweekNumber, LiveFootballer[]> },
): Promise<void> {
  let missed = await missedPoints({ db, fpl }, rounds);
  if (!isWorthReading(fpl, missed)) return;
  for (const gameweek of begunGameweeks(rounds.bootstrap).reverse()) {
    if (missed.size === 0) break;
    if (rounds.live.has(gameweek)) continue;
    const again = await fetchDocument(fpl, `event/${gameweek}/live/`, parseLive);
    // The stored data is good enough; the next read tries again.
    if (again.outcome !== 'ok') return;
    rounds.live.set(gameweek, again.data);
    missed = await missedPoints({ db, fpl }, rounds);
  }
  noteUnresolved(fpl, missed);
}

const lineupsBeforeMs = 75 * 60_000;

/** Details of the matches that are about to start, if the source has more than the official game. */
async function fetchLineups({ fpl, clock }: IngestDeps, fixtures: readonly Fixture[]) {
  const now = clock.now();
  const lineups = new Map<number, Lineups>();
  for (const { number, kickoff } of fixtures) {
    if (kickoff === null || kickoff <= now || kickoff - now > lineupsBeforeMs) continue;
    const detail = await fetchExtra(fpl, `touchline/fixture/${number}/`, parseFixtureDetail);
    if (detail?.lineups) lineups.set(number, detail.lineups);
  }
  return lineups;
}

/** With real positions, if the source has them. */
async function fetchBootstrap(fpl: FplSource): Promise<Bootstrap> {
  const bootstrap = await fetchOrThrow(fpl, 'bootstrap-static/', parseBootstrap);
  const positions = await fetchExtra(fpl, 'touchline/positions/', parsePositions);
  const footballers = bootstrap.footballers.map((one) => ({
    ...one,
    position_real: positions?.get(one.id) ?? null,
  }));
  return { ...bootstrap, footballers };
}

function begunGameweeks({ gameweeks }: Bootstrap): GameweekNumber[] {
  const current = gameweeks.find(({ is_current }) => is_current)?.id ?? 0;
  return gameweeks.map(({ id }) => id).filter((id) => id <= current);
}

/** Gameweeks that were settled when they were last stored: their results do not change any more. */
async function listSettledGameweeks(db: Db, season: string): Promise<Set<GameweekNumber>> {
  const rows = await db.query(sql<{ id: number }>`
    select (one ->> 'id')::int as id
    from game_document, jsonb_array_elements(data -> 'gameweeks') as one
    where season = ${season} and kind = 'bootstrap' and (one ->> 'finished')::boolean`);
  return new Set(rows.map(({ id }) => id));
}

function documentsOf({ bootstrap, fixtures, live }: FetchedSeason, epoch: number): NewDocument[] {
  const document = (kind: DocumentKind, gameweek: GameweekNumber, data: unknown): NewDocument => {
    const text = JSON.stringify(data);
    return { kind, gameweek, epoch, digest: digestOf(text), text };
  };
  return [
    document('bootstrap', 0, bootstrap),
    document('fixtures', 0, fixtures),
    ...[...live].map(([gameweek, footballers]) => document('live', gameweek, footballers)),
  ];
}

function isNew({ kind, gameweek, digest }: NewDocument, stored: readonly StoredDocument[]): boolean {
  const old = stored.find((document) => document.kind === kind && document.gameweek === gameweek);
  return old?.digest !== digest;
}

/** Accounts of one statement; all of them belong to one transaction. */
const unlinkedAtOnce = 5_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * In a new season team ids belong to other managers. All accounts repeat the onboarding, which names the
 * previous team; their old data stays stored with the old season.
 */
async function unlinkOldTeams(db: Db, season: string): Promise<void> {
  for (let last: string | undefined = firstId; last !== undefined;) {
    const unlinked: { id: string }[] = await db.query(sql<{ id: string }>`
      update account set team_id = null, team_season = null, onboarded = false, unlinked_season = team_season,
        unlinked_team = (select name from fantasy_team as team
          where team.season = account.team_season and team.id = account.team_id)
      where id = any(array(select id from account
        where id > ${last}::uuid and team_id is not null and team_season is distinct from ${season}
        order by id limit ${unlinkedAtOnce}))
      returning id`);
    last = unlinked
      .map(({ id }) => id)
      .sort()
      .at(-1);
  }
}

/** A recording started on another one's data folder is no new season; the official game's first read is. */
const opensSeason = (fpl: FplSource, before: GameState | undefined) =>
  before === undefined && (fpl.can.isOfficial || fpl.turnTo !== undefined);

interface Change {
  readonly season: string;
  readonly before: GameState | undefined;
  readonly as_of: number;
  readonly epoch: number;
  readonly changed: readonly NewDocument[];
  readonly fetched: FetchedSeason;
}

async function apply({ db, fpl }: IngestDeps, change: Change): Promise<boolean> {
  const { season, before, as_of, epoch, changed, fetched } = change;
  return db.transaction(async () => {
    const reached = changed.length === 0 && before !== undefined ? before.epoch : epoch;
    const advance = { season, before, epoch: reached, as_of, source: sourceOf(fpl) };
    const isFirst = await advanceGameState(db, advance);
    if (!isFirst) return false;
    if (reached === epoch || fetched.lineups.size > 0)
      await noteMoments(db, season, { ...fetched, lastReadAt: before?.as_of }, as_of);
    await notePriceNights(db, season, { bootstrap: fetched.bootstrap, epoch: reached, as_of });
    for (const document of changed) await saveDocument(db, season, document);
    if (opensSeason(fpl, before)) await unlinkOldTeams(db, season);
    return true;
  });
}

async function noteMoments(db: Db, season: string, facts: SeasonFacts, now: number): Promise<void> {
  const moments = await momentsIn(db, season, facts, now);
  const seen = moments.filter(({ kind }) => kind === 'match').map(({ id }) => id);
  await forgetMoments(
    db,
    season,
    recentFixtures(facts.fixtures, now).map(({ id }) => id),
    seen,
  );
  await saveMoments(db, season, moments);
}
