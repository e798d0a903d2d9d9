import type { Carried } from '@touchline/shared/api';
import { deviceStorage } from '@touchline/shared/storage';

/**
 * The refresh token, in the native app only: there the reply contains it, because cookies do not persist. In
 * a browser it is an HttpOnly cookie, which the server exchanges while it renders the page.
 */
const key = 'tl-refresh-token';

export const refreshToken = {
  read: () => deviceStorage.read(key),
  /** Any reply may contain a new token; replies that start a session use another field name. */
  keepFrom({ refresh_token, refreshToken: token = refresh_token }: Carried) {
    if (token) deviceStorage.write(key, token);
  },
  forget: () => deviceStorage.remove(key),
};
