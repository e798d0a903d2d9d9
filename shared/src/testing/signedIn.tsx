import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { ShellServicesProvider } from '../contract/host';
import { contentArrived, contentReducer } from '../store/content.slice';
import { createAppStore } from '../store/createAppStore';
import { fantasyArrived, fantasyReducer } from '../store/fantasy.slice';
import { sessionReducer } from '../store/session.slice';
import { uiReducer } from '../store/ui.slice';
import { aContent, aFantasyState } from './builders';
import { quietServices } from './quietServices';

/** Story decorator: a signed-in store, in gameweek 24 of the builders. No network, and a shell that does nothing. */
export function signedIn(Story: ComponentType) {
  const store = createAppStore({
    reducers: { session: sessionReducer, fantasy: fantasyReducer, content: contentReducer, ui: uiReducer },
  });
  store.dispatch(fantasyArrived(aFantasyState()));
  store.dispatch(contentArrived(aContent()));
  return (
    <Provider store={store}>
      <ShellServicesProvider value={quietServices()}>
        <Story />
      </ShellServicesProvider>
    </Provider>
  );
}

/** Story parameters: rendered on a phone. */
export const onAPhone = { globals: { viewport: { value: 'phone' } } } as const;
