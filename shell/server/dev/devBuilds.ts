import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Release, ReleaseDocument } from '../releases/releaseDocument';
import { parseManifest } from '../releases/releaseManifest';
import type { ReleaseStore } from '../releases/releaseStore';
import type { ShellBuild } from '../shellBuild';

/** The builds that webpack makes from source while `npm run dev` runs (scripts/dev.mjs). */
export interface DevBuilds {
  readonly shell: ShellBuild;
  /** The registry document with these builds live; the stored document is not changed. */
  inFrontOf(store: ReleaseStore): ReleaseStore;
  /** Proxies requests for the builds, including hot updates, to webpack's development servers. */
  routes(app: FastifyInstance): Promise<void>;
}

/** Id of a release from source: never stored, always served at the same address. */
const devRelease = 'dev';

/**
 * Path prefix of a build in the page: the same as for a built one, so that the content policy does not
 * change.
 */
const pathOf = (build: string) => (build === 'shell' ? '/s' : `/r/${build}/${devRelease}`);

async function manifestOf(build: string, server: string): Promise<string> {
  const response = await fetch(`${server}${pathOf(build)}/release.json`);
  if (!response.ok)
    throw new Error(
      `The development server of ${build} answered ${response.status}. Start npm run dev anew.`,
    );
  return response.text();
}

/** Without integrity hashes: the files change with every save. */
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
 * build name, as JSON
 * @returns undefined when it is not set
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
          // These servers receive no bodies; the API has its own body parser.
          proxyPayloads: false,
        });
      }
    },
  };
}
