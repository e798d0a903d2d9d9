import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isServed } from './sharedModules';
import { guardScript, isAbandoned, renewAddress } from './scriptGuard';

type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

/** Milliseconds after which a container counts as failed; the page has offered Retry long before. */
const entryTimeoutMs = 10_000;

/**
 * Extends federation's loader: the container's hash, a time limit, and one retry at a new address. The
 * fallback to the previous release, and the report of a fault, are in remoteLoader.ts, because a release can
 * also fail after federation has loaded it.
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
    // The user pressed Retry: a later attempt is running, and two containers must not mix.
    if (isAbandoned(remoteInfo.entry)) return undefined;
    // Otherwise federation would wait for the request that failed.
    delete globalLoading[uniqueKey];
    return getRemoteEntry({ origin, remoteInfo, getEntryUrl: renewAddress });
  }) as LoadEntryError,
});

/**
 * Lets containers that were built for an earlier contract take today's shared modules while the shell serves that contract; a
 * container compares versions by itself, and would refuse another major.
 */
export const servedContractsPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'touchline-served-contracts',
  resolveShare(share) {
    const { shareScopeMap, scope, pkgName, version, shareInfo } = share;
    const { requiredVersion } = shareInfo.shareConfig;
    const shared = shareScopeMap[scope]?.[pkgName]?.[version];
    if (!shared || typeof requiredVersion !== 'string' || !isServed(pkgName, requiredVersion)) return share;
    return { ...share, resolver: () => ({ shared, useTreesShaking: false }) };
  },
});
