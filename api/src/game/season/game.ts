import type { GameweekNumber } from '@touchline/shared/domain';
import type { Db } from '../../platform/db/db';
import type { Bootstrap, Fixture, LiveFootballer } from '../fpl/gameData';
import type { Sides } from './clubThen';
import {
  findGameState,
  forgotten,
  gameChannel,
  type GameState,
  listDocumentsSince,
} from './gameState.queries';
import { type BuiltSeason, createSeason, type EliteShares, type Season, type StoredLive } from './season';

/** The currently stored season, with its freshness. */
export interface GameNow {
  readonly season: Season;
  readonly state: GameState;
}

/** The read side of one season. */
export interface Game {
  readonly seasonId: string;
  /** Undefined until the season was read for the first time. */
  find(): Promise<GameNow | undefined>;
}

/** The read side of the game's data: one per process, so that every reader shares the states in memory. */
export interface Games {
  of(seasonId: string): Game;
  /** Stops listening to notifications. Before the database is closed. */
  close(): Promise<void>;
}

interface GamesOptions {
  readonly db: Db;
  /** `FOOTBALLER_PHOTOS` of the configuration; null, the default, shows kits. */
  readonly photos?: string | null;
}

export function createGames({ db, photos = null }: GamesOptions): Games {
  const games = new Map<string, OpenGame>();
  return {
    of: (seasonId) => {
      const game = games.get(seasonId) ?? openGame({ db, photos }, seasonId);
      games.set(seasonId, game);
      return game;
    },
    close: async () => {
      await Promise.all([...games.values()].map((game) => game.close()));
      games.clear();
    },
  };
}

interface OpenGame extends Game {
  close(): Promise<void>;
}

/** Real time after which the pointer is read again without a notification: notifications can be lost. */
const freshMs = 1_000;

/**
 * Caches the newest stored state. The writer of the pointer sends a notification: handled in this process
 * before the writer continues, in others shortly after, so that nobody reads an old state. Documents are read
 * only when they have changed, and once for all waiting requests.
 */
function openGame({ db, photos }: Required<GamesOptions>, seasonId: string): OpenGame {
  const pointer = openPointer(db, seasonId, () => (built = undefined));
  let built: BuiltSeason | undefined;
  let builtFrom: GameState['source'] = null;
  let loading: Promise<BuiltSeason> | undefined;

  async function seasonOf(state: GameState): Promise<Season> {
    const ready = builtFor(state);
    if (ready !== undefined) return ready;
    // Another request may be loading an earlier state, or a later one; its failure is that request's.
    await loading?.catch(() => undefined);
    const loaded = builtFor(state);
    if (loaded !== undefined) return loaded;
    loading ??= load({ db, photos }, seasonId, state, built).finally(() => (loading = undefined));
    built = await loading;
    builtFrom = state.source;
    return built.season.epoch >= state.epoch ? built.season : seasonOf(state);
  }

  function builtFor({ epoch, source }: GameState): Season | undefined {
    // A reset season counts its epochs from one again: nothing of the old one may be reused.
    if (builtFrom !== source) built = undefined;
    return built?.season.epoch === epoch ? built.season : undefined;
  }

  return {
    seasonId,
    find: async () => {
      const state = await pointer.find();
      return state && { season: await seasonOf(state), state };
    },
    close: () => pointer.close(),
  };
}

interface Pointer {
  find(): Promise<GameState | undefined>;
  close(): Promise<void>;
}

/** The current state, cached until a notification of a new one. */
function openPointer(db: Db, seasonId: string, onForgotten: () => void): Pointer {
  let cached: { readonly state: GameState | undefined; readonly until: number } | undefined;
  let changes = 0;
  const evict = (message: string) => {
    changes += 1;
    cached = undefined;
    if (message === forgotten(seasonId)) onForgotten();
  };
  // Without notifications from other processes the pointer is still read every second.
  const listening = db.listen(gameChannel, evict).catch(() => undefined);
  return {
    find: async () => {
      if (cached !== undefined && cached.until > Date.now()) return cached.state;
      const before = changes;
      const state = await findGameState(db, seasonId);
      if (changes === before) cached = { state, until: Date.now() + freshMs };
      return state;
    },
    close: async () => void (await (await listening)?.()),
  };
}

async function load(
  { db, photos }: Required<GamesOptions>,
  seasonId: string,
  state: GameState,
  before: BuiltSeason | undefined,
): Promise<BuiltSeason> {
  const previous = before !== undefined && before.season.epoch < state.epoch ? before : undefined;
  const documents = await listDocumentsSince(db, seasonId, previous?.season.epoch ?? 0);
  const find = (kind: string) => documents.find((document) => document.kind === kind)?.data;
  const live = new Map<GameweekNumber, StoredLive>(previous?.parts.live);
  for (const { kind, gameweek, epoch, data } of documents)
    if (kind === 'live') live.set(gameweek, { epoch, footballers: data as LiveFootballer[] });
  const bootstrap = (find('bootstrap') as Bootstrap | undefined) ?? previous?.parts.bootstrap;
  const fixtures = (find('fixtures') as Fixture[] | undefined) ?? previous?.parts.fixtures;
  const elite = (find('elite') as EliteShares | undefined) ?? previous?.parts.elite;
  const sides = (find('sides') as Sides | undefined) ?? previous?.parts.sides;
  if (bootstrap === undefined || fixtures === undefined)
    throw new Error(`Season ${seasonId} is stored without its clubs or fixtures.`);
  return createSeason(
    { id: seasonId, epoch: state.epoch, bootstrap, fixtures, live, elite, sides, photos },
    previous,
  );
}
