import type { GameweekNumber, Position } from '@touchline/shared/domain';

import type { Expectations } from './expectations';
import type { Football } from './football';
import { clubIn, isInLeague, type DemoFootballer } from './footballers';
import type { Market } from './squads';

/** Footballers considered per position, from the top of the list; the cheapest are always included. */
const considered: Record<Position, number> = { GKP: 26, DEF: 75, MID: 90, FWD: 45 };
const cheapestConsidered = 16;

function candidatesOf(
  open: readonly DemoFootballer[],
  position: Position,
  run: Float32Array,
  prices: Int16Array,
): number[] {
  const all = open.filter((one) => one.position === position);
  const best = all
    .toSorted((one, other) => (run[other.id] ?? 0) - (run[one.id] ?? 0))
    .slice(0, considered[position]);
  const cheapest = all.toSorted(
    (one, other) => (prices[one.id] ?? 0) - (prices[other.id] ?? 0) || one.id - other.id,
  );
  return [...new Set([...best, ...cheapest.slice(0, cheapestConsidered)].map(({ id }) => id))];
}

/** The market towards one deadline. `prices` is live and keeps changing. */
export function marketFor(
  football: Football,
  prices: Int16Array,
  gameweek: GameweekNumber,
  { run }: Expectations,
): Market {
  const open = football.footballers.filter((one) => isInLeague(one, gameweek));
  const of = (position: Position) => candidatesOf(open, position, run, prices);
  return {
    byPosition: { GKP: of('GKP'), DEF: of('DEF'), MID: of('MID'), FWD: of('FWD') },
    prices,
    clubs: Uint8Array.from([0, ...football.footballers.map((one) => clubIn(one, gameweek))]),
  };
}
