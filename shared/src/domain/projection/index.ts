/** Expected points by gameweek: `docs/projection.md`. Pure; entered by `@touchline/shared/projection`. */
export * from './input';
export { createProjector, project, type Projector } from './project';
export { clubRates, type ClubRates } from './clubRates';
export { expectedBack } from './expectedBack';
