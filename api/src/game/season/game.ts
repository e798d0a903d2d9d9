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

/** The read side of the game's data, one per process. */
export interface Game {
  readonly seasonId: string;
  /** Undefined until the season was read for the first time. */
  find(): Promise<GameNow | undefined>;
}

const games = new WeakMap<Db, Map<string, Game>>();

/** The read side of a season on a database, shared by everybody in the process. */
export function gameOf(db: Db, seasonId: string): Game {
  const ofDb = games.get(db) ?? new Map<string, Game>();
  const game = ofDb.get(seasonId) ?? openGame(db, seasonId);
  games.set(db, ofDb.set(seasonId, game));
  return game;
}

/** Real time after which the pointer is read again without a notification: notifications can be lost. */
const freshMs = 1_000;

/**
 * Caches the newest stored state. The writer of the pointer sends a notification: handled in this process
 * before the writer continues, in others shortly after, so that nobody reads an old state. Documents are read
 * only when they have changed, and once for all waiting requests.
 */
function openGame(db: Db, seasonId: string): Game {
  const pointer = openPointer(db, seasonId, () => (built = undefined));
  let built: BuiltSeason | undefined;
  let builtFrom: GameState['source'] = null;
  let loading: Promise<BuiltSeason> | undefined;

  async function seasonOf(state: GameState): Promise<Season> {
    const ready = builtFor(state);
    if (ready !== undefined) return ready;
    // Another request may be loading an earlier state, or a later one.
    await loading?.catch(() => undefined);
    const loaded = builtFor(state);
    if (loaded !== undefined) return loaded;
    loading ??= load(db, seasonId, state, built).finally(() => (loading = undefined));
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
      const state = await pointer();
      return state && { season: await seasonOf(state), state };
    },
  };
}

/** The current state, cached until a notification of a new one. */
function openPointer(
  db: Db,
  seasonId: string,
  onForgotten: () => void,
): () => Promise<GameState | undefined> {
  let known: { readonly state: GameState | undefined; readonly until: number } | undefined;
  let heard = 0;
  const hear = (message: string) => {
    heard += 1;
    known = undefined;
    if (message === forgotten(seasonId)) onForgotten();
  };
  // Without notifications from other processes the pointer is still read every second.
  db.listen(gameChannel, hear).catch(() => undefined);
  return async () => {
    if (known !== undefined && known.until > Date.now()) return known.state;
    const before = heard;
    const state = await findGameState(db, seasonId);
    if (heard === before) known = { state, until: Date.now() + freshMs };
    return state;
  };
}

async function load(
  db: Db,
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
    { id: seasonId, epoch: state.epoch, bootstrap, fixtures, live, elite, sides },
    previous,
  );
}
