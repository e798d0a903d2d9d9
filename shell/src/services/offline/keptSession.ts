import type { FantasySlice } from '@touchline/shared/shell-store';
import type { AuthUser, ContentSettings, FantasyState } from '@touchline/shared/wire';
import { deviceStorage } from '@touchline/shared/storage';
import { rootOf, type ShellStore } from '../store/shellStore';

/**
 * The last user and their state, for a start without network. It has no token, email or birthday: after a
 * browser is closed without a logout, the next person at a shared computer could read them.
 */
export interface KeptSession {
  readonly user: AuthUser;
  readonly state: FantasyState | null;
  readonly content: ContentSettings | null;
  readonly clock: FantasySlice['clock'];
}

/** Its key, and the beginning of every key that is wiped with it. */
export const keptSessionKey = 'tl-last-session';

/** Stored in this browser until the account is logged out. */
export const keptSession = {
  /** If storage is full or denied, the app cannot start offline. */
  keep(session: KeptSession) {
    const user = { ...session.user, email: '', birthday: '' };
    if (!deviceStorage.writeJson(keptSessionKey, { ...session, user })) deviceStorage.remove(keptSessionKey);
  },
  find: () => (deviceStorage.readJson(keptSessionKey) ?? undefined) as KeptSession | undefined,
  wipe: () => deviceStorage.keys(keptSessionKey).forEach((key) => deviceStorage.remove(key)),
};

/** Persists the shown state as it changes, while a user is signed in. */
export function rememberSession(store: ShellStore): void {
  let kept: Partial<KeptSession> = {};
  store.subscribe(() => {
    const { session, fantasy, content } = rootOf(store);
    const { user } = session;
    const isSame = kept.user === user && kept.state === fantasy.state && kept.content === content;
    if (!user || isSame) return;
    const now: KeptSession = { user, state: fantasy.state, content, clock: fantasy.clock };
    kept = now;
    keptSession.keep(now);
  });
}
