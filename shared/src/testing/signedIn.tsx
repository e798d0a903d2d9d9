import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { contentArrived, contentReducer } from '../store/content.slice';
import { createAppStore } from '../store/createAppStore';
import { fantasyArrived, fantasyReducer } from '../store/fantasy.slice';
import { sessionReducer } from '../store/session.slice';
import { uiReducer } from '../store/ui.slice';
import { aContent, aFantasyState } from './builders';

/** Story decorator: a signed-in store, in gameweek 24 of the builders. No network, no shell. */
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

/** Story parameters: rendered on a phone. */
export const onAPhone = { globals: { viewport: { value: 'phone' } } } as const;
