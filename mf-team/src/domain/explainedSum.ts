import { formatPoints } from '@touchline/shared/format';
import type { ExplainedPoints } from '@touchline/shared/wire';

/**
 * The gameweek's points as a sum: `62 + 6 provisional bonus − 4 hits = 64`.
 *
 * What is zero is left out; where only one number remains, it stands alone.
 */
export function explainedSum({ gross, provisional_bonus, hits, nett }: ExplainedPoints): string {
  const terms = [formatPoints(gross)];
  if (provisional_bonus !== 0) terms.push(signedTerm(provisional_bonus, 'provisional bonus'));
  if (hits !== 0) terms.push(signedTerm(-hits, 'hits'));
  return terms.length === 1 ? `${formatPoints(nett)} points` : `${terms.join(' ')} = ${formatPoints(nett)}`;
}

const signedTerm = (points: number, name: string) => `${points < 0 ? '−' : '+'} ${Math.abs(points)} ${name}`;
