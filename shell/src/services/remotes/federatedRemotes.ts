import { createInstance, registerGlobalPlugins, satisfy } from '@module-federation/enhanced/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { remotePlugin, servedContractsPlugin } from './remotePlugin';
import type { RemoteSource } from './remoteSource';
import { isServed, sharedModules } from './sharedModules';

/**
 * The host of the federation. The shell is built without the build plugin, so that its own imports of shared
 * modules stay direct; the official plugin provides federation's core to containers (docs/decisions/0046).
 */
const host = createInstance({
  name: 'touchline_shell',
  remotes: [],
  // Never loads another remote to compare versions: the shell has every shared module, in one version.
  shareStrategy: 'loaded-first',
  shared: sharedModules((name) => forgetFailedLoad(name)),
  plugins: [injectRuntimeCore(), remotePlugin()],
});

// Of containers: each has a federation of its own, with the plugins that are registered for the page.
registerGlobalPlugins([servedContractsPlugin()]);

/** Federation keeps the promise of a shared module that did not load; without it the next consumer requests it again. */
function forgetFailedLoad(name: string): void {
  for (const shared of Object.values(host.shareScopeMap['default']?.[name] ?? {})) shared.loading = null;
}

/** Name of a remote's container: the same rule as in remoteConfig.js. */
const containerName = (remote: string) => remote.replace(/-/g, '_');

/**
 * Deletes the list in which webpack registers the chunks of a container (`output.chunkLoadingGlobal`, by its
 * default name): otherwise the next release would use the chunks of the replaced one.
 */
const forgetChunks = (container: string) => Reflect.set(window, `webpackChunk${container}`, undefined);

export const remoteSource: RemoteSource = {
  unmet: ({ requires = {} }) => {
    const wrong = Object.entries(requires).flatMap(([name, range]) => {
      const versions = (host.options.shared[name] ?? []).map(({ version }) => version);
      if (isServed(name, range) || versions.some((version) => satisfy(version, range))) return [];
      return [`${name} ${range} (the shell has ${versions.join(', ') || 'none'})`];
    });
    return wrong.length === 0 ? undefined : wrong.join(', ');
  },
  async load(remote, { entry }, attempt) {
    const name = containerName(remote);
    if (attempt > 0) forgetChunks(name);
    host.registerRemotes(
      [{ name, entry: attempt === 0 ? entry : `${entry}?attempt=${attempt}` }],
      // Replaces an earlier or failed release, including its container.
      { force: attempt > 0 },
    );
    // Together with a remote, federation also removes shared modules that this remote was the first to load:
    // offer them again.
    if (attempt > 0) void host.initializeSharing('default');
    return host.loadRemote(`${name}/remote`);
  },
};
