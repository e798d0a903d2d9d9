import type { FplReply } from '../fpl/source';
import {
  type ApiProblem,
  gameUnreadable,
  gameUpdating,
  tooManyRequests,
  unavailable,
} from '../../platform/http/problems';

/** Retry delay in seconds: the queue of all clients is empty by then. */
const againInSeconds = 30;

type Outcome = { readonly outcome: FplReply['outcome']; readonly detail?: string };

/** The error for a client when the upstream failed and nothing is stored. */
export function problemOfFault({ outcome, detail = '' }: Outcome): ApiProblem {
  if (outcome === 'unreadable') return gameUnreadable(detail);
  if (outcome === 'busy') return unavailable(detail, againInSeconds);
  if (outcome === 'too_many') return tooManyRequests(againInSeconds);
  return gameUpdating(detail);
}
