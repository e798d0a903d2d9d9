import type { GameweekNumber } from './units';

/** A part of the season: the whole, or a month. */
export interface Phase {
  /** 1 is the whole season, 2 August … 11 May. */
  phase_id: number;
  start: GameweekNumber;
  stop: GameweekNumber;
}

const phaseNames = [
  'Season',
  'August',
  'September',
  'October',
  'November',
  'December',
  'January',
  'February',
  'March',
  'April',
  'May',
];

export const wholeSeason = 1;

/** The months as options, August (2) to May (11). */
export const monthPhases: readonly { value: number; label: string }[] = phaseNames
  .map((label, index) => ({ value: index + 1, label }))
  .filter(({ value }) => value !== wholeSeason);

/** `August`; a phase of a later season is called by its number. */
export function phaseLabel(phaseId: number): string {
  return phaseNames[phaseId - 1] ?? `Phase ${phaseId}`;
}

/** The month a gameweek lies in; null when the season has none for it. */
export function phaseOf(gameweek: GameweekNumber, phases: readonly Phase[]): number | null {
  const phase = phases.find(
    ({ phase_id, start, stop }) => phase_id !== wholeSeason && gameweek >= start && gameweek <= stop,
  );
  return phase?.phase_id ?? null;
}
