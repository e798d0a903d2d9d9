import type { Carried } from '@touchline/shared/api';

/**
 * The refresh token, in the native app only: there the reply carries it, and no cookie of ours survives.
 * In a browser it is a cookie that scripts cannot read, and the server exchanges it while it makes the page.
 */
const key = 'tl-refresh-token';

export const refreshToken = {
  read: () => localStorage.getItem(key),
  /** Any reply may bring the next one; replies that begin a session name it differently. */
  keepFrom({ refresh_token, refreshToken: token = refresh_token }: Carried) {
    if (token) localStorage.setItem(key, token);
  },
  forget: () => localStorage.removeItem(key),
};
