import { formatPoints } from '@touchline/shared/format';
import type { ExplainedPoints } from '@touchline/shared/wire';

/**
 * The gameweek's points as a sum: `62 + 6 provisional bonus − 4 hits = 64`.
 *
 * Zeros are omitted; if only one number remains, it is shown alone.
 */
export function explainedSum({ gross, provisional_bonus, hits, nett }: ExplainedPoints): string {
  const terms = [formatPoints(gross)];
  if (provisional_bonus !== 0) terms.push(signedTerm(provisional_bonus, 'provisional bonus'));
  if (hits !== 0) terms.push(signedTerm(-hits, 'hits'));
  return terms.length === 1 ? `${formatPoints(nett)} points` : `${terms.join(' ')} = ${formatPoints(nett)}`;
}

const signedTerm = (points: number, name: string) => `${points < 0 ? '−' : '+'} ${Math.abs(points)} ${name}`;
