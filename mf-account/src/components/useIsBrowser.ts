import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** For what only this browser knows: false on the server, and while the browser takes the server's HTML over. */
export const useIsBrowser = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
