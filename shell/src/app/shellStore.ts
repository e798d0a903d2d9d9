import type { ShellRoot } from '@touchline/shared/contract';
import { contentReducer, fantasyReducer, sessionReducer, uiReducer } from '@touchline/shared/shell-store';
import { createAppStore } from '@touchline/shared/store';
import { popupsReducer, type PopupsState } from '../popups/popups.slice';

/** All of the store that is the shell's own. Remotes see the first four parts, through the contract. */
export interface HostRoot extends ShellRoot {
  readonly popups: PopupsState;
}

export const createShellStore = () =>
  createAppStore({
    reducers: {
      session: sessionReducer,
      fantasy: fantasyReducer,
      content: contentReducer,
      ui: uiReducer,
      popups: popupsReducer,
    },
    onSagaCrash: ({ key, error, crashes }) =>
      console.error(`The saga of "${key}" threw (${crashes}). It is started again.`, error),
    onSagaGivenUp: (key) => console.error(`The saga of "${key}" keeps throwing and is left out.`),
  });

export type ShellStore = ReturnType<typeof createShellStore>;
export const rootOf = (store: ShellStore) => store.getState() as HostRoot;
