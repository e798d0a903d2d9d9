import { tabStorage } from '@touchline/shared/storage';

const key = 'tl-pass-return';

/**
 * Address of the page that showed a lock, stored in this tab while the external checkout page is open. If
 * storage is full or forbidden, the user is not returned to it.
 */
export const passReturn = {
  /** @param address `return_to` of the season pass page; an external one is not stored */
  keep(address: string | null): void {
    if (address !== null && isOurs(address)) tabStorage.write(key, address);
    else tabStorage.remove(key);
  },
  /** Returns the stored address and removes it. */
  take(): string | undefined {
    const address = tabStorage.read(key);
    tabStorage.remove(key);
    return address !== null && isOurs(address) ? address : undefined;
  },
};

/** A path of this origin: "//elsewhere.test" and "/\\elsewhere.test" are addresses of other sites. */
const isOurs = (address: string) => /^\/(?![/\\])/.test(address);
