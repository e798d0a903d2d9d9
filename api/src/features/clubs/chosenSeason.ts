import { type GameServices, gameNow } from '../../game/handlers/gameServices';
import { notFound } from '../../platform/http/problems';
import type { GameNow } from '../../game/season/game';
import { listSeasons } from '../../game/season/gameState.queries';

interface ChosenSeason {
  readonly now: GameNow;
  /** For the reply of a club's page: all stored seasons, if there is more than the current one. */
  readonly choice: { readonly seasons?: string[] };
  /** Not the current season: no squad or watchlist of the reader applies. */
  readonly isEarlier: boolean;
}

/**
 * The season of a club's page: the current one, or an earlier stored one.
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
  const now = isStored ? await services.games.of(written).find() : undefined;
  if (now === undefined) throw notFound(`There is no season ${written}.`);
  return { now, choice, isEarlier: true };
}
