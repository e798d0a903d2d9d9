import type { FixtureComments } from '@touchline/shared/wire';
import { useState } from 'react';

type Comment = FixtureComments['comments'][number];

interface NewComments {
  /** Those that are on screen. */
  readonly shown: readonly Comment[];
  /** How many have arrived since; they wait, so that nothing moves under the reader. */
  readonly waiting: number;
  readonly showAll: () => void;
}

/** Queues comments that arrive while the feed is read. The first ones of a match are rendered immediately. */
export function useNewComments(comments: readonly Comment[]): NewComments {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => idsOf(comments));
  // Corrections may take comments away; what is on screen is what was seen and still exists.
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
