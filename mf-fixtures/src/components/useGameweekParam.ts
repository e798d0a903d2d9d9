import { useLastGameweek } from '@touchline/shared/contract';
import { useParams } from '@touchline/shared/router';

/** The gameweek in the address, 1 to the season's last; undefined if invalid. */
export function useGameweekParam(): number | undefined {
  const last = useLastGameweek() ?? Infinity;
  const { gameweek = '' } = useParams();
  const number = Number(gameweek);
  return /^\d{1,2}$/.test(gameweek) && number >= 1 && number <= last ? number : undefined;
}
