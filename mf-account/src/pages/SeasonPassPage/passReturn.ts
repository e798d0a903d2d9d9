const key = 'tl-pass-return';

/**
 * Address of the page that showed a lock, stored in this tab while the external checkout page is open. If
 * storage is full or forbidden, the user is not returned to it.
 */
export const passReturn = {
  /** @param address `return_to` of the season pass page; an external one is not stored */
  keep(address: string | null): void {
    try {
      if (address !== null && isOurs(address)) sessionStorage.setItem(key, address);
      else sessionStorage.removeItem(key);
    } catch {
      // No storage.
    }
  },
  /** Returns the stored address and removes it. */
  take(): string | undefined {
    try {
      const address = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return address !== null && isOurs(address) ? address : undefined;
    } catch {
      return undefined;
    }
  },
};

/** A path of this origin: "//elsewhere.test" and "/\\elsewhere.test" are addresses of other sites. */
const isOurs = (address: string) => /^\/(?![/\\])/.test(address);
