import type { ShellRoot } from '@touchline/shared/contract/host';
import {
  contentReducer,
  fantasyReducer,
  sessionReducer,
  uiReducer,
  createAppStore,
} from '@touchline/shared/shell-store';
import type { StoreSlice } from '@touchline/shared/store';
import { popupsReducer, type PopupsState } from './popups.slice';
import type { RemoteFaultKind } from '../remotes/remoteFault';

/** State of the shell. Remotes see the first four slices, through the contract. */
export interface HostRoot extends ShellRoot {
  readonly popups: PopupsState;
}

/** @param onFault called when a saga or reducer throws, with its store key and the kind of the fault */
export function createShellStore(onFault: (key: string, kind: RemoteFaultKind, error: unknown) => void) {
  const store = createAppStore({
    reducers: {
      session: sessionReducer,
      fantasy: fantasyReducer,
      content: contentReducer,
      ui: uiReducer,
      popups: popupsReducer,
    },
    onSagaCrash: ({ key, error, crashes }) => {
      console.error(`The saga of "${key}" threw (${crashes}). It is started again.`, error);
      onFault(key, 'saga', error);
    },
    onReducerFault: ({ key, error }) => {
      console.error(`The reducer of "${key}" failed. Its state stays as it was.`, error);
      onFault(key, 'reducer', error);
    },
    onSagaGivenUp: (key) => console.error(`The saga of "${key}" keeps throwing and is left out.`),
  });
  const kept = new Set<StoreSlice>();
  return Object.assign(store, {
    /** Registers a slice of a lazily loaded part of the shell, for the life of the store; once, however often called. */
    keepSlice(slice: StoreSlice): void {
      if (kept.has(slice)) return;
      kept.add(slice);
      store.registerSlice(slice);
    },
  });
}

export type ShellStore = ReturnType<typeof createShellStore>;
export const rootOf = (store: ShellStore) => store.getState() as HostRoot;
