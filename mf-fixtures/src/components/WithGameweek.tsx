import { NotFoundState } from '@touchline/design-system';
import type { ReactNode } from 'react';
import { useGameweekParam } from './useGameweekParam';

/** Draws a page of the gameweek in the address; where the season has none of that number, there is no page. */
export function WithGameweek({ children }: { children: (gameweek: number) => ReactNode }) {
  const gameweek = useGameweekParam();
  return gameweek === undefined ? <NotFoundState /> : children(gameweek);
}
