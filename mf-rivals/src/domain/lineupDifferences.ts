import { gapToMe, type FootballerId, type Points } from '@touchline/shared/domain';
import type { PitchSide } from '@touchline/shared/wire';

/** A footballer who plays on one side only. */
export interface LineupDifference {
  readonly id: FootballerId;
  readonly name: string;
  readonly side: 'mine' | 'theirs';
  /** What he gives his side; null when not yet played. */
  readonly points: Points | null;
  /** Their points on my side minus their points on the other (`gapToMe`). */
  readonly swing: Points;
}

/** Who starts on one side only, what moves most first; who has not played yet comes last. */
export function lineupDifferences(mine: PitchSide, theirs: PitchSide): LineupDifference[] {
  const ids = (side: PitchSide) => new Set(side.pitch.flat().map(({ id }) => id));
  const [ownIds, theirIds] = [ids(mine), ids(theirs)];
  const all = [
    ...differencesOf(mine, 'mine').filter(({ id }) => !theirIds.has(id)),
    ...differencesOf(theirs, 'theirs').filter(({ id }) => !ownIds.has(id)),
  ];
  return all.sort((a, b) => weight(b) - weight(a));
}

const weight = ({ points, swing }: LineupDifference) => (points === null ? -1 : Math.abs(swing));

const differencesOf = ({ pitch }: PitchSide, side: LineupDifference['side']): LineupDifference[] =>
  pitch.flat().map(({ id, name, points: { total } }) => ({
    id,
    name,
    side,
    points: total,
    swing: side === 'mine' ? gapToMe(total ?? 0, 0) : gapToMe(0, total ?? 0),
  }));
