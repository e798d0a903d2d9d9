import type { DocumentSource } from '../../src/game/fpl/source';

/** Change of a document; the argument is undefined where the inner source answers 404. */
export type DocumentChange = (json: never) => unknown;

/**
 * A source whose documents are changed before they are returned, by their path without the query. Changes may
 * be added and removed at any time.
 */
export function changedSource(
  inner: DocumentSource,
  changes: Record<string, DocumentChange>,
): DocumentSource {
  return {
    name: inner.name,
    can: inner.can,
    season: inner.season,
    identity: inner.identity,
    get: async (path) => {
      const change = changes[path.split('?')[0] ?? ''] as ((json: unknown) => unknown) | undefined;
      const reply = await inner.get(path);
      if (change === undefined || (reply.outcome !== 'ok' && reply.outcome !== 'not_found')) return reply;
      const json = change(reply.outcome === 'ok' ? structuredClone(reply.json) : undefined);
      return json === undefined ? { outcome: 'not_found', detail: path } : { outcome: 'ok', json };
    },
  };
}
