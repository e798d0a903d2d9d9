import { deviceStorage } from '@touchline/shared/storage';

/** A cached reply, for reading while there is no connection. */
export interface KeptReply {
  readonly at: number;
  readonly reply: unknown;
}

/** Maximum number of addresses cached for one account: the storage has about five megabytes in total. */
const mostKept = 24;
const prefix = 'tl-last:';

/** Replies with personal data or sessions: never cached. */
const isPrivate = (url: string) => /\/v1\/(admin|auth)\//.test(url);

/**
 * Cache of the last good reply of each address, stored in this browser under the account's id and wiped at
 * logout. If storage is full or denied, fewer replies are available offline.
 */
export function createLastGood(userId: () => string | undefined) {
  /** Time of the oldest cached reply shown on the page. */
  let oldestShown: number | undefined;
  /** When the page received its newest reply over the network. */
  let newestReceived: number | undefined;
  const keyOf = (url: string) => `${prefix}${userId() ?? ''}:${url}`;

  const keys = () => deviceStorage.keys(prefix);
  const read = (key: string) => (deviceStorage.readJson(key) ?? undefined) as KeptReply | undefined;
  /** The space of the oldest reply may suffice for the next one. */
  const write = (url: string, kept: KeptReply) => {
    if (!deviceStorage.writeJson(keyOf(url), kept)) dropOldest();
  };

  function dropOldest() {
    const [oldest] = [...keys()].sort((one, other) => (read(one)?.at ?? 0) - (read(other)?.at ?? 0));
    if (oldest) deviceStorage.remove(oldest);
  }

  return {
    keep(url: string, reply: unknown, at = Date.now()) {
      newestReceived = at;
      if (!userId() || isPrivate(url)) return;
      if (deviceStorage.read(keyOf(url)) === null && keys().length >= mostKept) dropOldest();
      write(url, { at, reply });
    },
    /** Updates a cached reply after a write. Its timestamp stays. */
    change(url: string, reply: unknown) {
      const { at = Date.now() } = read(keyOf(url)) ?? {};
      if (userId()) write(url, { at, reply });
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
    wipe: () => keys().forEach((key) => deviceStorage.remove(key)),
  };
}

export type LastGood = ReturnType<typeof createLastGood>;
