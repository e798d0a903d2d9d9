import type { SeasonRules } from './seasonRules';
import type { EpochMs, Points } from './units';

export interface FormMatch {
  kickoff: EpochMs;
  points: Points;
}

const day = 24 * 3600 * 1000;

/**
 * Form: mean points per match over the season's number of past days, one decimal; 0 without a match.
 *
 * Every fixture of the club counts, played or not. Days are calendar days in UTC, and halves round to the
 * even digit (1.25 is 1.2), as in the game.
 * Source: the game's help texts; equal to the game's own `form` in the recorded season.
 */
export function form(
  matches: readonly FormMatch[],
  now: EpochMs,
  { form_days }: Pick<SeasonRules, 'form_days'>,
): number {
  const isRecent = ({ kickoff }: FormMatch) => kickoff < now && dayOf(now) - dayOf(kickoff) <= form_days;
  const recent = matches.filter(isRecent);
  if (recent.length === 0) return 0;
  const total = recent.reduce((sum, { points }) => sum + points, 0);
  return roundHalfToEven((total / recent.length) * 10) / 10;
}

function dayOf(instant: EpochMs): number {
  return Math.floor(instant / day);
}

function roundHalfToEven(value: number): number {
  const below = Math.floor(value);
  // Tolerance for means that end in exactly a half, against rounding errors.
  if (Math.abs(value - below - 0.5) > 1e-9) return Math.round(value) + 0;
  return below % 2 === 0 ? below + 0 : below + 1;
}
