import type { RemoteModule } from '@touchline/shared/contract';
import { unmetVersions } from '@touchline/shared/contract/version';
import type { AppStore } from '@touchline/shared/shell-store';
import { RemoteFault } from './remoteFault';
import { abandonScripts, allowScripts } from './scriptGuard';
import type { BrowserRegistry, RegisteredRelease } from './registry';
import type { RemoteSource } from './remoteSource';
import { thisShell } from './thisShell';

interface LoaderOptions {
  readonly source: RemoteSource;
  readonly store: AppStore;
  /** The registry of the page's HTML. */
  readonly registry: BrowserRegistry;
  /** Fetches the current registry with previous releases; called only when a release fails. */
  readonly fetchRegistry: () => Promise<BrowserRegistry>;
  readonly report: (fault: RemoteFault) => void;
}

export interface LoadedRemote {
  readonly name: string;
  readonly release: RegisteredRelease;
  readonly module: RemoteModule;
  /** Milliseconds from the request of its container until its slices were registered. */
  readonly loadMs: number;
}

export interface RemoteLoader {
  /** Loads the remote's module and registers its slices. Returns the same promise until `retry`. */
  load(name: string): Promise<LoadedRemote>;
  /** The result of the last `load`, once it has finished: available synchronously. */
  loaded(name: string): LoadedRemote | undefined;
  /** Discards a failed or hanging load: the next `load` fetches which release is live. */
  retry(name: string): void;
  /** Registered release of a remote, if one is live. */
  releaseOf(name: string): RegisteredRelease | undefined;
  registry(): BrowserRegistry;
  /**
   * The remote and release behind a fault. @param nameOrKey name of a remote, or key of its slice in the
   * store
   */
  readonly blame: (nameOrKey: string) => {
    readonly remote: string;
    readonly release: string | undefined;
    /** Only this reader runs the release: its faults must not count for others. */
    readonly preview?: true;
  };
  disposeAll(): void;
}

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as RemoteModule).routes) &&
  Array.isArray((value as RemoteModule).slices) &&
  typeof (value as RemoteModule).widgets === 'object';

/**
 * Asked before anything of the release is downloaded.
 *
 * @param unmet versions that the release needs and this shell does not have, in words
 */
function checkFits(name: string, unmet: string | undefined) {
  if (unmet === undefined) return;
  throw new RemoteFault(
    name,
    'contract',
    `It needs ${unmet}. It was not loaded. Build it again for this shell.`,
  );
}

function moduleOf(name: string, exposed: unknown): RemoteModule {
  const { remote } = (exposed as { remote?: unknown } | null | undefined) ?? {};
  if (isRemoteModule(remote)) return remote;
  throw new RemoteFault(name, 'exports', 'Its ./remote does not export a RemoteModule called "remote".');
}

