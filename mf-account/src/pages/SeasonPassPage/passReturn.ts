const key = 'tl-pass-return';

/**
 * Where a reader was when something was locked. It waits in this tab while the checkout page, which lies outside of the
 * app, is open. Storage that is full or forbidden only means that nobody is led back.
 */
export const passReturn = {
  /** @param address `return_to` of the season pass page; one outside of the app is not kept */
  keep(address: string | null): void {
    try {
      if (address !== null && isOurs(address)) sessionStorage.setItem(key, address);
      else sessionStorage.removeItem(key);
    } catch {
      // Nothing to keep it in.
    }
  },
  /** The kept address, once. */
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
