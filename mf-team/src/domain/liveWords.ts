import { formatCount, formatRank } from '@touchline/shared/format';
import type { EstimatedRank, LiveRank } from '@touchline/shared/wire';

/** `#41,200 to #43,900`: range of an estimated rank; undefined for an exact one. */
export function intervalOf({ low, high }: EstimatedRank): string | undefined {
  return low === high ? undefined : `${formatRank(low)} to ${formatRank(high)}`;
}

/** `52 points keep your rank: you are 7 points above.`: points needed to keep the previous rank. */
export function safetyWords({ safety }: Pick<LiveRank, 'safety'>): string {
  if (safety === null) return 'Your rank counts from your second gameweek on.';
  const { needed, margin } = safety;
  const keeps = needed === 1 ? '1 point keeps your rank' : `${formatCount(needed)} points keep your rank`;
  if (margin === 0) return `${keeps}: exactly what you have.`;
  const points = `${formatCount(Math.abs(margin))} ${Math.abs(margin) === 1 ? 'point' : 'points'}`;
  return margin > 0 ? `${keeps}: you are ${points} above.` : `${keeps}: you are ${points} short.`;
}

/** Explains the source of the number. */
export function sourceOf({ status, sample }: Pick<LiveRank, 'status' | 'sample'>): string {
  if (status === 'official') return 'Official: the gameweek is over.';
  if (sample === null) return 'The managers are being read.';
  const { read, managers } = sample;
  if (status === 'exact') return `From all ${formatCount(managers)} managers.`;
  return `Estimated from ${formatCount(read)} of ${formatCount(managers)} managers. Nine times of ten the true rank is in the range.`;
}
