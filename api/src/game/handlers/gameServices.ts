import type { EpochMs } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import type { FplSource } from '../fpl/source';
import type { Account } from '../../platform/http/account';
import { gameUnreadable, gameUpdating } from '../../platform/http/problems';
import { isOverdue } from '../season/goodFor';
import type { Ingest } from '../ingest/ingest';
import { infoOrNull } from '../reports/gameweekInfo';
import type { Game, GameNow, Games } from '../season/game';
import { findReading } from '../season/gameState.queries';
import { findPersonal, type Personal } from './personal.queries';
import type { RankSamples } from './rankSamples';

/** Services for the calls about the game. One instance per app. */
export interface GameServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly fpl: FplSource;
  /** Reads what a request needs and is not stored. */
  readonly ingest: Ingest;
  /** The season that is being played. */
  readonly game: Game;
  /** Every stored season. */
  readonly games: Games;
  /** The sample of all managers, for the live rank. */
  readonly samples: RankSamples;
  /** Whether names are invented, from the configuration. */
  readonly demo: boolean;
}

/** The fields of an account that determine which game data it may see. */
export type GameReader = Pick<Account, 'id' | 'pass' | 'teamId'>;

/** The reader and the data known at this instant. */
export interface Reading extends GameNow {
  readonly now: EpochMs;
  readonly account: GameReader;
  readonly personal: Personal;
}

/** @throws a problem with status 503 until the season has been read for the first time */
export async function startReading(services: GameServices, account: GameReader): Promise<Reading> {
  const game = await gameNow(services);
  const personal = await findPersonal(services.db, account.id, game.season.id);
  return { ...game, now: services.clock.now(), account, personal };
}

/** @throws a problem with status 503 until the season has been read for the first time */
export async function gameNow({
  game,
  clock,
  db,
  fpl,
}: Pick<GameServices, 'game' | 'clock' | 'db' | 'fpl'>): Promise<GameNow> {
  const found = await game.find();
  if (found !== undefined)
    return isOld(found, clock) ? { ...found, state: { ...found.state, outcome: 'timeout' } } : found;
  const reading = await findReading(db, fpl.season);
  if (reading?.outcome === 'unreadable') throw gameUnreadable(reading.detail);
  throw gameUpdating('The season is being read for the first time.');
}

/** The last read succeeded but is older than its lifetime: the reading loop hangs or has died. */
function isOld({ season, state }: GameNow, clock: Clock): boolean {
  const now = clock.now();
  const gameweek = infoOrNull(season, season.current, now)?.state ?? 'open';
  return state.outcome === 'ok' && isOverdue({ as_of: state.as_of, now, gameweek, rate: clock.rate });
}

/** Freshness fields of every reply about the game. */
export function freshness({ season, state }: GameNow) {
  return {
    epoch: season.epoch,
    updated_at: new Date(state.as_of).toISOString(),
    ...(state.outcome === 'ok' ? {} : { stale: true }),
  };
}
