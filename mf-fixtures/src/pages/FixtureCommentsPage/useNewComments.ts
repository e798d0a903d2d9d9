import type { FixtureComments } from '@touchline/shared/wire';
import { useState } from 'react';

type Comment = FixtureComments['comments'][number];

interface NewComments {
  /** Comments on screen. */
  readonly shown: readonly Comment[];
  /** Number of queued comments, which are not rendered yet, so that the layout does not move. */
  readonly waiting: number;
  readonly showAll: () => void;
}

/**
 * Queues comments that arrive while the feed is on screen. The first ones of a match are rendered
 * immediately.
 */
export function useNewComments(comments: readonly Comment[]): NewComments {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => idsOf(comments));
  // The source may delete comments: rendered are those that were shown and still exist.
  const shown = comments.filter(({ id }) => seen.has(id));
  if (shown.length === 0 && comments.length > 0) {
    setSeen(idsOf(comments));
    return { shown: comments, waiting: 0, showAll: () => {} };
  }
  return {
    shown,
    waiting: comments.length - shown.length,
    showAll: () => setSeen(idsOf(comments)),
  };
}

const idsOf = (comments: readonly Comment[]): ReadonlySet<number> => new Set(comments.map(({ id }) => id));
