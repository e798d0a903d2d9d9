import { asFootballerId, type Chip, type EpochMs, type HandedInSquad } from '@touchline/shared/domain';

import type { DemoFootballer } from './footballers';

/** A manager's submitted gameweek and its result. */
export interface TeamWeek {
  /** 15 ids in submitted order: 1 to 11 start, 12 is the keeper on the bench. */
  readonly picks: Uint16Array;
  readonly captain: number;
  readonly vice: number;
  readonly chip: Chip | null;
  readonly chipAt: EpochMs;
  /** In tenths, after the transfers. */
  readonly bank: number;
  /** Selling value of the 15 plus the bank. */
  readonly value: number;
  readonly transfers: number;
  readonly cost: number;
  /** The fields below are set after the gameweek. */
  points: number;
  total: number;
  bench: number;
  rank: number;
  overallRank: number;
  subs: readonly { readonly in: number; readonly out: number }[];
  /** Multipliers after substitutions and captaincy, two bits for each place; see `multiplierAt`. */
  multipliers: number;
}

export const noSubs: TeamWeek['subs'] = [];

/** Final multiplier of the footballer at that place (0 to 14, in submitted order). */
export const multiplierAt = ({ multipliers }: TeamWeek, place: number): number =>
  (multipliers >>> (2 * place)) & 3;

/** 0 on the bench, 2 or 3 for the captain, before substitutions. */
export function handedInMultiplier(team: TeamWeek, id: number, place: number): number {
  if (id === team.captain) return team.chip === '3xc' ? 3 : 2;
  return place < 11 || team.chip === 'bboost' ? 1 : 0;
}

/** The squad in the format of the domain rules. */
export function handedIn(team: TeamWeek, footballers: readonly DemoFootballer[]): HandedInSquad {
  const picks = Array.from(team.picks, (id, index) => ({
    footballer_id: asFootballerId(id),
    position: footballers[id - 1]?.position ?? 'MID',
    slot: index + 1,
    is_captain: id === team.captain,
    is_vice_captain: id === team.vice,
  }));
  return { picks, active_chip: team.chip, transfers_cost: team.cost };
}
