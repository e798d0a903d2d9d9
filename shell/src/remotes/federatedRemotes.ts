import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
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
type ShareScope = Record<string, Record<string, Share>>;
const watchedShares = new WeakSet<Share>();

/** What a script of a remote leaves in the page under its container's name. */
interface Container {
  init(scope: ShareScope): unknown;
  /** @throws when the container exposes no such module */
  get(exposed: string): Promise<() => unknown>;
}

declare global {
  interface Window {
    touchlineFederation: typeof federation;
  }
}

const runtime = federation.runtime!;

// Containers bring none of this along (`runtimeOfPage` in remoteConfig.js). A host that exposes nothing has no
// `initContainerEntry` of its own, and its `init` knows one instance: its own.
window.touchlineFederation = {
  ...federation,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime!, initContainerEntry },
};

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

/** Modules that the page shares, by name and version. */
const shareScope = () => (runtime.getInstance()?.shareScopeMap.default ?? {}) as ShareScope;

/**
 * The runtime keeps the promise of a shared part that failed to load, and every remote that asks later gets
 * the old failure, until the page is reloaded. So a failure is forgotten, and the part asked for again.
 */
function forgetFailedShares(): void {
  for (const share of Object.values(shareScope()).flatMap(Object.values<Share>)) {
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

/** @throws when the script does not come, is refused, or takes too long */
const runScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    guardScript(script, url);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const fail = () => end(() => reject(new Error(`The script ${url} did not come.`)));
    const timer = setTimeout(() => script.dispatchEvent(new Event('error')), entryTimeoutMs);
    script.addEventListener('load', () => end(resolve));
    script.addEventListener('error', fail);
    document.head.append(script);
  });

export const remoteSource: RemoteSource = {
  async load(remote, release, attempt) {
    forgetFailedShares();
    const name = containerName(remote);
    if (attempt > 0) forgetContainer(name);
    await runScript(attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`);
    const container = Reflect.get(window, name) as Container | undefined;
    if (!container) throw new Error(`${release.entry} left no container called ${name}.`);
    await container.init(shareScope());
    const evaluate = await container.get('./remote');
    return evaluate();
  },
};
