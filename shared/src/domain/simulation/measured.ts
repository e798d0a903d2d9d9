/**
 * How often a chance from 75 to 85 % came true, on pairs of real squads of 2025-26, gameweeks 6 to 36, with what was
 * known at the deadline: `npm run season -- --chances`, the table in `docs/advice.md`. Pages may claim nothing else.
 */
export const measuredChances = {
  /** 0 to 1. */
  said: 0.8,
  came: 0.74,
  pairs: 441,
  season: '2025-26',
} as const;
