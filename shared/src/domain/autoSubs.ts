import type { Participation } from './participation';
import { positionRules, type SeasonRules } from './seasonRules';
import type { AnyPosition, FootballerId } from './units';

/** One of the 15 of a squad in one gameweek, as submitted. */
export interface SquadPick {
  footballer_id: FootballerId;
  position: AnyPosition;
  /** Place in the squad: 1 to 11 start, 12 is the keeper on the bench, 13 to 15 the bench in order. */
  slot: number;
  is_captain: boolean;
  is_vice_captain: boolean;
}

/** Returns whether a footballer of the squad played. */
export type ParticipationOf = (footballerId: FootballerId) => Participation;

export interface Substitution {
  out: FootballerId;
  in: FootballerId;
  /** False while the substitute's match is still to come: the place is reserved. */
  has_come_on: boolean;
}

/** @param lineup number of starters, see `SeasonRules` */
export const isStarter = ({ slot }: Pick<SquadPick, 'slot'>, lineup: number): boolean => slot <= lineup;

/**
 * The automatic substitutions of a squad, as far as they are known.
 *
 * Starters are processed in GKP, DEF, MID, FWD order. Each who definitely did not play is replaced by the
 * first available substitute in bench order who did not miss the gameweek as well. A keeper is replaced only
 * by the keeper, and the formation must keep the season's minimum of each position. A substitute whose match
 * is to come is reserved (`has_come_on` false), since later ones must not be preferred. Footballers of
 * unknown positions are never substituted. With a bench boost all 15 count, and nobody is replaced: see
 * `squadResult`.
 * Source: the game's rules page, "Substitutions"; order checked on 330,635 recorded team gameweeks.
 */
export function automaticSubstitutions(
  picks: readonly SquadPick[],
  participationOf: ParticipationOf,
  rules: SeasonRules,
): Substitution[] {
  const isIn = (pick: SquadPick) => isStarter(pick, rules.squad.lineup);
  const lineup = picks.filter(isIn);
  const bench = picks.filter((pick) => !isIn(pick)).sort(bySlot);
  const isMissing = ({ footballer_id }: SquadPick) => participationOf(footballer_id) === 'absent';
  const substitutions: Substitution[] = [];

  for (const starter of inSubstitutionOrder(lineup, rules).filter(isMissing)) {
    const index = bench.findIndex((man) => !isMissing(man) && mayReplace(starter, man, lineup, rules));
    const [man] = index < 0 ? [] : bench.splice(index, 1);
    if (man === undefined) continue;
    lineup.splice(lineup.indexOf(starter), 1, man);
    substitutions.push({
      out: starter.footballer_id,
      in: man.footballer_id,
      has_come_on: participationOf(man.footballer_id) === 'played',
    });
  }
  return substitutions;
}

function inSubstitutionOrder(lineup: readonly SquadPick[], { positions }: SeasonRules): SquadPick[] {
  const place = ({ position }: SquadPick) => positions.findIndex(({ code }) => code === position);
  return lineup.filter((pick) => place(pick) >= 0).sort((a, b) => place(a) - place(b) || bySlot(a, b));
}

function bySlot(a: SquadPick, b: SquadPick): number {
  return a.slot - b.slot;
}

/**
 * Whether one footballer may come on for another.
 * @param lineup the starters before it
 */
export function mayReplace(
  out: SquadPick,
  man: SquadPick,
  lineup: readonly SquadPick[],
  rules: SeasonRules,
): boolean {
  const [own, other] = [positionRules(out.position, rules), positionRules(man.position, rules)];
  if (own === undefined || other === undefined) return false;
  if (out.position === man.position) return true;
  if (own.is_locked || other.is_locked) return false;
  const count = (of: AnyPosition) => lineup.filter(({ position }) => position === of).length;
  return count(out.position) - 1 >= own.fewest && count(man.position) + 1 <= other.most;
}

/**
 * The squad as submitted, from the game's order after its substitutions.
 *
 * Once a gameweek is processed the official picks have the order after substitution; each pair swaps its
 * places back. Nobody is in two pairs, so the order of the pairs does not matter.
 */
export function asHandedIn(
  picks: readonly SquadPick[],
  made: readonly Pick<Substitution, 'out' | 'in'>[],
): SquadPick[] {
  const slots = new Map(picks.map(({ footballer_id, slot }) => [footballer_id, slot]));
  for (const { out, in: cameOn } of made) {
    const [slotOut, slotIn] = [slots.get(out), slots.get(cameOn)];
    if (slotOut === undefined || slotIn === undefined) continue;
    slots.set(out, slotIn).set(cameOn, slotOut);
  }
  return picks.map((pick) => ({ ...pick, slot: slots.get(pick.footballer_id) ?? pick.slot })).sort(bySlot);
}
