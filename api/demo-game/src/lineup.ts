import type { Position } from '@touchline/shared/domain';

import type { DemoFootballer } from './footballers';
import type { Chance } from './random';

/** Starters and bench of one side. */
export interface Lineup {
  /** 11, keeper first, then by line. */
  readonly starters: readonly DemoFootballer[];
  /** Up to 9, one of them a keeper. */
  readonly bench: readonly DemoFootballer[];
  /** Outfield lines, from the back: 4, 5, 1. */
  readonly formation: readonly number[];
}

/** Formations as the fantasy game lists them, with their frequency. */
const formations: readonly (readonly [def: number, mid: number, fwd: number, weight: number])[] = [
  [4, 5, 1, 50],
  [4, 4, 2, 20],
  [5, 4, 1, 9],
  [3, 5, 2, 9],
  [3, 6, 1, 6],
  [5, 3, 2, 6],
];

/** How much a coach rotates from match to match, on the scale of `standing`. */
const rotation = 0.55;

/** @param squad footballers available today */
export function pickLineup(squad: readonly DemoFootballer[], chance: Chance): Lineup {
  const [def, mid, fwd] = formations[chance.weighted(formations.map(([, , , weight]) => weight))] ?? [
    4, 5, 1,
  ];
  const mood = new Map(squad.map((one) => [one.id, one.standing + chance.normal() * rotation]));
  const ranked = [...squad].sort((one, other) => (mood.get(other.id) ?? 0) - (mood.get(one.id) ?? 0));
  const starters = [
    ...firstOf(ranked, 'GKP', 1),
    ...firstOf(ranked, 'DEF', def),
    ...firstOf(ranked, 'MID', mid),
    ...firstOf(ranked, 'FWD', fwd),
  ];
  const complete = filledUp(starters, ranked);
  return { starters: complete, bench: benchOf(ranked, complete), formation: [def, mid, fwd] };
}

function firstOf(ranked: readonly DemoFootballer[], position: Position, count: number): DemoFootballer[] {
  return ranked.filter((one) => one.position === position).slice(0, count);
}

/** With too few footballers in a line, the next best of any position fills in. */
function filledUp(starters: readonly DemoFootballer[], ranked: readonly DemoFootballer[]): DemoFootballer[] {
  const free = ranked.filter((one) => !starters.includes(one) && one.position !== 'GKP');
  return [...starters, ...free.slice(0, 11 - starters.length)];
}

function benchOf(ranked: readonly DemoFootballer[], starters: readonly DemoFootballer[]): DemoFootballer[] {
  const left = ranked.filter((one) => !starters.includes(one));
  const outfield = left.filter((one) => one.position !== 'GKP').slice(0, 8);
  return [...firstOf(left, 'GKP', 1), ...outfield];
}
