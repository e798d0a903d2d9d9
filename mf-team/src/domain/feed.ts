import type { TimelineItem, TimelineList } from '@touchline/shared/wire';

/**
 * Merges a new first page into a feed: new items go in front, older pages stay. If the new page does not
 * overlap with the old items there is an unknown gap: then only the new page is kept, and older ones are
 * loaded again on request.
 */
export function withNewest(before: TimelineList | undefined, newest: TimelineList): TimelineList {
  if (!before) return newest;
  const fresh = new Set(newest.items.map(({ id }) => id));
  const meets = before.items.some(({ id }) => fresh.has(id));
  if (!meets) return newest;
  const rest = before.items.filter(({ id }) => !fresh.has(id) && isOlder(id, before, fresh));
  return { items: [...newest.items, ...rest], older: rest.length > 0 ? before.older : newest.older };
}

/** Whether the item is older than the last one that both pages contain; a newer one has been withdrawn. */
function isOlder(id: TimelineItem['id'], { items }: TimelineList, fresh: ReadonlySet<string>): boolean {
  const lastShared = items.findLastIndex((item) => fresh.has(item.id));
  return items.findIndex((item) => item.id === id) > lastShared;
}

/** Appends the next older page to a feed, without duplicates. */
export function withOlder(before: TimelineList | undefined, page: TimelineList): TimelineList {
  const ids = new Set(before?.items.map(({ id }) => id));
  return {
    items: [...(before?.items ?? []), ...page.items.filter(({ id }) => !ids.has(id))],
    older: page.older,
  };
}

export interface FeedDay {
  /** `Sat 10 Feb`, in the reader's time zone. */
  readonly label: string;
  readonly items: readonly TimelineItem[];
}

/** The items by day, in their order. `timeZone` is for tests; without it the browser's own is used. */
export function byDay(items: readonly TimelineItem[], timeZone?: string): FeedDay[] {
  const dayOf = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  const days = new Map<string, TimelineItem[]>();
  for (const item of items) {
    const label = dayOf.format(new Date(item.at)).replace(',', '');
    days.set(label, [...(days.get(label) ?? []), item]);
  }
  return [...days].map(([label, itemsOfDay]) => ({ label, items: itemsOfDay }));
}
