import type { Percent } from './units';

export type ChanceIcon = 'check' | 'alert' | 'stop';

/** Chance of playing for display. */
export interface Chance {
  /** 0 to 100. */
  value: Percent;
  label: string;
  icon: ChanceIcon;
}

/**
 * The chance of playing: 0 'Not playing', 25 '25% chance', 50 '50% chance', 75 '75% chance', 100 'Ready'; a
 * missing value means 100. Any other number has the text form of the quarters.
 */
export function chanceOfPlaying(value: Percent | null | undefined): Chance {
  const chance = value ?? 100;
  if (chance <= 0) return { value: 0, label: 'Not playing', icon: 'stop' };
  if (chance >= 100) return { value: 100, label: 'Ready', icon: 'check' };
  return { value: chance, label: `${chance}% chance`, icon: 'alert' };
}
