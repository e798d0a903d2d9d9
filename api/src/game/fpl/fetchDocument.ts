import type { Losses } from './declare';
import { Malformed } from './fields';
import type { FplFault, FplSource } from './source';
import { inSpan } from '../../platform/telemetry/spans';

export type Fetched<T> =
  { readonly outcome: 'ok'; readonly data: T } | { readonly outcome: FplFault; readonly detail: string };

/** Optional fields that were missing when each kind of document was last read, with counts. */
export const lossesOf = ({ state }: FplSource): [field: string, count: number][] =>
  [...state.losses.values()].flatMap((lost) => [...lost]);

/** Parses a document; missing optional fields are recorded in the second argument. */
export type Parse<T> = (json: unknown, losses: Losses) => T;

/** Fetches and parses one document. An invalid one is `unreadable`; upstream's faults do not throw. */
export async function fetchDocument<T>(fpl: FplSource, path: string, parse: Parse<T>): Promise<Fetched<T>> {
  const facts = () => ({ 'game.document': kindOf(path) });
  const ask = { name: 'ask the game', inner: true, facts };
  const fetched = await inSpan(ask, () => readReply(fpl, path, parse));
  const { outcomes } = fpl.state;
  outcomes.set(fetched.outcome, (outcomes.get(fetched.outcome) ?? 0) + 1);
  return fetched;
}

async function readReply<T>(fpl: FplSource, path: string, parse: Parse<T>): Promise<Fetched<T>> {
  const reply = await fpl.get(path);
  if (reply.outcome !== 'ok') return reply;
  try {
    const lost: Losses = new Map();
    const data = parse(reply.json, lost);
    // By kind of document, so that the list does not grow with every team.
    fpl.state.losses.set(kindOf(path), lost);
    return { outcome: 'ok', data };
  } catch (thrown) {
    if (thrown instanceof Malformed) return { outcome: 'unreadable', detail: `${path}: ${thrown.message}` };
    throw thrown;
  }
}

/** `event/live`, whichever gameweek's it is. */
const kindOf = (path: string) => path.replaceAll(/\/?\d+\/|\?.*$/g, '/');

/** Wraps an upstream fault to leave a sequence of fetches. */
export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault';
  constructor(
    readonly outcome: FplFault,
    readonly detail: string,
  ) {
    super(`${outcome}: ${detail}`);
  }
}

/** @throws {UpstreamFault} when the document is unavailable or invalid */
export async function fetchOrThrow<T>(fpl: FplSource, path: string, parse: Parse<T>): Promise<T> {
  const fetched = await fetchDocument(fpl, path, parse);
  if (fetched.outcome === 'ok') return fetched.data;
  throw new UpstreamFault(fetched.outcome, fetched.detail);
}

/**
 * Fetches an unofficial document; undefined if the source has none. The official game is never asked for it.
 * @throws {UpstreamFault} when the source supports it but fails
 */
export async function fetchExtra<T>(fpl: FplSource, path: string, parse: Parse<T>): Promise<T | undefined> {
  if (!fpl.can.hasExtras) return undefined;
  const fetched = await fetchDocument(fpl, path, parse);
  if (fetched.outcome === 'ok') return fetched.data;
  if (fetched.outcome === 'not_found') return undefined;
  throw new UpstreamFault(fetched.outcome, fetched.detail);
}
