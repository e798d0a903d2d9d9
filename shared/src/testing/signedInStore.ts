import {
  clockSet,
  contentArrived,
  contentReducer,
  createAppStore,
  fantasyArrived,
  fantasyReducer,
  sessionReducer,
  sessionStarted,
  uiReducer,
} from '../store/shellStore';
import type { AuthUser, ContentSettings, FantasyState } from '../wire/state';
import { aContent, aFantasyState, aUser } from './builders';

/** What differs from the builders' reader. */
export interface SignedIn {
  readonly user?: Partial<AuthUser>;
  readonly state?: Partial<FantasyState>;
  readonly content?: Partial<ContentSettings>;
}

/** A store as the shell creates it, signed in, at the instant of the builders' gameweek. */
export function signedInStore({ user, state, content }: SignedIn = {}) {
  const store = createAppStore({
    reducers: { session: sessionReducer, fantasy: fantasyReducer, content: contentReducer, ui: uiReducer },
  });
  const fantasy = aFantasyState(state);
  store.dispatch(sessionStarted({ user: aUser(user), sessionToken: 'test-session' }));
  store.dispatch(fantasyArrived(fantasy));
  store.dispatch(contentArrived(aContent(content)));
  store.dispatch(clockSet({ serverAt: Date.parse(fantasy.now), deviceAt: Date.now(), rate: 1 }));
  return store;
}
