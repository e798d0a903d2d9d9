import { lastReady, type Ready } from '@touchline/shared/remote-data';
import { useSelector } from '@touchline/shared/store';
import type { FootballerHead } from '@touchline/shared/wire';
import { footballerQueryNames } from './footballers.api';
import { footballersQueries } from './footballers.queries';

type Root = Parameters<typeof footballersQueries.select>[0];

/**
 * A footballer's head from the page that loaded last: name and card stay on screen between tabs, and on a
 * page whose own request fails. Undefined before any reply.
 */
export const useNewestHead = (id: string): FootballerHead | undefined =>
  useSelector((root: Root) => newestHead(root, id));

function newestHead(root: Root, id: string): FootballerHead | undefined {
  const replies = footballerQueryNames
    .map((name) => lastReady(footballersQueries.select(root, { name, x: id })))
    .filter((part): part is Ready<{ head: FootballerHead }> => part !== undefined);
  if (replies.length === 0) return undefined;
  return replies.reduce((newest, part) => (part.at > newest.at ? part : newest)).value.head;
}
