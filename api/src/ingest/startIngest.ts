import { gameweekState, type EpochMs, type GameweekNumber, type TeamId } from '@touchline/shared/domain';
import type { Db } from '../db/db';
import type { Bootstrap, Fixture } from '../fpl/gameData';
import type { FplSource } from '../fpl/source';
import { isActive } from '../season/fixtureState';
import {
  findGameState,
  forgetSeason,
  type GameState,
  listSeasons,
  noteFault,
  takeBackReading,
} from '../season/gameState.queries';
import { UpstreamFault } from './fetchDocument';
import { goodFor } from './goodFor';
import { type EliteFetch, ingestElite } from './ingestElite';
import { ingestRankSample, type SampleFetch, wantedFrom } from './ingestRankSample';
import { type IngestDeps, type Ingested, ingestSeason, sourceOf } from './ingestSeason';
import { ingestTeam, phaseOf } from './ingestTeam';
import { noteBadges } from './noteBadges';
import { noteSides } from './noteSides';
import { listTeamsToRead } from './team.queries';

/** Where the loop says what it does; pino's logger fits. */
export interface IngestLog {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

export interface IngestLoop {
  /** Done when there is something to serve: at once with a stored state of this game, else with `first`. */
  readonly ready: Promise<void>;
  /** Done when the first attempt is over, whatever came of it. */
  readonly first: Promise<void>;
  /** Asks again now. */
  refresh(): Promise<Ingested>;
  /** Reads the season, the teams and the elite as of the clock's instant, after whatever is running. */
  catchUp(): Promise<void>;
  /** Stops, after the attempt that is running. */
  stop(): Promise<void>;
}

const minute = 60_000;
/** Real time between two looks at the clock: it may run fast, or be set. */
const lookEveryMs = 500;
/** Real time after a failure, doubled each time up to the longest. */
const firstRetryMs = 2_000;
const longestRetryMs = 5 * minute;
/** Clocks of two machines may differ by this much; a reading further ahead was made by a clock that was wrong. */
const clockToleranceMs = minute;

/** Keeps the stored season up to date, driven by the app's clock. One attempt at a time. */
export function startIngest(deps: IngestDeps & { log: IngestLog }): IngestLoop {
  const { clock, log } = deps;
  let due: EpochMs = -Infinity;
  let lastRead: EpochMs = -Infinity;
  let failures = 0;
  let retryAtReal = 0;
  let running: Promise<Ingested> | undefined;
  let teams: Promise<void> | undefined;
  let newest: Bootstrap | undefined;
  let isStopping = false;

  async function attempt(): Promise<Ingested> {
    const at = clock.now();
    await healClock(deps, at);
    const result = await ingestSeason(deps);
    if ('epoch' in result) {
      failures = 0;
      lastRead = at;
      due = Math.min(at + goodFor[stateNow(result, at)], nextTurn(result, at));
      log.info({ epoch: result.epoch }, 'The game was read');
    } else {
      failures += 1;
      retryAtReal = Date.now() + Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
      log.warn({ outcome: result.outcome, detail: result.detail }, 'The game could not be read');
    }
    return result;
  }

  function refresh(): Promise<Ingested> {
    running ??= attempt().finally(() => (running = undefined));
    return running;
  }

  /** After the season, for whoever does not wait for it: calls read a team themselves when they need it before. */
  async function refreshAll(): Promise<void> {
    const result = await refresh();
    if (!('epoch' in result)) return;
    newest = result.bootstrap;
    teams ??= readAllTeams().finally(() => (teams = undefined));
    void quietly(teams);
  }

  /** A gameweek that moves on meanwhile begins it anew: then the linked teams come first again. */
  async function readAllTeams(): Promise<void> {
    let read: Bootstrap | undefined;
    while (newest !== undefined && !isStopping && (read === undefined || phaseIn(newest) !== phaseIn(read))) {
      const bootstrap = newest;
      read = bootstrap;
      const hasMovedOn = () => newest !== undefined && phaseIn(newest) !== phaseIn(bootstrap);
      await readTeams({ ...deps, isStopping: () => isStopping || hasMovedOn() }, bootstrap);
    }
  }

  async function catchUp(): Promise<void> {
    await first;
    await quietly(Promise.all([running, teams]));
    if (!mayRead(clock.now())) return;
    await quietly(refreshAll());
    await quietly(Promise.resolve(teams));
  }

  function look() {
    const now = clock.now();
    const isDue = failures > 0 ? Date.now() >= retryAtReal : now >= due;
    if (running === undefined && mayRead(now) && (isDue || now < lastRead)) void quietly(refreshAll());
  }

  /**
   * A clock that somebody set back needs no reading: what is stored is newer. Where nobody sets it, it was wrong
   * before, and waiting until it is there again would keep the game as it is for hours or days.
   */
  const mayRead = (now: EpochMs) =>
    now >= lastRead || (now < lastRead - clockToleranceMs && canHealClock(deps));

  const quietly = (attempted: Promise<unknown>) =>
    attempted.catch((thrown: unknown) => {
      failures += 1;
      retryAtReal = Date.now() + longestRetryMs;
      log.error({ err: thrown }, 'Reading the game broke');
    });

  const stored = startWithStored(deps);
  const first = Promise.resolve(quietly(stored.then(refreshAll))).then(() => undefined);
  const ready = stored.then(
    (isThere) => (isThere ? undefined : first),
    () => first,
  );
  const timer = setInterval(look, lookEveryMs);
  timer.unref();
  return {
    ready,
    first,
    refresh,
    catchUp,
    stop: async () => {
      clearInterval(timer);
      isStopping = true;
      await first;
      await running?.catch(() => undefined);
      await teams?.catch(() => undefined);
    },
  };
}

/** Where the app's time may have been wrong: the official game, and every game on a clock that nobody can set. */
const canHealClock = ({ fpl, clock }: IngestDeps) => fpl.name === 'live' || !('set' in clock);

/**
 * A state whose reading lies ahead of the clock would refuse every later one until the clock is there. The
 * official game's is taken to be read now; a recorded or simulated season begins anew, as after a start.
 */
async function healClock(deps: IngestDeps & { log: IngestLog }, now: EpochMs): Promise<void> {
  const { db, fpl, log } = deps;
  const state = await findGameState(db, fpl.season);
  if (state === undefined || state.as_of <= now + clockToleranceMs || !canHealClock(deps)) return;
  const detail = { stored: new Date(state.as_of).toISOString(), now: new Date(now).toISOString() };
  log.warn(
    detail,
    'The clock ran ahead when the game was last read. It is read again by the clock as it is now.',
  );
  if (fpl.name === 'live') await takeBackReading(db, fpl.season, now);
  else await forgetSeason(db, fpl.season);
}

/** What is stored may be older than this before it is called stale while the first reading is on its way. */
const youngEnough = 30 * minute;

/**
 * Looks what is stored from before. A state of another game is forgotten; so is a recorded or simulated season
 * that is started at an earlier instant than it was left at: it begins anew.
 *
 * @returns whether there is a state that can be served
 */
async function startWithStored({ db, fpl, clock }: IngestDeps): Promise<boolean> {
  await (fpl.seasonAt === undefined ? turnToStored(db, fpl) : forgetLaterSeasons(db, fpl));
  const state = await findGameState(db, fpl.season);
  if (state === undefined) return false;
  const now = clock.now();
  if (isOfAnotherGame(state, fpl) || (fpl.name !== 'live' && state.as_of > now)) {
    await forgetSeason(db, fpl.season);
    return false;
  }
  if (now - state.as_of > youngEnough)
    await noteFault(db, fpl.season, { outcome: 'updating', detail: 'Catching up after a start.', at: now });
  return true;
}

/** A demo that is started at an earlier instant than it was left at begins anew. */
async function forgetLaterSeasons(db: Db, fpl: FplSource): Promise<void> {
  for (const season of await listSeasons(db)) {
    const state = await findGameState(db, season);
    if (season > fpl.season && state !== undefined && !isOfAnotherGame(state, fpl))
      await forgetSeason(db, season);
  }
}

/** The date alone may name a season that the game has not opened yet: what was read last is served until it has. */
async function turnToStored(db: Db, fpl: FplSource): Promise<void> {
  if (fpl.turnTo === undefined) return;
  for (const season of await listSeasons(db)) {
    const state = await findGameState(db, season);
    if (state !== undefined && !isOfAnotherGame(state, fpl)) return fpl.turnTo(season);
  }
}

/** The official game of before that was written down is still the official game. */
function isOfAnotherGame({ source }: GameState, fpl: FplSource): boolean {
  return source === null ? fpl.name !== 'live' : source !== sourceOf(fpl);
}

/** When the game changes by itself next: a deadline, or a kick-off. */
function nextTurn(
  { bootstrap, fixtures }: { bootstrap: Bootstrap; fixtures: Fixture[] },
  now: EpochMs,
): EpochMs {
  const turns = [
    ...bootstrap.gameweeks.map(({ deadline }) => deadline),
    ...fixtures.map(({ kickoff }) => kickoff),
  ];
  return Math.min(
    ...turns.filter((turn) => turn !== null).filter((turn) => turn > now),
    Number.MAX_SAFE_INTEGER,
  );
}

function stateNow({ bootstrap, fixtures }: { bootstrap: Bootstrap; fixtures: Fixture[] }, now: EpochMs) {
  const current = bootstrap.gameweeks.find(({ is_current }) => is_current);
  if (current === undefined) return 'open';
  const own = fixtures.filter(({ gameweek }) => gameweek === current.id);
  return gameweekState({ ...current, fixtures: own.map((one) => ({ ...one, active: isActive(one) })) }, now);
}

type TeamDeps = IngestDeps & { readonly log: IngestLog; readonly isStopping: () => boolean };

const currentIn = ({ gameweeks }: Bootstrap) => gameweeks.find(({ is_current }) => is_current);
const phaseIn = (bootstrap: Bootstrap) => phaseOf(currentIn(bootstrap));

/**
 * Notes the badges, then reads what people look at first: teams that accounts are linked to, their rivals, members of
 * the leagues in their views, then the records of who has moved, and last the elite. Whoever is new among the others
 * is read before the next of the elite.
 */
async function readTeams(deps: TeamDeps, bootstrap: Bootstrap): Promise<void> {
  await noteBadges(deps);
  const phase = phaseIn(bootstrap);
  const current = currentIn(bootstrap)?.id ?? 0;
  const tried: WantedFetch['tried'] = new Map();
  const readOthers = () => readWanted(deps, { current, phase, tried });
  if (!(await readOthers())) return;
  await noteSides(deps);
  await readElite(deps, {
    current,
    phase,
    isStopping: deps.isStopping,
    readOthers: async () => void (await readOthers()),
  });
  await readSample(deps, {
    current,
    managers: bootstrap.total_managers,
    wanted: wantedFrom(deps.fpl),
    isStopping: deps.isStopping,
    readOthers: async () => void (await readOthers()),
  });
}

interface WantedFetch {
  readonly current: GameweekNumber;
  readonly phase: string;
  /** Real times of the last tries. */
  readonly tried: Map<TeamId, number>;
}

/** Real time after which a team that could not be read, or not whole, is tried again while the elite is read. */
const teamRetryMs = minute;

/** @returns false when there is no use in asking on: the loop ends, or the game wants to be left alone */
async function readWanted(deps: TeamDeps, { current, phase, tried }: WantedFetch): Promise<boolean> {
  for (;;) {
    // Asked anew each time: somebody who links a team meanwhile goes before rivals and leagues.
    const wanted = await listTeamsToRead(deps.db, deps.fpl.season, phase);
    const id = wanted.find((one) => (tried.get(one) ?? -Infinity) < Date.now() - teamRetryMs);
    if (id === undefined) return true;
    if (deps.isStopping()) return false;
    tried.set(id, Date.now());
    const result = await ingestTeam(deps, { id, current, phase, squads: 'all' });
    if (result.outcome !== 'ok') deps.log.warn({ team: id, ...result }, 'A team could not be read');
    if (result.outcome === 'rate_limited' || result.outcome === 'updating') return false;
  }
}

async function readElite(deps: TeamDeps, fetch: EliteFetch): Promise<void> {
  const teams = await unlessUnreachable(deps, 'The elite', ingestElite(deps, fetch));
  if (teams > 0) deps.log.info({ teams }, 'The elite was read');
}

async function readSample(deps: TeamDeps, fetch: SampleFetch): Promise<void> {
  const teams = await unlessUnreachable(deps, 'The sample of all managers', ingestRankSample(deps, fetch));
  if (teams > 0) deps.log.info({ teams }, 'The sample of all managers was read');
}

/** What cannot be read now is read another time. */
async function unlessUnreachable(deps: TeamDeps, what: string, reading: Promise<number>): Promise<number> {
  try {
    return await reading;
  } catch (thrown) {
    if (!(thrown instanceof UpstreamFault)) throw thrown;
    deps.log.warn({ outcome: thrown.outcome, detail: thrown.detail }, `${what} could not be read`);
    return 0;
  }
}
