import { deviceStorage } from '@touchline/shared/storage';
import { keptSessionKey } from '../../services/offline/keptSession';

/** Wiped at logout with the kept session. */
const prefix = `${keptSessionKey}-search:`;
const mostRecent = 6;

/** Keys of the entries that an account opened last, newest first. Stored on this device. */
export const recentSearches = {
  find(userId: string): readonly string[] {
    const stored = deviceStorage.readJson(prefix + userId);
    return Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : [];
  },
  add(userId: string, key: string) {
    const others = recentSearches.find(userId).filter((other) => other !== key);
    deviceStorage.writeJson(prefix + userId, [key, ...others].slice(0, mostRecent));
  },
};
