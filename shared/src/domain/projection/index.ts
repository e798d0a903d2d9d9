/**
 * Expected points by gameweek: `docs/projection.md`. Pure functions; exported as
 * `@touchline/shared/projection`.
 */
export * from './input';
export { createProjector, project, type Projector } from './project';
export { clubRates, type ClubRates } from './clubRates';
export { availabilityIn } from './expectedBack';
export { footballerRates, type FootballerRates } from './footballerRates';
export { playingTime, type PlayingTime } from './playingTime';
