/** A cached reply, for reading while there is no connection. */
export interface KeptReply {
  readonly at: number;
  readonly reply: unknown;
}

/** Maximum number of addresses cached for one account: localStorage has about five megabytes in total. */
const mostKept = 24;
const prefix = 'tl-last:';

/** Replies with personal data or sessions: never cached. */
const isPrivate = (url: string) => /\/v1\/(admin|auth)\//.test(url);

/**
 * Cache of the last good reply of each address, stored in this browser under the account's id and wiped at
 * logout. If storage is full or forbidden, fewer replies are available offline.
 */
export function createLastGood(userId: () => string | undefined, storage: Storage = localStorage) {
  /** Time of the oldest cached reply shown on the page. */
  let oldestShown: number | undefined;
  /** When the page received its newest reply over the network. */
  let newestReceived: number | undefined;
  const keyOf = (url: string) => `${prefix}${userId() ?? ''}:${url}`;

  const keys = (start = prefix) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
      key.startsWith(start),
    );

  const read = (key: string): KeptReply | undefined => {
    try {
      const kept = JSON.parse(storage.getItem(key) ?? 'null') as KeptReply | null;
      return kept ?? undefined;
    } catch {
      return undefined;
    }
  };

  function dropOldest() {
    const [oldest] = keys().sort((one, other) => (read(one)?.at ?? 0) - (read(other)?.at ?? 0));
    if (oldest) storage.removeItem(oldest);
  }

  return {
    keep(url: string, reply: unknown, at = Date.now()) {
      newestReceived = at;
      if (!userId() || isPrivate(url)) return;
      const text = JSON.stringify({ at, reply } satisfies KeptReply);
      if (storage.getItem(keyOf(url)) === null && keys().length >= mostKept) dropOldest();
      try {
        storage.setItem(keyOf(url), text);
      } catch {
        dropOldest();
      }
    },
    /** Updates a cached reply after a write. Its timestamp stays. */
    change(url: string, reply: unknown) {
      const { at = Date.now() } = read(keyOf(url)) ?? {};
      try {
        if (userId()) storage.setItem(keyOf(url), JSON.stringify({ at, reply } satisfies KeptReply));
      } catch {
        dropOldest();
      }
    },
    find(url: string): KeptReply | undefined {
      const kept = userId() ? read(keyOf(url)) : undefined;
      if (kept) oldestShown = Math.min(oldestShown ?? kept.at, kept.at);
      return kept;
    },
    /** Resets the ages after a navigation: another page shows other replies. */
    turnPage() {
      oldestShown = undefined;
      newestReceived = undefined;
    },
    /**
     * Time of the data on the page, for the offline banner: the oldest cached reply shown, else the newest
     * one from the network. Undefined if the page has no data: an error has no age.
     */
    shownAt: (): number | undefined => oldestShown ?? newestReceived,
    wipe: () => keys().forEach((key) => storage.removeItem(key)),
  };
}

export type LastGood = ReturnType<typeof createLastGood>;
