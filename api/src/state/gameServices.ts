import type { EpochMs } from '@touchline/shared/domain';
import type { Account } from '../accounts/account';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import type { FplSource } from '../fpl/source';
import { gameUpdating } from '../plugins/problems';
import type { Game, GameNow } from '../reports/game';
import { findPersonal, type Personal } from './personal.queries';

/** What the calls about the game are served from. One for each app. */
export interface GameServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly fpl: FplSource;
  readonly game: Game;
  /** Invented names, as the configuration has it. */
  readonly demo: boolean;
}

/** What of an account decides over the game's data that it sees. */
export type GameReader = Pick<Account, 'id' | 'pass' | 'teamId'>;

/** Who asks and what is known at this instant. */
export interface Reading extends GameNow {
  readonly now: EpochMs;
  readonly account: GameReader;
  readonly personal: Personal;
}

/** @throws a problem with status 503 while the season has not been read for the first time */
export async function startReading(services: GameServices, account: GameReader): Promise<Reading> {
  const game = await gameNow(services);
  const personal = await findPersonal(services.db, account.id, game.season.id);
  return { ...game, now: services.clock.now(), account, personal };
}

/** @throws a problem with status 503 while the season has not been read for the first time */
export async function gameNow({ game }: GameServices): Promise<GameNow> {
  const found = await game.find();
  if (found === undefined) throw gameUpdating('The season is being read for the first time.');
  return found;
}

/** What every reply about the game says of its freshness. */
export function freshness({ season, state }: GameNow) {
  return {
    epoch: season.epoch,
    updated_at: new Date(state.as_of).toISOString(),
    ...(state.outcome === 'ok' ? {} : { stale: true }),
  };
}
