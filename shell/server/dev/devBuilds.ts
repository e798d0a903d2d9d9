import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Release, ReleaseDocument } from '../releases/releaseDocument';
import { parseManifest } from '../releases/releaseManifest';
import type { ReleaseStore } from '../releases/releaseStore';
import type { ShellBuild } from '../shellBuild';
import { openDevRendering, type DevRendering } from '../rendering/devRendering';

/** The builds that webpack makes from source while `npm run dev` runs (scripts/dev.mjs). */
export interface DevBuilds {
  readonly shell: ShellBuild;
  /** The registry document with these builds live; the stored document is not changed. */
  inFrontOf(store: ReleaseStore): ReleaseStore;
  /** Proxies requests for the builds, including hot updates, to webpack's development servers. */
  routes(app: FastifyInstance): Promise<void>;
  /** Code for rendering pages on the server; absent where the browser alone renders. */
  readonly rendering?: DevRendering;
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

/** Stands for code that is named at each page: its file changes with every save (rendering/devRendering.ts). */
const namedLater = { file: 'server.cjs', integrity: '' };

/** An update of a module is in the list of a page's files until the next save, and no page loads it by its name. */
const withoutUpdates = (manifest: string) =>
  JSON.stringify(JSON.parse(manifest), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => !String(one).includes('.hot-update.')) : value,
  );

/** Without integrity hashes: the files change with every save. */
function releaseOf(text: string, isRendered: boolean): [string, Release] {
  const { name, hash: _hash, ...manifest } = parseManifest(withoutUpdates(text));
  const fixed = { id: devRelease, integrity: {}, published_at: new Date().toISOString() };
  return [name, { ...manifest, ...fixed, ...(isRendered && { server: namedLater }) }];
}

/** A page and the requests of its scripts need the same document several times. */
const freshMs = 1000;

/** Routes, calls and widgets of the builds, which change with a save as files do. */
async function openReleases(read: () => Promise<[string, Release][]>) {
  let latest = await read();
  let readAt = Date.now();
  return async () => {
    if (Date.now() - readAt < freshMs) return latest;
    readAt = Date.now();
    // Without an answer the last one: webpack says on the terminal what is wrong.
    latest = await read().catch(() => latest);
    return latest;
  };
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
 * @param renderingFolder `DEV_RENDERING`: folder of the same builds, compiled for the rendering process
 * @returns undefined when it is not set
 */
export async function openDevBuilds(
  setting: string | undefined,
  renderingFolder?: string,
): Promise<DevBuilds | undefined> {
  if (setting === undefined) return undefined;
  const servers = Object.entries(JSON.parse(setting) as Record<string, string>);
  const rendering =
    renderingFolder === undefined
      ? undefined
      : openDevRendering(
          renderingFolder,
          servers.map(([build]) => build),
        );
  const remotes = servers.filter(([build]) => build !== 'shell');
  const releases = await openReleases(() =>
    Promise.all(
      remotes.map(async ([build, server]) =>
        releaseOf(await manifestOf(build, server), rendering !== undefined),
      ),
    ),
  );
  const shell = JSON.parse(
    await manifestOf('shell', Object.fromEntries(servers)['shell'] ?? ''),
  ) as ShellBuild;
  return {
    ...(rendering && { rendering }),
    shell: { ...shell, integrity: {} },
    inFrontOf: (store) => ({
      ...store,
      document: async () => withLive(await store.document(), await releases()),
    }),
    async routes(app) {
      await rendering?.routes(app);
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
