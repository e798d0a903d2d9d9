import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import './provideLazyModules';
import { guardScript } from './scriptGuard';
import type { RemoteSource } from './remoteSource';

/** Name of a remote's container: the same rule as in remoteConfig.js. */
const containerName = (remote: string) => remote.replace(/-/g, '_');

/** A shared module as the runtime keeps it. */
interface Share {
  get: () => unknown;
  loading?: Promise<unknown> | null;
}
const watchedShares = new WeakSet<Share>();

/** Longer than this and the container counts as failed; the page has offered Retry long before. */
const entryTimeoutMs = 10_000;

/**
 * Another release may have left its container and its chunks in the page, and the next one would take them
 * for its own. Both are `var`s of their scripts, which cannot be deleted.
 */
function forgetContainer(name: string): void {
  Reflect.set(window, name, undefined);
  Reflect.set(window, `webpackChunk${name}`, undefined);
}

registerPlugins([
  {
    name: 'touchline-guarded-entries',
    createScript({ url }) {
      const script = document.createElement('script');
      guardScript(script, url);
      return { script, timeout: entryTimeoutMs };
    },
  },
]);

/**
 * The runtime keeps the promise of a shared part that failed to load, and every remote that asks later gets
 * the old failure, until the page is reloaded. So a failure is forgotten, and the part asked for again.
 */
function forgetFailedShares(): void {
  const shares = Object.values(getInstance()?.shareScopeMap.default ?? {}).flatMap(Object.values<Share>);
  for (const share of shares) {
    if (watchedShares.has(share)) continue;
    watchedShares.add(share);
    const { get } = share;
    share.get = async () => {
      try {
        return await get.call(share);
      } catch (error) {
        share.loading = null;
        throw error;
      }
    };
  }
}

export const remoteSource: RemoteSource = {
  async load(remote, release, attempt) {
    forgetFailedShares();
    const name = containerName(remote);
    if (attempt > 0) forgetContainer(name);
    const entry = attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`;
    registerRemotes([{ name, entry, type: 'global' }], { force: attempt > 0 });
    const exposed: unknown = await loadRemote(`${name}/remote`);
    return exposed;
  },
};
