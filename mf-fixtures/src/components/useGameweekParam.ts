import { lastGameweek } from '@touchline/shared/domain';
import { useParams } from '@touchline/shared/router';

/** The gameweek in the address, 1 to 38; undefined where there is something else. */
export function useGameweekParam(): number | undefined {
  const { gameweek = '' } = useParams();
  const number = Number(gameweek);
  return /^\d{1,2}$/.test(gameweek) && number >= 1 && number <= lastGameweek ? number : undefined;
}
