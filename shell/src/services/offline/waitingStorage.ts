import type { ListChange } from '@touchline/shared/api';

/** A queued write, as this browser stores it. */
export interface WaitingWrite {
  readonly id: string;
  /** Key of the changed thing: `watch:6`. */
  readonly thing: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Path with its query. */
  readonly url: string;
  readonly body?: unknown;
  /** Start of the notice if the server refuses. */
  readonly refused: string;
  readonly list?: ListChange;
  /** The server may have received it: only the reply was missing. */
  readonly isTried?: boolean;
}

const prefix = 'tl-waiting:';
const keyOf = (userId: string) => `${prefix}${userId}`;
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Queued writes, by account. Stored in this browser until they are sent or the account is logged out. */
export const waitingStorage = {
  keyOf,
  read(userId: string): readonly WaitingWrite[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
      return Array.isArray(kept) ? (kept as WaitingWrite[]) : [];
    } catch {
      return [];
    }
  },
  /** @throws when the storage is full or forbidden */
  write(userId: string, writes: readonly WaitingWrite[]): void {
    if (writes.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(writes));
  },
  /** @param userId whose writes are kept; without one all are removed */
  wipe(userId?: string): void {
    for (const key of keys()) if (userId === undefined || key !== keyOf(userId)) localStorage.removeItem(key);
  },
};
