import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { ShellServicesProvider } from '../contract/host';
import { quietServices } from './quietServices';
import { signedInStore } from './signedInStore';

/** Story decorator: a signed-in store, in gameweek 24 of the builders. No network, and a shell that does nothing. */
export function signedIn(Story: ComponentType) {
  const store = signedInStore();
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
