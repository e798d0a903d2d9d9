import type { FootballerId } from '@touchline/shared/domain';
import type { Card } from '@touchline/shared/wire';
import { useSyncExternalStore } from 'react';

/** Cache of the newest card of each footballer that was on a pitch; the sheet explains the points from it. */
// eslint-disable-next-line no-restricted-syntax -- of the tab: public data of footballers; rendering on the server never opens the sheet.
const cards = new Map<FootballerId, Card>();
// eslint-disable-next-line no-restricted-syntax -- of the tab, as above.
const listeners = new Set<() => void>();

export function rememberCards(shown: readonly Card[]): void {
  for (const card of shown) cards.set(card.id, card);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The newest card of a footballer, if any pitch has shown one; follows live points. */
export const useKnownCard = (id: FootballerId): Card | undefined =>
  useSyncExternalStore(
    subscribe,
    () => cards.get(id),
    () => undefined,
  );
