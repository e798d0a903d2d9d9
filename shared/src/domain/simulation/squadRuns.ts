import { isStarter } from '../autoSubs';
import { captainMultiplier, effectOf, positionRules, type SeasonRules } from '../seasonRules';
import type { HandedInSquad } from '../squadResult';
import type { SimulationTable } from './input';

/** Net points of a squad by run, hits taken off. */
export type SquadRuns = Int16Array;

interface Man {
  /** Where the footballer's values begin in the table; -1 without a row: never plays. */
  readonly from: number;
  /** Added to the points in runs in which the footballer plays. */
  readonly correction: number;
  /** Place of the position in the rules, -1 if unknown. */
  readonly position: number;
}

/**
 * A squad's net points in each run: as `squadResult` on a gameweek that is over, with automatic substitutions,
 * captain, vice-captain and chip. A chip with a scoring of its own is counted by the usual scoring.
 *
 * @param squad as submitted, see `asHandedIn`
 */
export function squadRuns(table: SimulationTable, squad: HandedInSquad, rules: SeasonRules): SquadRuns {
  const { runs, points, played } = table;
  const chip = effectOf(squad.active_chip, rules);
  const picks = [...squad.picks].sort((a, b) => a.slot - b.slot);
  const men = picks.map(({ footballer_id, position }): Man => {
    const row = table.rows.get(footballer_id);
    return {
      from: row === undefined ? -1 : row * runs,
      correction: row === undefined ? 0 : (table.corrections[row] ?? 0),
      position: rules.positions.findIndex(({ code }) => code === position),
    };
  });
  const starters = picks.filter((pick) => isStarter(pick, rules.squad.lineup)).length;
  const counting = chip.all_count === true ? men.length : starters;
  const net = new Float64Array(runs).fill(-squad.transfers_cost);
  const missing = new Uint8Array(runs);
  for (const { from, correction } of men.slice(0, counting))
    for (let run = 0; run < runs; run += 1) {
      const plays = from >= 0 && played[from + run] === 1;
      if (plays) net[run] = (net[run] ?? 0) + (points[from + run] ?? 0) + correction;
      else missing[run] = (missing[run] ?? 0) + 1;
    }
  if (counting < men.length) addSubstitutes({ net, missing, men, starters, table, rules });
  addCaptain(net, table, {
    captain: men[picks.findIndex(({ is_captain }) => is_captain)],
    vice: men[picks.findIndex(({ is_vice_captain }) => is_vice_captain)],
    extra: (chip.captain_multiplier ?? captainMultiplier) - 1,
  });
  // Whole points stay as they are, and equal squads stay equal.
  return Int16Array.from(net, (sum, run) => Math.floor(sum + (table.rounding[run] ?? 0)));
}

interface Captains {
  readonly captain: Man | undefined;
  readonly vice: Man | undefined;
  readonly extra: number;
}

function addCaptain(net: Float64Array, { runs, points, played }: SimulationTable, captains: Captains): void {
  const { captain, vice, extra } = captains;
  const plays = (man: Man | undefined, run: number): man is Man =>
    man !== undefined && man.from >= 0 && played[man.from + run] === 1;
  for (let run = 0; run < runs; run += 1) {
    const man = plays(captain, run) ? captain : vice;
    if (!plays(man, run)) continue;
    net[run] = (net[run] ?? 0) + extra * ((points[man.from + run] ?? 0) + man.correction);
  }
}

interface Substituting {
  readonly net: Float64Array;
  /** Starters by run who do not play. */
  readonly missing: Uint8Array;
  readonly men: readonly Man[];
  readonly starters: number;
  readonly table: SimulationTable;
  readonly rules: SeasonRules;
}

/** `automaticSubstitutions` with numbers for positions and bits for the bench, only in runs that need it. */
function addSubstitutes({ net, missing, men, starters, table, rules }: Substituting): void {
  const { runs, points, played } = table;
  const limits = rules.positions.map(({ code }) => positionRules(code, rules));
  const lineup = men
    .slice(0, starters)
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position);
  const bench = men.slice(starters);
  const countAtStart = limits.map((_, index) => lineup.filter(({ position }) => position === index).length);
  const plays = ({ from }: Man, run: number) => from >= 0 && played[from + run] === 1;
  const mayReplace = (out: number, man: number, count: readonly number[]): boolean => {
    const [own, other] = [limits[out], limits[man]];
    if (own === undefined || other === undefined) return false;
    if (out === man) return true;
    if (own.is_locked || other.is_locked) return false;
    return (count[out] ?? 0) - 1 >= own.fewest && (count[man] ?? 0) + 1 <= other.most;
  };
  const count = [...countAtStart];
  for (let run = 0; run < runs; run += 1) {
    if (missing[run] === 0) continue;
    for (let index = 0; index < count.length; index += 1) count[index] = countAtStart[index] ?? 0;
    let used = 0;
    for (const starter of lineup) {
      if (plays(starter, run)) continue;
      for (let index = 0; index < bench.length; index += 1) {
        const man = bench[index];
        if (man === undefined || (used & (1 << index)) !== 0) continue;
        if (!plays(man, run) || !mayReplace(starter.position, man.position, count)) continue;
        used |= 1 << index;
        count[starter.position] = (count[starter.position] ?? 0) - 1;
        count[man.position] = (count[man.position] ?? 0) + 1;
        net[run] = (net[run] ?? 0) + (points[man.from + run] ?? 0) + man.correction;
        break;
      }
    }
  }
}
