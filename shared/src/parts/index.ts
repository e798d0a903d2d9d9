/**
 * What a remote fetches and shows, as one part of the store. It travels with each remote: a release keeps the kit it
 * was built with, whatever the shell has.
 */
export {
  createParts,
  type AnswerOf,
  type Fetched,
  type PartOf,
  type Parts,
  type PartsState,
} from './createParts';
export { payloadOf } from './payloadOf';