/** Loads remotes independently, each at most once. */
export function createRemoteLoader({
  source,
  store,
  registry: registryOfPage,
  fetchRegistry,
  report,
}: LoaderOptions): RemoteLoader {
  let currentRegistry = registryOfPage;
  const loads = new Map<string, Promise<LoadedRemote>>();
  const brought = new Map<string, LoadedRemote>();
  const disposals = new Map<string, (() => void)[]>();
  const attempts = new Map<string, number>();
  /** Remote by store key. */
  const owners = new Map<string, string>();

  const releaseOf = (name: string) => currentRegistry.remotes[name]?.live;

  async function loadRelease(name: string, release: RegisteredRelease): Promise<LoadedRemote> {
    checkFits(name, unmetVersions(release, thisShell));
    checkFits(name, source.unmet?.(release));
    const from = performance.now();
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    const exposed = await source.load(name, release, attempt).catch((thrown: unknown) => {
      throw new RemoteFault(name, 'load', `${release.entry} did not load: ${String(thrown)}`, thrown);
    });
    const module = moduleOf(name, exposed);
    disposals.get(name)?.forEach((dispose) => dispose());
    checkKeys(name, release, module.slices);
    disposals.set(name, registerAll(name, module.slices));
    return { name, release, module, loadMs: performance.now() - from };
  }

  /** A store key belongs to the remote whose release declares it: code does not decide that. */
  function checkKeys(name: string, { slices: declared }: RegisteredRelease, slices: RemoteModule['slices']) {
    const isAnothers = (key: string) =>
      Object.entries(currentRegistry.remotes).some(
        ([other, { live }]) => other !== name && live?.slices?.includes(key),
      );
    const wrong = slices
      .map(({ key }) => key)
      .filter((key) => (declared && !declared.includes(key)) || isAnothers(key));
    if (wrong.length > 0)
      throw new RemoteFault(
        name,
        'exports',
        `Its release does not declare the store keys ${wrong.join(', ')}. Build it again.`,
      );
  }

  /** All slices or none: if one fails, those registered before it are removed. */
  function registerAll(name: string, slices: RemoteModule['slices']): (() => void)[] {
    const registered: (() => void)[] = [];
    try {
      for (const slice of slices) {
        owners.set(slice.key, name);
        registered.push(store.registerSlice(slice));
      }
      return registered;
    } catch (thrown) {
      for (const dispose of registered) dispose();
      throw thrown;
    }
  }

  /** Fetches which releases are live now: a rollback or a fixed build works without a reload. */
  async function renewRegistry(): Promise<void> {
    const now = await fetchRegistry();
    allowScripts(now.integrity);
    currentRegistry = now;
  }

  /**
   * @param isWanted false once a retry has replaced this load: two loads at once would mix their releases in
   *   the page
   */
  async function loadWithFallback(name: string, isWanted: () => boolean): Promise<LoadedRemote> {
    const live = releaseOf(name);
    if (!live) throw new RemoteFault(name, 'off', 'No release of it is live.');
    try {
      return await loadRelease(name, live);
    } catch (thrown) {
      const fault =
        thrown instanceof RemoteFault ? thrown : new RemoteFault(name, 'load', String(thrown), thrown);
      report(fault);
      // A preview always falls back: the live release was built for this shell.
      const isFinal = fault.kind === 'contract' && !currentRegistry.remotes[name]?.preview;
      if (isFinal || !isWanted()) throw fault;
      await renewRegistry().catch(() => {});
      const { live: current, previous } = currentRegistry.remotes[name] ?? {};
      // After a rollback or a withdrawn canary the live release is another one by now.
      const other = [current, previous].find((release) => release && release.base !== live.base);
      if (!other || !isWanted()) throw fault;
      return loadRelease(name, other).catch(() => {
        throw fault;
      });
    }
  }

  function begin(name: string, after: Promise<void>): Promise<LoadedRemote> {
    const isWanted = () => loads.get(name) === loading;
    const loading: Promise<LoadedRemote> = after.then(() => loadWithFallback(name, isWanted));
    loads.set(name, loading);
    brought.delete(name);
    loading.then(
      (remote) => isWanted() && brought.set(name, remote),
      () => undefined,
    );
    return loading;
  }

  return {
    load: (name) => loads.get(name) ?? begin(name, Promise.resolve()),
    loaded: (name) => brought.get(name),
    retry(name) {
      const base = releaseOf(name)?.base;
      void begin(
        name,
        renewRegistry().catch(() => {}),
      );
      if (base) abandonScripts(base);
    },
    releaseOf,
    registry: () => currentRegistry,
    blame(nameOrKey) {
      const remote = owners.get(nameOrKey) ?? nameOrKey;
      const { base } = brought.get(remote)?.release ?? releaseOf(remote) ?? {};
      const { live, preview } = registryOfPage.remotes[remote] ?? {};
      const isPreview = preview && base === live?.base;
      return { remote, release: base?.split('/').at(-2), ...(isPreview && { preview: true }) };
    },
    disposeAll() {
      for (const dispose of [...disposals.values()].flat()) dispose();
      disposals.clear();
      loads.clear();
      brought.clear();
    },
  };
}
