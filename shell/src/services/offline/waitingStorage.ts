import type { ListChange } from '@touchline/shared/api';
import { deviceStorage } from '@touchline/shared/storage';

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
const keys = () => deviceStorage.keys(prefix);

/** Queued writes, by account. Stored in this browser until they are sent or the account is logged out. */
export const waitingStorage = {
  keyOf,
  read(userId: string): readonly WaitingWrite[] {
    const kept = deviceStorage.readJson(keyOf(userId));
    return Array.isArray(kept) ? (kept as WaitingWrite[]) : [];
  },
  /** @returns false when storage is full or denied: the stored writes are as before */
  write(userId: string, writes: readonly WaitingWrite[]): boolean {
    if (writes.length > 0) return deviceStorage.writeJson(keyOf(userId), writes);
    deviceStorage.remove(keyOf(userId));
    return true;
  },
  /** @param userId whose writes are kept; without one all are removed */
  wipe(userId?: string): void {
    for (const key of keys()) if (userId === undefined || key !== keyOf(userId)) deviceStorage.remove(key);
  },
};
