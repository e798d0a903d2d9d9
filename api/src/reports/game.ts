import type { GameweekNumber } from '@touchline/shared/domain';
import type { Db } from '../db/db';
import type { Bootstrap, Fixture, LiveFootballer } from '../fpl/gameData';
import { findGameState, type GameState, listDocumentsSince } from '../ingest/gameState.queries';
import { type BuiltSeason, createSeason, type Season, type StoredLive } from './season';

/** The season as it is stored now, with how fresh it is. */
export interface GameNow {
  readonly season: Season;
  readonly state: GameState;
}

/** The read side of the game's data, one per process. */
export interface Game {
  readonly seasonId: string;
  /** Undefined until the season was filled for the first time. */
  find(): Promise<GameNow | undefined>;
}

const games = new WeakMap<Db, Map<string, Game>>();

/** The read side of a season on a database; everybody in the process shares one. */
export function gameOf(db: Db, seasonId: string): Game {
  const ofDb = games.get(db) ?? new Map<string, Game>();
  const game = ofDb.get(seasonId) ?? openGame(db, seasonId);
  games.set(db, ofDb.set(seasonId, game));
  return game;
}

/**
 * Keeps the newest stored state in memory. The pointer is read each time, which is one small query, so that
 * nobody gets an old state; documents are read only when they have changed, and once for all who wait.
 */
function openGame(db: Db, seasonId: string): Game {
  let built: BuiltSeason | undefined;
  let loading: Promise<BuiltSeason> | undefined;

  async function seasonOf(state: GameState): Promise<Season> {
    // Another reader may be loading an earlier state, or a later one.
    await loading?.catch(() => undefined);
    if (built !== undefined && built.season.epoch === state.epoch) return built.season;
    loading ??= load(db, seasonId, state, built).finally(() => (loading = undefined));
    built = await loading;
    return built.season.epoch >= state.epoch ? built.season : seasonOf(state);
  }

  return {
    seasonId,
    find: async () => {
      const state = await findGameState(db, seasonId);
      return state && { season: await seasonOf(state), state };
    },
  };
}

async function load(
  db: Db,
  seasonId: string,
  state: GameState,
  before: BuiltSeason | undefined,
): Promise<BuiltSeason> {
  // A season that was begun anew has a lower epoch: nothing of the old one may stay.
  const previous = before !== undefined && before.season.epoch < state.epoch ? before : undefined;
  const documents = await listDocumentsSince(db, seasonId, previous?.season.epoch ?? 0);
  const find = (kind: string) => documents.find((document) => document.kind === kind)?.data;
  const live = new Map<GameweekNumber, StoredLive>(previous?.parts.live);
  for (const { kind, gameweek, epoch, data } of documents)
    if (kind === 'live') live.set(gameweek, { epoch, footballers: data as LiveFootballer[] });
  const bootstrap = (find('bootstrap') as Bootstrap | undefined) ?? previous?.parts.bootstrap;
  const fixtures = (find('fixtures') as Fixture[] | undefined) ?? previous?.parts.fixtures;
  if (bootstrap === undefined || fixtures === undefined)
    throw new Error(`Season ${seasonId} is stored without its clubs or fixtures.`);
  return createSeason({ id: seasonId, epoch: state.epoch, bootstrap, fixtures, live }, previous);
}
