import type { Chip } from '@touchline/shared/domain';

export interface GameweekBar {
  gameweek: number;
  /** Net of hits; null: not played. */
  points: number | null;
  /** The gameweek is not over: it is left out of average, best and worst. */
  running?: boolean;
  /** Points paid for extra transfers: a hatched part on top. */
  hit?: number;
  chip?: Chip | null;
  /** Mean points of the compared teams, if any. */
  average?: number | null;
}
