import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { guardScript, isAbandoned, renewAddress } from './scriptGuard';

type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

/** Milliseconds after which a container counts as failed; the page has offered Retry long before. */
const entryTimeoutMs = 10_000;

/**
 * What the shell adds to federation's loader: the container's hash, a time limit, and one retry at a renewed address.
 * The previous release, and the report of a fault, are the loader's (remoteLoader.ts), because a release can also fail
 * after federation has loaded it.
 */
export const remotePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'touchline-remotes',
  createScript({ url }) {
    const script = document.createElement('script');
    guardScript(script, url);
    return { script, timeout: entryTimeoutMs };
  },
  // The cast: the hook's type in 2.9.2 wraps its promise twice, which no function can return.
  loadEntryError: (async ({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) => {
    // Somebody pressed Retry: a later attempt is on its way, and two containers must not mix.
    if (isAbandoned(remoteInfo.entry)) return undefined;
    // Otherwise federation would wait for the request that failed.
    delete globalLoading[uniqueKey];
    return getRemoteEntry({ origin, remoteInfo, getEntryUrl: renewAddress });
  }) as LoadEntryError,
});
