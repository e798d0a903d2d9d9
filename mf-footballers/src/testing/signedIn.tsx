import { createAppStore, Provider } from '@touchline/shared/store';
import {
  contentArrived,
  contentReducer,
  fantasyArrived,
  fantasyReducer,
  sessionReducer,
  uiReducer,
} from '@touchline/shared/shell-store';
import { aContent, aFantasyState } from '@touchline/shared/testing';
import type { ComponentType } from 'react';

/** Story decorator: the store of somebody signed in, in gameweek 24 of the builders. No network, no shell. */
export function signedIn(Story: ComponentType) {
  const store = createAppStore({
    reducers: { session: sessionReducer, fantasy: fantasyReducer, content: contentReducer, ui: uiReducer },
  });
  store.dispatch(fantasyArrived(aFantasyState()));
  store.dispatch(contentArrived(aContent()));
  return (
    <Provider store={store}>
      <Story />
    </Provider>
  );
}

/** Story parameters: drawn on a phone. */
export const onAPhone = { globals: { viewport: { value: 'phone' } } } as const;
