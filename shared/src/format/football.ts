import type { CellPhase } from '../domain/fixturePhase';
import type { GameweekNumber } from '../domain/units';
import { noValue } from './numbers';
import { formatKickoff } from './time';

/** One fixture from a club's side. */
export interface OpponentFixture {
  /** Code of the club, to be written. */
  opponent_id: string;
  is_home: boolean;
}

/**
 * The opponents of a club in one gameweek: upper case at home, lower case away.
 *
 * `LUT`, `bha`; a double gameweek is `mci + WOL`, a blank one `–`.
 */
export function formatOpponents(fixtures: readonly OpponentFixture[]): string {
  return fixtures.map(formatOpponent).join(' + ') || noValue;
}

/** `LUT` at home, `bha` away. */
export function formatOpponent({ opponent_id, is_home }: OpponentFixture): string {
  return is_home ? opponent_id.toUpperCase() : opponent_id.toLowerCase();
}

export const waitingForDecision = "Waiting for the game's decision";

/** Result or time of a match: `2–1`, `In play`, `Postponed`, `Sat 20 Jan · 13:30`. */
export function formatCellPhase(cell: CellPhase): string {
  switch (cell.phase) {
    case 'over':
      return cell.result;
    case 'scheduled':
      return formatKickoff(cell.kickoff);
    case 'postponed':
      return 'Postponed';
    case 'waiting':
      return waitingForDecision;
    case 'live':
      return 'In play';
  }
}

/** `Gameweek 21`, for selectors and headings. */
export function formatGameweek(gameweek: GameweekNumber): string {
  return `Gameweek ${gameweek}`;
}

/** `GW21`, for columns. */
export function formatGameweekShort(gameweek: GameweekNumber): string {
  return `GW${gameweek}`;
}

/** Titles for missing points (not zero). */
export const missingPointsTitles = { gameweek: 'Not yet played', fixture: 'Not yet started' } as const;

/** `P1 F2 C1`: position in the order of takers; set pieces that the footballer does not take are omitted. */
export function formatSetPieces({
  penalties,
  freekicks,
  corners,
}: {
  penalties?: number | null;
  freekicks?: number | null;
  corners?: number | null;
}): string {
  const orders: [string, number | null | undefined][] = [
    ['P', penalties],
    ['F', freekicks],
    ['C', corners],
  ];
  const parts = orders.filter(([, order]) => order != null).map(([letter, order]) => `${letter}${order}`);
  return parts.join(' ') || noValue;
}
