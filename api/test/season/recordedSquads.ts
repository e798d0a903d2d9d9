import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  asFootballerId,
  asHandedIn,
  type GameweekNumber,
  type Points,
  type SquadPick,
} from '@touchline/shared/domain';
import type { SimulatedSquad } from '../../src/features/chances/simulatedGameweek';
import type { Season } from '../../src/game/season/season';

/** A real squad of one gameweek, and what it got. */
export interface RecordedSquad {
  readonly gameweek: GameweekNumber;
  /** In the game's order, after its automatic substitutions. */
  readonly picks: readonly (readonly [element: number, slot: number, of: number, c: number, vc: number])[];
  readonly active_chip: string | null;
  readonly automatic_subs: readonly { readonly element_in: number; readonly element_out: number }[];
  /** Before hits. */
  readonly points: Points;
  readonly event_transfers_cost: Points;
  /** After the gameweek. */
  readonly total_points: Points;
}

/** Lines of `squads.ndjson.gz`. @throws when the file cannot be read */
export function readSquads(file: string): RecordedSquad[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordedSquad);
}

export const netOf = ({ points, event_transfers_cost }: RecordedSquad): Points =>
  points - event_transfers_cost;

/** Points of the season before the gameweek: what a league is sorted by at the deadline. */
export const totalBefore = (squad: RecordedSquad): Points => squad.total_points - netOf(squad);

/**
 * Squads of a gameweek that any usual result would have kept among those recorded, best total at the deadline first.
 * The recording has the best ten thousand after the gameweek: who was near the end before it is in it only because of
 * the result that is to be foretold.
 */
export function squadsSafeOfSelection(
  squads: readonly RecordedSquad[],
  gameweek: GameweekNumber,
): RecordedSquad[] {
  const own = squads.filter((squad) => squad.gameweek === gameweek);
  const lastTotal = Math.min(...own.map(({ total_points }) => total_points));
  return own
    .filter((squad) => totalBefore(squad) + poorResult >= lastTotal)
    .sort((a, b) => totalBefore(b) - totalBefore(a));
}

/** Net points that nearly every squad of the best ten thousand gets. */
const poorResult = 30;

/** The squad as it was submitted. */
export function submittedSquad(season: Season, squad: RecordedSquad): SimulatedSquad {
  const picks = squad.picks.map(([element, slot, , isCaptain, isVice]): SquadPick => ({
    footballer_id: asFootballerId(element),
    position: season.footballer(asFootballerId(element))?.position ?? '',
    slot,
    is_captain: isCaptain === 1,
    is_vice_captain: isVice === 1,
  }));
  const made = squad.automatic_subs.map(({ element_in, element_out }) => ({
    in: asFootballerId(element_in),
    out: asFootballerId(element_out),
  }));
  return { squad: asHandedIn(picks, made), active_chip: squad.active_chip, hits: squad.event_transfers_cost };
}
