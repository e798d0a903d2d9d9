import type { Chip } from './units';

const chipLabels: Record<string, string> = { wildcard: 'WC', freehit: 'FH', bboost: 'BB', '3xc': '3xC' };
const chipNames: Record<string, string> = {
  wildcard: 'Wildcard',
  freehit: 'Free hit',
  bboost: 'Bench boost',
  '3xc': 'Triple captain',
};

/** `WC FH BB 3xC`; a chip of a later season is shown under its own code. */
export function chipLabel(chip: Chip): string {
  return chipLabels[chip] ?? chip;
}

/** `Bench boost`; a chip of a later season has its own code as name. */
export function chipName(chip: Chip): string {
  return chipNames[chip] ?? chip;
}
