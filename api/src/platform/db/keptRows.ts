/** TTL in real time: rows are read again even without a notification, because notifications can be lost. */
const freshMs = 1_000;
/** Maximum number of keys; above it the whole cache is cleared. */
const mostKept = 50_000;

/** Cache of rows, invalidated by notifications of a change. */
export interface Kept {
  /**
   * The rows of several keys, by key. Missing keys are loaded together.
   * @param load gets the missing keys; a key that it does not return has no rows
   */
  read<Key, Row>(
    name: string,
    keys: readonly Key[],
    load: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, readonly Row[]>>,
  ): Promise<ReadonlyMap<Key, readonly Row[]>>;
}

interface Entry {
  readonly rows: readonly unknown[];
  readonly until: number;
}

/** As `Db.listen`. */
type Listen = (channel: string, hear: () => void) => Promise<unknown>;

/** The caches of one database by channel, for `Db.kept`; closing the database ends their subscriptions. */
export function createKeptRows(listen: Listen): (channel: string) => Kept {
  const byChannel = new Map<string, Kept>();
  return (channel) => {
    const kept = byChannel.get(channel) ?? createKept(listen, channel);
    byChannel.set(channel, kept);
    return kept;
  };
}

function createKept(listen: Listen, channel: string): Kept {
  const entries = new Map<string, Entry>();
  let changes = 0;
  const evict = () => {
    changes += 1;
    entries.clear();
  };
  // Without notifications from other processes rows are still read again every second.
  listen(channel, evict).catch(() => undefined);

  return {
    read: async <Key, Row>(
      name: string,
      keys: readonly Key[],
      load: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, readonly Row[]>>,
    ) => {
      const now = Date.now();
      const found = new Map<Key, readonly Row[]>();
      for (const key of keys) {
        const entry = entries.get(`${name} ${String(key)}`);
        if (entry !== undefined && entry.until > now) found.set(key, entry.rows as readonly Row[]);
      }
      const missing = keys.filter((key) => !found.has(key));
      if (missing.length === 0) return found;
      const before = changes;
      const loaded = await load(missing);
      if (entries.size > mostKept) entries.clear();
      for (const key of missing) {
        const rows = (loaded.get(key) ?? []).map(frozen);
        found.set(key, rows);
        // Rows may have been read before a concurrent change: then they are not cached.
        if (changes === before) entries.set(`${name} ${String(key)}`, { rows, until: now + freshMs });
      }
      return found;
    },
  };
}

function frozen<Row>(row: Row): Row {
  if (typeof row !== 'object' || row === null) return row;
  for (const value of Object.values(row)) if (Array.isArray(value)) Object.freeze(value);
  return Object.freeze(row);
}
