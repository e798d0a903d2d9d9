import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import './provideLazyModules';
import { guardScript } from './scriptGuard';
import type { RemoteSource } from './remoteSource';

/** Name of a remote's container: the same rule as in remoteConfig.js. */
const containerName = (remote: string) => remote.replace(/-/g, '_');

/** Longer than this and the container counts as failed; the page has offered Retry long before. */
const entryTimeoutMs = 10_000;

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

export const remoteSource: RemoteSource = {
  async load(remote, release, attempt) {
    const name = containerName(remote);
    // Another release may have left its container behind, and the runtime would take that one.
    if (attempt > 0) Reflect.deleteProperty(window, name);
    const entry = attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`;
    registerRemotes([{ name, entry, type: 'global' }], { force: attempt > 0 });
    const exposed: unknown = await loadRemote(`${name}/remote`);
    return exposed;
  },
};
