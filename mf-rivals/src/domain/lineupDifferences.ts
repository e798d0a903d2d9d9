import { gapToMe, type FootballerId, type Points } from '@touchline/shared/domain';
import type { Card, PitchSide } from '@touchline/shared/wire';

/** A footballer who counts for one side only, or more for it than for the other. */
export interface LineupDifference {
  readonly id: FootballerId;
  readonly name: string;
  readonly side: 'mine' | 'theirs';
  /** Points that this side gets more than the other; null when not yet played. */
  readonly points: Points | null;
  /** Their points on my side minus their points on the other (`gapToMe`). */
  readonly swing: Points;
  /** In a running match: the points may still change. */
  readonly playing: boolean;
}

/**
 * Footballers who count for one side only, or more for one, the largest difference first; those who have not
 * played yet are last. Between two squads the swings add up to the difference of their points before hits. A
 * template has no captain: footballers who start on both sides are then omitted.
 */
export function lineupDifferences(mine: PitchSide, theirs: PitchSide): LineupDifference[] {
  const hasTwoSquads = [...cardsOf(mine), ...cardsOf(theirs)].every(({ pick }) => pick !== undefined);
  const timesIn = (side: PitchSide) =>
    new Map(counting(side).map((card) => [card.id, hasTwoSquads ? (card.pick?.multiplier ?? 0) : 1]));
  const [own, other] = [timesIn(mine), timesIn(theirs)];
  const cards = new Map([...counting(theirs), ...counting(mine)].map((card) => [card.id, card]));
  return [...cards.values()]
    .flatMap((card) => differenceOf(card, own.get(card.id) ?? 0, other.get(card.id) ?? 0, hasTwoSquads))
    .sort((a, b) => weight(b) - weight(a));
}

/** Footballers who start on both sides. */
export function sharedStarters(mine: PitchSide, theirs: PitchSide): FootballerId[] {
  const ids = new Set(counting(theirs).map(({ id }) => id));
  return counting(mine).flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

const cardsOf = ({ pitch, subs }: PitchSide): Card[] => [...pitch.flat(), ...subs];

/** The eleven, and the bench players who count: with the bench boost all. */
const counting = ({ pitch, subs }: PitchSide): Card[] => [
  ...pitch.flat(),
  ...subs.filter(({ pick }) => (pick?.multiplier ?? 0) > 0),
];

function differenceOf(card: Card, mine: number, theirs: number, hasTwoSquads: boolean): LineupDifference[] {
  if (mine === theirs) return [];
  const { id, name, points, pick } = card;
  const one = hasTwoSquads ? points.nominal : points.total;
  const more = Math.abs(mine - theirs);
  const given = one === null ? null : one * more + 0;
  const isMine = mine > theirs;
  return [
    {
      id,
      name,
      side: isMine ? 'mine' : 'theirs',
      points: given,
      swing: isMine ? gapToMe(given ?? 0, 0) : gapToMe(0, given ?? 0),
      playing: pick?.gameweek.playing_now ?? false,
    },
  ];
}

const weight = ({ points, swing }: LineupDifference) => (points === null ? -1 : Math.abs(swing));
