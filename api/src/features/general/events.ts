import type { BodyOf, EventRoute, sendEvent } from '@touchline/shared/wire';
import { ApiProblem, badRequest } from '../../platform/http/problems';

/** Maximum size of an event as JSON, in bytes. */
const longestEvent = 16 * 1024;

export interface CheckedEvent {
  readonly data: Record<string, unknown>;
  readonly route: EventRoute | undefined;
}

/** Any event may be sent; suggestions have further rules. Source: page definitions 11.6. */
export function checkEvent(slug: string, { data = {}, route }: BodyOf<typeof sendEvent>): CheckedEvent {
  if (Buffer.byteLength(JSON.stringify({ data, route })) > longestEvent) {
    throw new ApiProblem(413, 'too_large', 'The event is too large: 16 kB at most.');
  }
  if (slug === 'suggestion') checkSuggestion(data);
  return { data, route };
}

function checkSuggestion({ text }: Record<string, unknown>): void {
  const length = typeof text === 'string' ? [...text.trim()].length : 0;
  if (length >= 10 && length <= 2000) return;
  throw badRequest('Write between 10 and 2000 characters.', { text: 'must have 10 to 2000 characters' });
}
