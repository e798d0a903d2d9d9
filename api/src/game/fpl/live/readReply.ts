import type { FplReply } from '../source';

/** A raw HTTP response. */
export interface Received {
  readonly status: number;
  readonly text: string;
}

/**
 * Interprets an HTTP response. "The game is being updated." arrives as a page with status 503, as a JSON
 * string, or as a page with status 200: in each form it is a state, not an error.
 */
export function readReply({ status, text }: Received, path: string): FplReply {
  if (isUpdating(text)) return { outcome: 'updating', detail: 'The game is being updated.' };
  if (status === 429) return { outcome: 'rate_limited', detail: `${path}: status 429` };
  if (status === 404) return { outcome: 'not_found', detail: `${path}: status 404` };
  if (status !== 200) return { outcome: 'unavailable', detail: `${path}: status ${status}` };
  return readJson(text, path);
}

/** The sentence alone, or in a short page; a longer document that quotes it does not count. */
const isUpdating = (text: string) => text.length < 5_000 && /the game is being updated/i.test(text);

function readJson(text: string, path: string): FplReply {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null) return { outcome: 'ok', json };
    return { outcome: 'malformed', detail: `${path}: neither an object nor a list` };
  } catch {
    return { outcome: 'malformed', detail: `${path}: not JSON` };
  }
}
