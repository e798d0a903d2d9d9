import type { FplReply } from '../source';
import type { DocumentParser } from './documentParser';

/** A raw HTTP response. */
export interface Received {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * Interprets an HTTP response. "The game is being updated." arrives as a page with status 503, as a JSON
 * string, or as a page with status 200: in each form it is a state, not an error.
 */
export async function readReply(
  { status, body }: Received,
  path: string,
  parser: DocumentParser,
): Promise<FplReply> {
  if (isUpdating(body)) return { outcome: 'updating', detail: 'The game is being updated.' };
  if (status === 429) return { outcome: 'rate_limited', detail: `${path}: status 429` };
  if (status === 404) return { outcome: 'not_found', detail: `${path}: status 404` };
  if (status !== 200) return { outcome: 'unavailable', detail: `${path}: status ${status}` };
  const read = await parser.parse(body);
  if ('json' in read) return { outcome: 'ok', json: read.json };
  return { outcome: 'malformed', detail: `${path}: ${read.refused}` };
}

/** The sentence alone, or in a short page; a longer document that quotes it does not count. */
const isUpdating = (body: Uint8Array) =>
  body.length < 5_000 && /the game is being updated/i.test(new TextDecoder().decode(body));
