import type { Percent } from './units';

export type ChanceIcon = 'check' | 'alert' | 'stop';

/** How likely a footballer is to play, as it is shown. */
export interface Chance {
  /** 0 to 100. */
  value: Percent;
  label: string;
  icon: ChanceIcon;
}

/**
 * The chance of playing: 0 'Not playing', 25 '25% chance', 50 '50% chance', 75 '75% chance',
 * 100 'Ready'; missing means 100. Any other number is worded like the quarters.
 */
export function chanceOfPlaying(value: Percent | null | undefined): Chance {
  const chance = value ?? 100;
  if (chance <= 0) return { value: 0, label: 'Not playing', icon: 'stop' };
  if (chance >= 100) return { value: 100, label: 'Ready', icon: 'check' };
  return { value: chance, label: `${chance}% chance`, icon: 'alert' };
}
