import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Release, ReleaseDocument } from '../releases/releaseDocument';
import { parseManifest } from '../releases/releaseManifest';
import type { ReleaseStore } from '../releases/releaseStore';
import type { ShellBuild } from '../shellBuild';

/** The builds that webpack makes from source while `npm run dev` runs (scripts/dev.mjs). */
export interface DevBuilds {
  readonly shell: ShellBuild;
  /** The store's document with these builds live; what is stored stays as it is. */
  inFrontOf(store: ReleaseStore): ReleaseStore;
  /** Passes the builds' addresses, hot updates included, on to webpack's development servers. */
  routes(app: FastifyInstance): Promise<void>;
}

/** Id of a release from source: never stored, always served at the same address. */
const devRelease = 'dev';

/** Where the page finds a build: the same places as for a built one, so that its policies stay the same. */
const pathOf = (build: string) => (build === 'shell' ? '/s' : `/r/${build}/${devRelease}`);

async function manifestOf(build: string, server: string): Promise<string> {
  const response = await fetch(`${server}${pathOf(build)}/release.json`);
  if (!response.ok)
    throw new Error(
      `The development server of ${build} answered ${response.status}. Start npm run dev anew.`,
    );
  return response.text();
}

/** Without hashes: they change with every save. */
function releaseOf(text: string): [string, Release] {
  const { name, hash: _hash, ...manifest } = parseManifest(text);
  return [name, { ...manifest, id: devRelease, integrity: {}, published_at: new Date().toISOString() }];
}

const withLive = (document: ReleaseDocument, releases: readonly [string, Release][]): ReleaseDocument => ({
  ...document,
  remotes: {
    ...document.remotes,
    ...Object.fromEntries(
      releases.map(([name, release]) => [name, { live: release.id, previous: null, releases: [release] }]),
    ),
  },
});

/**
 * @param setting `DEV_BUILDS`, which only `npm run dev` sets: addresses of webpack's development servers by
 *   build name, as JSON
 * @returns nothing when it is not set: then nothing of this file takes part in the server
 */
export async function openDevBuilds(setting: string | undefined): Promise<DevBuilds | undefined> {
  if (setting === undefined) return undefined;
  const servers = Object.entries(JSON.parse(setting) as Record<string, string>);
  const manifests = new Map(
    await Promise.all(
      servers.map(async ([build, server]) => [build, await manifestOf(build, server)] as const),
    ),
  );
  const shell = JSON.parse(manifests.get('shell') ?? '{}') as ShellBuild;
  manifests.delete('shell');
  const releases = [...manifests.values()].map(releaseOf);
  return {
    shell: { ...shell, integrity: {} },
    inFrontOf: (store) => ({ ...store, document: async () => withLive(await store.document(), releases) }),
    async routes(app) {
      for (const [build, upstream] of servers) {
        const prefix = pathOf(build);
        await app.register(httpProxy, {
          upstream,
          prefix,
          rewritePrefix: prefix,
          websocket: true,
          // Nothing is sent to these servers; the API reads bodies in its own way.
          proxyPayloads: false,
        });
      }
    },
  };
}
