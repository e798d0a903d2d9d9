/** A part of the browser's storage. A browser may refuse it or have no space left: no method throws. */
export interface StorageArea {
  /** @returns null when nothing is stored, or storage is denied */
  read(key: string): string | null;
  /** @returns undefined when nothing is stored, it is not JSON, or storage is denied */
  readJson(key: string): unknown;
  /** @returns whether it is stored now: false when storage is full or denied */
  write(key: string, value: string): boolean;
  writeJson(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Stored keys that begin with `prefix`. */
  keys(prefix: string): readonly string[];
}

/**
 * @param find the browser's object. It is read at each call, because the property itself throws where a site may not
 *   store data, and on the server it does not exist.
 */
function createArea(find: () => Storage): StorageArea {
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(find());
    } catch {
      return otherwise;
    }
  };
  const area: StorageArea = {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readJson: (key) =>
      attempt<unknown>((storage) => JSON.parse(storage.getItem(key) ?? '') as unknown, undefined),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    writeJson: (key, value) => area.write(key, JSON.stringify(value)),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: (prefix) => attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []),
  };
  return area;
}

/** Stored on this device, for all tabs and later visits (localStorage). */
export const deviceStorage = createArea(() => window.localStorage);

/** Stored for this tab, until it is closed (sessionStorage). */
export const tabStorage = createArea(() => window.sessionStorage);

/** Whether the browser accepts cookies of this site. Without them a session ends with the page. */
export const areCookiesAllowed = (): boolean => navigator.cookieEnabled;
