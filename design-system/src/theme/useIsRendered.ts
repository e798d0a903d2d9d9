import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};
const inTheBrowser = () => false;
const onTheServer = () => true;

/** `useIsRendered` of `@touchline/shared/rendering`, which the design system stands beside. */
export const useIsRendered = (): boolean => useSyncExternalStore(nothingChanges, inTheBrowser, onTheServer);
