export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type Carried,
  type FirstAnswers,
} from './client';
export type { CallInput, CallReply, ClientCall, ListChange, MayWait } from './clientCall';
export { fillPath, queryString } from './paths';
export { mismatch } from '../wire/mismatch';
