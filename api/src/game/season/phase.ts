import type { GameweekNumber } from '@touchline/shared/domain';

/**
 * Gameweek and whether it is settled: a team is read again when the phase differs from that of its last read.
 */
export function phaseOf(gameweek: { id: GameweekNumber; finished: boolean } | undefined): string {
  if (gameweek === undefined) return '0 open';
  return `${gameweek.id} ${gameweek.finished ? 'settled' : 'open'}`;
}

/** A phase as a number that grows: twice the gameweek, and one more when it is settled. See `phaseOf`. */
export const phaseNumber = (phase: string): number =>
  2 * Number.parseInt(phase, 10) + (phase.endsWith(' settled') ? 1 : 0);

export const gameweekOf = (phase: string): GameweekNumber => Number.parseInt(phase, 10);
