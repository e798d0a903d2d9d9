import { gameweekState, type EpochMs, type GameweekNumber, type TeamId } from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import type { Lease } from '../../platform/db/lease';
import type { Bootstrap, Fixture } from '../fpl/gameData';
import type { FplSource } from '../fpl/source';
import { isActive } from '../season/fixtureState';
import {
  findGameState,
  findReading,
  forgetSeason,
  type GameState,
  listSeasons,
  noteFault,
  takeBackReading,
} from '../season/gameState.queries';
import type { Games } from '../season/game';
import { inSpan } from '../../platform/telemetry/spans';
import { UpstreamFault } from '../fpl/fetchDocument';
import { goodFor } from '../season/goodFor';
import { type EliteFetch, ingestElite } from './ingestElite';
import { ingestRankSample, type SampleFetch } from './ingestRankSample';
import { type IngestDeps, type Ingested, ingestSeason, sourceOf } from './ingestSeason';
import { ingestSquad, ingestTeam } from './ingestTeam';
import { phaseOf } from '../season/phase';
import { noteBadges } from './noteBadges';
import { noteSides } from './noteSides';
import { findNextTeam } from '../season/wantedTeams.queries';

/** Log of the loop; compatible with pino's logger. */
export interface IngestLog {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

export interface IngestLoop {
  /**
   * Resolves when there is something to serve: at once with a stored state of this game, else with `first`.
   */
  readonly ready: Promise<void>;
  /** Resolves after the first attempt, whatever its outcome. */
  readonly first: Promise<void>;
  /** Starts a read now. */
  refresh(): Promise<Ingested>;
  /** Reads the season, the teams and the elite as of the clock's instant, after any running attempt. */
  catchUp(): Promise<void>;
  /** Stops after the running attempt. */
  stop(): Promise<void>;
}

const minute = 60_000;
/** Polling interval of the clock in real time: the clock may run fast, or be set. */
const pollEveryMs = 500;
/** Real time between two looks of a process that is not the reader at the season that is stored. */
const followEveryMs = 3_000;
/** Real time before a retry after a failure, doubled each time up to the maximum. */
const firstRetryMs = 2_000;
const longestRetryMs = 5 * minute;
/** Tolerated difference of two machines' clocks; a read further in the future was made with a wrong clock. */
const clockToleranceMs = minute;

interface LoopDeps extends IngestDeps {
  readonly games: Games;
  readonly log: IngestLog;
  /**
   * Its holder reads the official game for all processes on the database. A demo or a recording costs the game nothing:
   * each process reads its own, by its own clock, and the holder alone may reset what others have stored.
   */
  readonly lease?: Lease | undefined;
}

/** Keeps the stored season up to date, driven by the app's clock. One attempt at a time. */
export function startIngest(deps: LoopDeps): IngestLoop {
  const { clock, log } = deps;
  let due: EpochMs = -Infinity;
  let lastRead: EpochMs = -Infinity;
  let failures = 0;
  let retryAtReal = 0;
  let running: Promise<Ingested> | undefined;
  let teams: Promise<void> | undefined;
  let newest: Bootstrap | undefined;
  let isStopping = false;
  const isReader = () => !deps.fpl.can.hasOneReader || (deps.lease?.isHeld() ?? true);

  async function attempt(): Promise<Ingested> {
    const at = clock.now();
    await healClock(deps, at);
    const result = await ingestSeason({ ...deps, isStopping: () => isStopping });
    if ('epoch' in result) {
      failures = 0;
      lastRead = at;
      due = Math.min(at + goodFor[stateNow(result, at)], nextTurn(result, at));
      log.info({ epoch: result.epoch }, 'The game was read');
    } else {
      putOff();
      log.warn({ outcome: result.outcome, detail: result.detail }, 'The game could not be read');
    }
    return result;
  }

  function putOff(): void {
    failures += 1;
    retryAtReal = Date.now() + Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
  }

  function refresh(): Promise<Ingested> {
    running ??= inSpan({ name: 'read the game' }, attempt).finally(() => (running = undefined));
    return running;
  }

  /** Runs after the season; calls that need a team earlier read it themselves. */
  async function refreshAll(): Promise<void> {
    const result = await refresh();
    if (!('epoch' in result)) return;
    newest = result.bootstrap;
    teams ??= inSpan({ name: 'read the teams' }, readAllTeams)
      .catch(reportTeams)
      .finally(() => (teams = undefined));
  }

  /** When a new gameweek starts meanwhile, reading starts again: then the linked teams come first again. */
  async function readAllTeams(): Promise<void> {
    let read: Bootstrap | undefined;
    while (
      newest !== undefined &&
      !isStopping &&
      isReader() &&
      (read === undefined || phaseIn(newest) !== phaseIn(read))
    ) {
      const bootstrap = newest;
      read = bootstrap;
      const hasMovedOn = () => newest !== undefined && phaseIn(newest) !== phaseIn(bootstrap);
      await readTeams({ ...deps, isStopping: () => isStopping || !isReader() || hasMovedOn() }, bootstrap);
    }
  }

  async function catchUp(): Promise<void> {
    await first;
    await quietly(Promise.all([running, teams]));
    if (!mayRead(clock.now())) return;
    await quietly(refreshAll());
    await quietly(Promise.resolve(teams));
  }

  function readIfDue() {
    if (!isReader()) return;
    const now = clock.now();
    const isDue = failures > 0 ? Date.now() >= retryAtReal : now >= due;
    if (running === undefined && mayRead(now) && (isDue || now < lastRead)) void quietly(refreshAll());
  }

  /**
   * A clock that was set back on purpose needs no read: the stored data is newer. A clock that cannot be set
   * was wrong before, and waiting would freeze the game's data for hours or days.
   */
  const mayRead = (now: EpochMs) =>
    now >= lastRead || (now < lastRead - clockToleranceMs && canHealClock(deps));

  /** As after a fault of the game: a database that was away for a moment must not cost five minutes. */
  const quietly = (attempted: Promise<unknown>) =>
    attempted.catch((thrown: unknown) => {
      putOff();
      log.error({ err: thrown }, 'Reading the game broke');
    });

  /** The next one is seconds away, and the reading of a process that becomes the reader is not put off. */
  const reportLook = (thrown: unknown) =>
    log.warn({ err: thrown }, 'The stored season could not be looked at');

  /** Teams are read again after the next season: the season itself is not put off. */
  const reportTeams = (thrown: unknown) => log.error({ err: thrown }, 'Reading the teams broke');

  /** @returns false once another process, which is the reader, has tried to read */
  async function becomesReader(): Promise<boolean> {
    while (!isReader()) {
      await follow();
      if (isStopping || (await isTried(deps))) return false;
      await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
    }
    return true;
  }

  /** The reader turns to a new season with its documents; the others when it is stored. */
  const follow = () => (isReader() ? Promise.resolve() : turnToStored(deps.db, deps.fpl));

  async function start(): Promise<void> {
    await stored;
    if (await becomesReader()) await refreshAll();
  }

  const stored = Promise.resolve(deps.lease?.keep()).then(() => startWithStored(deps));
  const first = Promise.resolve(quietly(start())).then(() => undefined);
  // `first` waits for `stored` too, and reports its failure.
  const ready = stored.then(
    (isThere) => (isThere ? undefined : first),
    () => first,
  );
  const timer = setInterval(readIfDue, pollEveryMs);
  timer.unref();
  const following = setInterval(() => void follow().catch(reportLook), followEveryMs).unref();
  return {
    ready,
    first,
    refresh,
    catchUp,
    stop: async () => {
      clearInterval(timer);
      clearInterval(following);
      isStopping = true;
      await first;
      // Reported by whoever began it.
      await running?.catch(() => undefined);
      await teams;
      await deps.lease?.close();
    },
  };
}

/** Whether any process has tried to read this season. */
const isTried = async ({ db, fpl }: IngestDeps) =>
  (await findGameState(db, fpl.season)) !== undefined || (await findReading(db, fpl.season)) !== undefined;

/**
 * Cases in which the app's time may have been wrong: the official game, and every game on a clock that cannot
 * be set.
 */
const canHealClock = ({ fpl, clock }: IngestDeps) => !fpl.can.isRewindable || !('set' in clock);

/**
 * A state whose read lies ahead of the clock would block all later reads until then. The official game's is
 * dated to now; a recorded or simulated season is reset, as after a start.
 */
async function healClock(deps: LoopDeps, now: EpochMs): Promise<void> {
  const { db, fpl, log } = deps;
  const state = await findGameState(db, fpl.season);
  if (state === undefined || state.as_of <= now + clockToleranceMs || !canHealClock(deps)) return;
  const detail = { stored: new Date(state.as_of).toISOString(), now: new Date(now).toISOString() };
  log.warn(
    detail,
    'The clock ran ahead when the game was last read. It is read again by the clock as it is now.',
  );
  if (!fpl.can.isRewindable) await takeBackReading(db, fpl.season, now);
  else if (await mayForget(deps)) await forgetSeason(db, fpl.season);
}

/** A process whose clock is behind never resets a season while another one is there that may have stored it. */
const mayForget = async ({ lease }: Pick<LoopDeps, 'lease'>) => (await lease?.outlast()) ?? true;

/** Maximum age of stored data that is not called stale while the first read is running. */
const youngEnough = 30 * minute;

/**
 * Checks the stored state. A state of another game is deleted; so is a recorded or simulated season that is
 * started at an earlier instant than before, which is then reset.
 *
 * @returns whether there is a state that can be served
 */
async function startWithStored(deps: LoopDeps): Promise<boolean> {
  const { db, fpl, clock } = deps;
  await (fpl.seasonAt === undefined ? turnToStored(db, fpl) : forgetLaterSeasons(deps));
  const state = await findGameState(db, fpl.season);
  if (state === undefined) return false;
  const now = clock.now();
  const isAhead = fpl.can.isRewindable && state.as_of > now;
  if (isOfAnotherGame(state, fpl) || (isAhead && (await mayForget(deps)))) {
    await forgetSeason(db, fpl.season);
    return false;
  }
  if (now - state.as_of > youngEnough)
    await noteFault(db, fpl.season, { outcome: 'updating', detail: 'Catching up after a start.', at: now });
  return true;
}

/** A demo that is started at an earlier instant than before is reset. */
async function forgetLaterSeasons({ db, fpl, lease }: LoopDeps): Promise<void> {
  for (const season of await listSeasons(db)) {
    const state = await findGameState(db, season);
    const isLater = season > fpl.season && state !== undefined && !isOfAnotherGame(state, fpl);
    if (isLater && (await mayForget({ lease }))) await forgetSeason(db, season);
  }
}

/**
 * The season derived from the date may not be open yet in the game: the last stored one is served until it
 * is.
 */
async function turnToStored(db: Db, fpl: FplSource): Promise<void> {
  if (fpl.turnTo === undefined) return;
  for (const season of await listSeasons(db)) {
    const state = await findGameState(db, season);
    if (state !== undefined && !isOfAnotherGame(state, fpl)) return fpl.turnTo(season);
  }
}

/** States stored before sources had identities are of the official game. */
function isOfAnotherGame({ source }: GameState, fpl: FplSource): boolean {
  return source === null ? !fpl.can.isOfficial : source !== sourceOf(fpl);
}

/** Next scheduled change of the game: a deadline, or a kick-off. */
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

type TeamDeps = LoopDeps & { readonly isStopping: () => boolean };

const currentIn = ({ gameweeks }: Bootstrap) => gameweeks.find(({ is_current }) => is_current);
const phaseIn = (bootstrap: Bootstrap) => phaseOf(currentIn(bootstrap));

/**
 * Updates the badges, then reads teams by priority: teams linked to accounts, their rivals, members of the
 * leagues in their views, then the records of moved footballers, and last the elite. Newly wanted teams are
 * read before the next of the elite.
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
    wanted: deps.fpl.can.sampleSize,
    isStopping: deps.isStopping,
    readOthers: async () => void (await readOthers()),
  });
}

interface WantedFetch {
  readonly current: GameweekNumber;
  readonly phase: string;
  /** Real time of the last attempt, by team. */
  readonly tried: Map<TeamId, number>;
}

