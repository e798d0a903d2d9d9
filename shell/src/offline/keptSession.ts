import type { FantasySlice } from '@touchline/shared/shell-store';
import type { AuthUser, ContentSettings, FantasyState } from '@touchline/shared/wire';
import { rootOf, type ShellStore } from '../app/shellStore';

/**
 * Who was here last and with what, for a start without network. No token is among it, and neither email nor birthday:
 * a browser that is closed without a logout keeps this, on a shared computer for the next person.
 */
export interface KeptSession {
  readonly user: AuthUser;
  readonly state: FantasyState | null;
  readonly content: ContentSettings | null;
  readonly clock: FantasySlice['clock'];
}

const key = 'tl-last-session';

/** Kept in this browser until the account is logged out. */
export const keptSession = {
  /** Storage that is full or forbidden only means that the app cannot start offline. */
  keep(session: KeptSession) {
    try {
      const user = { ...session.user, email: '', birthday: '' };
      localStorage.setItem(key, JSON.stringify({ ...session, user }));
    } catch {
      localStorage.removeItem(key);
    }
  },
  find(): KeptSession | undefined {
    try {
      return (JSON.parse(localStorage.getItem(key) ?? 'null') as KeptSession | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  wipe: () => localStorage.removeItem(key),
};

/** Stores what is on screen as it changes, while a user is signed in. */
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
