import { NotFoundState } from '@touchline/design-system';
import type { ReactNode } from 'react';
import { useGameweekParam } from './useGameweekParam';

/** Renders a page of the gameweek in the address, or Page Not Found if the season has no such gameweek. */
export function WithGameweek({ children }: { children: (gameweek: number) => ReactNode }) {
  const gameweek = useGameweekParam();
  return gameweek === undefined ? <NotFoundState /> : children(gameweek);
}