/** Real time before a team that could not be read completely is tried again while the elite is read. */
const teamRetryMs = minute;

/** @returns false when reading must stop: the loop ends, or the game has to be left alone for a while */
async function readWanted(deps: TeamDeps, { current, phase, tried }: WantedFetch): Promise<boolean> {
  for (;;) {
    // Queried again each time: a team linked meanwhile has priority over rivals and leagues.
    for (const [team, at] of tried) if (at < Date.now() - teamRetryMs) tried.delete(team);
    const next = await findNextTeam(deps.db, { season: deps.fpl.season, phase, without: [...tried.keys()] });
    if (next === undefined) return true;
    if (deps.isStopping()) return false;
    const { id, needs } = next;
    tried.set(id, Date.now());
    const result = await (needs === 'squad'
      ? ingestSquad(deps, { id, current })
      : ingestTeam(deps, { id, current, phase, squads: 'all' }));
    // Its other documents have their turn once every team has its squad.
    if (needs === 'squad' && result.outcome === 'ok') tried.delete(id);
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

/** Data that cannot be read now is read another time. */
async function unlessUnreachable(deps: TeamDeps, what: string, reading: Promise<number>): Promise<number> {
  try {
    return await reading;
  } catch (thrown) {
    if (!(thrown instanceof UpstreamFault)) throw thrown;
    deps.log.warn({ outcome: thrown.outcome, detail: thrown.detail }, `${what} could not be read`);
    return 0;
  }
}
