/**
 * Loads data from the API into the store, and sends changes to it. Bundled with each remote, so that a release keeps the
 * version it was built with.
 */
export {
  createQueries,
  type Queries,
  type QueriesState,
  type Query,
  type QueryResult,
  type ResultOf,
} from './createQueries';
export {
  createMutations,
  type Mutation,
  type MutationInput,
  type MutationName,
  type MutationOutcome,
  type Mutations,
  type MutationsState,
  type MutationValue,
} from './createMutations';
export { failureIn } from './failureIn';
export { asRendered, type Loaders } from './querySaga';
export { payloadOf } from './payloadOf';
export { queryKey } from './queryKey';
