import type { PhaseRules } from './seasonRules';
import type { GameweekNumber } from './units';

/** A part of the season: the whole, or a month. */
export interface Phase {
  /** 1 is the whole season, the others its months. */
  phase_id: number;
  start: GameweekNumber;
  stop: GameweekNumber;
}

const defaultNames = [
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
] as const;

export const wholeSeason = 1;

/**
 * `August`: the season's own label, or the default month; an unknown phase is labelled by its number.
 * @param phases of the season, see `SeasonRules`
 */
export function phaseLabel(phaseId: number, phases: readonly PhaseRules[] = []): string {
  if (phaseId === wholeSeason) return defaultNames[0];
  const ofSeason = phases.find(({ phase_id }) => phase_id === phaseId);
  return ofSeason?.label ?? defaultNames[phaseId - 1] ?? `Phase ${phaseId}`;
}

/** The month of a gameweek; null if the season has none for it. */
export function phaseOf(gameweek: GameweekNumber, phases: readonly Phase[]): number | null {
  const phase = phases.find(
    ({ phase_id, start, stop }) => phase_id !== wholeSeason && gameweek >= start && gameweek <= stop,
  );
  return phase?.phase_id ?? null;
}
