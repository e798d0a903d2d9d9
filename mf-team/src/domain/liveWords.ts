import { formatCount, formatRank } from '@touchline/shared/format';
import type { EstimatedRank, LiveRank } from '@touchline/shared/wire';

/** `#41,200 to #43,900`: range of an estimated rank; undefined for an exact one. */
export function intervalOf({ low, high }: EstimatedRank): string | undefined {
  return low === high ? undefined : `${formatRank(low)} to ${formatRank(high)}`;
}

/** `52 points keep your rank: you are 7 points above.`: points needed to keep the previous rank; what they were once it is official. */
export function safetyWords({ safety, status }: Pick<LiveRank, 'safety' | 'status'>): string {
  if (safety === null) return 'Your rank counts from your second gameweek on.';
  const { needed, margin } = safety;
  const [have, are, keep] =
    status === 'official'
      ? ['had', 'were', 'would have kept']
      : ['have', 'are', needed === 1 ? 'keeps' : 'keep'];
  const keeps = `${pointsOf(needed)} ${keep} your rank`;
  if (margin === 0) return `${keeps}: exactly what you ${have}.`;
  return `${keeps}: you ${are} ${pointsOf(Math.abs(margin))} ${margin > 0 ? 'above' : 'short'}.`;
}

const pointsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'point' : 'points'}`;

/** Explains the source of the number. */
export function sourceOf({ status, sample }: Pick<LiveRank, 'status' | 'sample'>): string {
  if (status === 'official') return 'Official: the gameweek is over.';
  if (sample === null) return 'The managers are being read.';
  const { read, managers } = sample;
  if (status === 'exact') return `From all ${formatCount(managers)} managers.`;
  return `Estimated from ${formatCount(read)} of ${formatCount(managers)} managers. Nine times of ten the true rank is in the range.`;
}
