import type { FootballerId, TeamId } from '../units';
import { seasonConstants } from './constants';
import { createRandom } from './random';

/** A team as it goes on after the current gameweek. */
export interface ContinuedTeam {
  readonly id: TeamId;
  /** Whose points count, without chips: 1 for a starter, 2 for the captain. Empty for a squad that is given back. */
  readonly picks: readonly { readonly footballer_id: FootballerId; readonly multiplier: number }[];
}

/**
 * Points of teams in all later gameweeks of a season together, by run, around what all of them get on average
 * (`docs/decisions/0156`): nobody is better on average. Footballers of the squad stay for a while, and whoever
 * shares them gets the same points for them; the rest is each team's own.
 * @param gameweeks how many later ones there are; 0 gives zeros
 * @returns whole points by run, always the same of the same team
 */
export function createLaterGameweeks(
  runs: number,
  gameweeks: number,
): (team: ContinuedTeam) => Int16Array<ArrayBuffer> {
  const { keptByBoth, footballerVariance, teamVariance } = seasonConstants;
  const shared = keptGameweeks(keptByBoth, gameweeks);
  const ofFootballer = Math.sqrt(footballerVariance * shared);
  const ofTeam = (isKept: boolean) => Math.sqrt(teamVariance * (isKept ? gameweeks - shared : gameweeks));
  const shocks = new Map<FootballerId, Float32Array>();
  const shocksOf = (id: FootballerId) => {
    const found = shocks.get(id) ?? normals(runs, id, streams.footballer);
    shocks.set(id, found);
    return found;
  };
  return ({ id, picks }) => {
    const own = normals(runs, id, streams.team);
    const deviation = ofTeam(picks.length > 0);
    const held = picks.map(({ footballer_id, multiplier }) => ({
      shock: shocksOf(footballer_id),
      weight: multiplier * ofFootballer,
    }));
    return Int16Array.from(own, (value, run) =>
      Math.round(
        held.reduce((sum, { shock, weight }) => sum + weight * (shock[run] ?? 0), deviation * value),
      ),
    );
  };
}

/** Footballers and teams have numbers of their own, which may be equal. */
const streams = { footballer: 1, team: 2 } as const;

/** Gameweeks' worth of points that two teams still get from footballers whom both have now. */
function keptGameweeks(keptByBoth: number, gameweeks: number): number {
  let sum = 0;
  for (let ahead = 1; ahead <= gameweeks; ahead += 1) sum += keptByBoth ** ahead;
  return sum;
}

function normals(runs: number, ...seeds: readonly number[]): Float32Array {
  const { normal } = createRandom(...seeds);
  return Float32Array.from({ length: runs }, normal);
}
