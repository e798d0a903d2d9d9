import { chipName, type GameweekNumber } from '@touchline/shared/domain';
import type { ChipValue } from '@touchline/shared/plan';

/** `Bench boost: worth 9 now, 14 if kept`; undefined for a chip that may not be played in this gameweek. */
export function chipWorthText({ chip, gameweeks }: ChipValue, gameweek: GameweekNumber): string | undefined {
  const now = gameweeks.find(({ gameweek_id }) => gameweek_id === gameweek);
  if (now === undefined) return undefined;
  const words = `${chipName(chip)}: worth ${Math.round(now.worth)} now`;
  if (gameweeks.at(-1) === now) return `${words}, and this is its last gameweek`;
  return `${words}, ${Math.round(now.kept)} if kept`;
}
