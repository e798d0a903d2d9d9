import type { GameweekNumber } from '@touchline/shared/domain';
import type { Db } from '../db/db';
import type { Bootstrap, Fixture, LiveFootballer } from '../fpl/gameData';
import { findGameState, type GameState, listDocumentsSince } from '../ingest/gameState.queries';
import { gameChannel } from '../ingest/ingestSeason';
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

/** How long the pointer is believed without looking, when no notice came. */
const lookEveryMs = 1_000;

const games = new WeakMap<Db, Map<string, Game>>();

/** The read side of a season on a database; everybody in the process shares one. */
export function gameOf(db: Db, seasonId: string): Game {
  const ofDb = games.get(db) ?? new Map<string, Game>();
  const game = ofDb.get(seasonId) ?? openGame(db, seasonId);
  games.set(db, ofDb.set(seasonId, game));
  return game;
}

/**
 * Keeps the newest stored state in memory. The pointer is read at most once a second, and at once when
 * a new state is announced; documents are read only when they have changed.
 */
function openGame(db: Db, seasonId: string): Game {
  let built: BuiltSeason | undefined;
  let state: GameState | undefined;
  let lookedAt = -Infinity;
  let loading: Promise<GameNow | undefined> | undefined;
  let listening: Promise<unknown> | undefined;

  async function look(): Promise<GameNow | undefined> {
    listening ??= db.listen(gameChannel, () => (lookedAt = -Infinity));
    await listening;
    lookedAt = Date.now();
    state = await findGameState(db, seasonId);
    if (state === undefined) built = undefined;
    else if (built?.season.epoch !== state.epoch) built = await load(db, seasonId, state, built);
    return now();
  }

  const now = () =>
    built === undefined || state === undefined ? undefined : { season: built.season, state };

  return {
    seasonId,
    find: async () => {
      if (Date.now() - lookedAt < lookEveryMs && state !== undefined) return now();
      loading ??= look().finally(() => (loading = undefined));
      return loading;
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
