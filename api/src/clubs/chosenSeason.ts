import { type GameServices, gameNow } from '../game/gameServices';
import { notFound } from '../http/problems';
import { type GameNow, gameOf } from '../season/game';
import { listSeasons } from '../season/gameState.queries';

interface ChosenSeason {
  readonly now: GameNow;
  /** For the reply of a club's page: all stored seasons, when there is more than the running one. */
  readonly choice: { readonly seasons?: string[] };
  /** The season is not the running one: nothing in it belongs to the reader. */
  readonly isEarlier: boolean;
}

/**
 * The season that a club's page shows: the running one, or an earlier one that is stored.
 *
 * @throws 404 for a season that is not stored
 */
export async function readChosenSeason(
  services: GameServices,
  written: string | undefined,
): Promise<ChosenSeason> {
  const seasons = await listSeasons(services.db);
  const choice = seasons.length > 1 ? { seasons } : {};
  if (written === undefined || written === services.game.seasonId)
    return { now: await gameNow(services), choice, isEarlier: false };
  const isStored = seasons.includes(written);
  const now = isStored ? await gameOf(services.db, written).find() : undefined;
  if (now === undefined) throw notFound(`There is no season ${written}.`);
  return { now, choice, isEarlier: true };
}
