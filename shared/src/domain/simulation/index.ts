/**
 * A gameweek drawn many times, and the chances that follow: `docs/advice.md`. Pure functions of a seed; exported
 * as `@touchline/shared/simulation`.
 */
export * from './chances';
export * from './input';
export { seasonConstants } from './constants';
export { createLaterGameweeks, type ContinuedTeam } from './laterGameweeks';
export { measuredChances } from './measured';
export { createRandom, type Random } from './random';
export { createSimulator, meanPoints, simulate, type Simulator } from './simulate';
export { squadRuns, type SquadRuns } from './squadRuns';
