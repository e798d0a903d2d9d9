import { chanceText } from '@touchline/shared/format';
import type { WhatIfChance } from '@touchline/shared/wire';

/** The chance to beat the opponent with and without the change, in a sentence; undefined once the gameweek is final. */
export function chanceWords({ state, opponent, now, then }: WhatIfChance): string | undefined {
  if (state !== 'running') return undefined;
  if (opponent === null || now === null)
    return 'No other team of your view has a known squad in this gameweek.';
  const asItIs = chanceText(now.win);
  const beat = `Your chance to beat ${opponent.name}`;
  if (then === null)
    return `${beat} is ${asItIs}. Choose another captain or a substitution to see what it changes.`;
  const changed = chanceText(then.win);
  return changed === asItIs
    ? `${beat} is ${asItIs} with this change and without it.`
    : `${beat} is ${changed} with this change, ${asItIs} without it.`;
}
