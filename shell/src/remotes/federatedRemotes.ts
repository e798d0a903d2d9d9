import { guardScript, scriptsAhead } from './scriptGuard';
import { giveShared, type ChunkThatTakes } from './sharedWithRemotes';
import type { RemoteSource } from './remoteSource';

/** Name of a remote's container: the same rule as in remoteConfig.js. */
const containerName = (remote: string) => remote.replace(/-/g, '_');

/** What a script of a remote leaves in the page under its container's name. */
interface Container {
  init(scope: object): unknown;
  /** @throws when the container exposes no such module */
  get(exposed: string): Promise<() => unknown>;
}

declare global {
  interface Window {
    /** Webpack's federation layer as containers find it (`runtimeOfPage` in remoteConfig.js); the page's HTML begins it. */
    readonly touchlineFederation: {
      readonly bundlerRuntime: {
        initContainerEntry?: () => boolean;
        consumes?: (chunk: ChunkThatTakes) => void;
      };
    };
  }
}

// All is shared once, in one version, by the shell: there is no share scope, and nothing to negotiate.
Object.assign(window.touchlineFederation.bundlerRuntime, {
  initContainerEntry: () => true,
  consumes: giveShared,
});

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
    const name = containerName(remote);
    if (attempt > 0) forgetContainer(name);
    await scriptsAhead(release.base);
    const containerInPage = () => Reflect.get(window, name) as Container | undefined;
    if (!containerInPage())
      await runScript(attempt === 0 ? release.entry : `${release.entry}?attempt=${attempt}`);
    const container = containerInPage();
    if (!container) throw new Error(`${release.entry} left no container called ${name}.`);
    await container.init({});
    const evaluate = await container.get('./remote');
    return evaluate();
  },
};
