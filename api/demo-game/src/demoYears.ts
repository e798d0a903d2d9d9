import type { EpochMs } from '@touchline/shared/domain';
import { day } from './calendar';

/** Whole weeks, so that Saturdays stay Saturdays. */
const yearLength = 52 * 7 * day;
/**
 * Between the last match (anchor + 104 days at the latest) and the first deadline of the next season (+ 181).
 */
const turnAfter = 150 * day;
/** The specification's season: that of the demo's first year, whatever the anchor. */
const firstStart = 2023;

/** Number of seasons that have ended: 0 in the first one. The game opens the next one in the summer break. */
export const demoYear = (anchor: EpochMs, now: EpochMs): number =>
  Math.max(0, Math.ceil((now - anchor - turnAfter) / yearLength));

/** The instant around which the season of a year lies. */
export const anchorOfYear = (anchor: EpochMs, year: number): EpochMs => anchor + year * yearLength;

/** `2023-24`, then `2024-25` */
export function demoSeasonAt(anchor: EpochMs, now: EpochMs): string {
  const start = firstStart + demoYear(anchor, now);
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}
