import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};
const inTheBrowser = () => false;
const onTheServer = () => true;

/** Whether this must draw what the server drew: on the server, and while the browser takes its HTML over. */
export const useIsRendered = (): boolean => useSyncExternalStore(nothingChanges, inTheBrowser, onTheServer);
