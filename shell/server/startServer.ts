import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { checkPort, createTrialReaders, startTelemetry } from '@touchline/api';
import { loadConfig, type Config, type Environment } from '@touchline/api/config';
import { realClock } from '@touchline/api/clock';
import helmet from '@fastify/helmet';
import { deployToken, oldShellFiles, removeServerFile, writeServerFile } from './dataFolder';
import { openDevBuilds } from './dev/devBuilds';
import { openApi, openApiElsewhere, type OpenedApi, type PageAnswer } from './openApi';
import { createDeployTokens } from './releases/deployTokens';
import { createOverrideCookie } from './releases/overrideCookie';
import type { Rehearse } from './releases/publish';
import { publishOwnBuilds } from './releases/publishOwnBuilds';
import { startReleaseCare } from './releases/releaseCare';
import { listCounts } from './releases/releaseCounts';
import { releaseRoutes } from './releases/releaseRoutes';
import { openReleaseStore } from './releases/openReleaseStore';
import { createTrials } from './releases/trials';
import { createUploadReader } from './releases/uploadReader';
import { createRenderedPages } from './rendering/renderedPages';
import { createServerCode } from './releases/serverCode';
import { rehearseWith } from './rendering/rehearse';
import { rendererFile } from './rendering/rendererFile';
import { createRenderers } from './rendering/renderers';
import { readShellBuild } from './shellBuild';
import { createShells, onlyShell, type RendererCode } from './shells';
import { createRegistries } from './releases/browserRegistry';
import { answerPage } from './pages/answerPage';
import type { WebOptions } from './webOptions';
import { webRoutes } from './webRoutes';
import { securityHeaders } from './securityHeaders';
import { welcome } from './welcome';

interface StartOptions {
  readonly env: Environment;
  /** Folder of this bundle, which also has the SQL files and the database thread. */
  readonly assetsFolder: string;
  /** Folder of the shell's workspace. */
  readonly shellRoot: string;
  /** Serves this server's build of the shell although it cannot load every live remote. */
  readonly force?: boolean;
}

/** Development builds of React and of pages are slow, and a developer rather waits than sees a page without its HTML. */
const devLimits = { isDev: true, limitMs: 10_000, hangMs: 10_000, heapLimit: 400 * 1024 * 1024 };

/** Of the build that this server was made with. */
function ownRenderer(shellRoot: string): RendererCode {
  const path = rendererFile(shellRoot);
  return { folder: dirname(path), file: basename(path), integrity: integrityOf(readFileSync(path)) };
}

/** How a program on this machine reaches the address that the server listens on. */
function localName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

async function listen({ app }: OpenedApi, { port, host, home }: Config): Promise<void> {
  await app.listen({ port, host });
  writeServerFile(home, { url: `http://${localName(host)}:${port}`, pid: process.pid });
}

/**
 * Starts everything that answers the web URL: database, game data, API, releases, pages.
 *
 * @returns a function that stops everything again, in order
 * @throws ConfigError, FolderBusy or the listener's error; the caller formats the message
 */
export async function startServer({
  env,
  assetsFolder,
  shellRoot,
  force = false,
}: StartOptions): Promise<() => Promise<void>> {
  const config = loadConfig(env);
  await checkPort(config);
  const telemetry = await startTelemetry(config);
  const isOnePiece = env['ONE_PIECE'] === '1';
  const shellFolder = join(shellRoot, isOnePiece ? 'dist/one-piece' : 'dist/web');
  const dev = await openDevBuilds(env['DEV_BUILDS'], env['DEV_RENDERING']);
  const shell = dev?.shell ?? readShellBuild(shellFolder);
  // Pages need the opened API, and the API forwards unknown addresses to pages: assigned below, before the
  // server listens.
  let web: WebOptions | undefined;
  const pages: PageAnswer = (request, reply) => web && answerPage(web, request, reply);
  const opened =
    config.apiBase === undefined
      ? await openApi(config, assetsFolder, pages, telemetry)
      : await openApiElsewhere(config, config.apiBase, assetsFolder, pages);
  let care: ReturnType<typeof startReleaseCare> | undefined;
  const report = (words: string) => process.stderr.write(`${words}\n`);
  const isStored = !dev && !isOnePiece;
  const renderers =
    config.render === 'server' && (isStored || dev?.rendering)
      ? createRenderers({ report, ...(dev ? devLimits : { limitMs: config.renderLimitMs }) })
      : undefined;
  try {
    const stored = await openReleaseStore(opened.db, config);
    const ownBuilds = await publishOwnBuilds(stored, join(shellRoot, '..'), { force, withShell: isStored });
    const store = dev?.inFrontOf(stored) ?? stored;
    const own = { build: shell, folder: shellFolder, isPreview: false };
    const renderer = renderers && isStored && ownRenderer(shellRoot);
    const shells = isStored
      ? createShells({ folder: stored.folder, own: { ...own, ...(renderer && { renderer }) }, report })
      : onlyShell(shell, shellFolder);
    care = startReleaseCare({
      db: opened.db,
      store: stored,
      webhook: config.releaseWebhook,
      log: (sentence) => process.stderr.write(`${sentence}\n`),
    });
    const renderedPages =
      renderers &&
      createRenderedPages({
        renderers,
        api: opened.api,
        apiKey: config.apiKey,
        code: createServerCode(stored, report),
        count: opened.countPage ?? (() => {}),
        dev: dev?.rendering,
      });
    const publicFolder = join(shellRoot, 'public');
    const { pages: counter } = care;
    web = {
      ...opened,
      config,
      store,
      shells,
      registries: createRegistries(),
      shellFiles: (isStored && oldShellFiles(config.home)) || shellFolder,
      publicFolder,
      storybook: { folder: join(shellRoot, '..', 'storybook-static'), secrets: opened.secrets },
      overrideCookie: createOverrideCookie({ publicUrl: config.publicUrl, secrets: opened.secrets }),
      renderedPages,
      dev,
      pages: counter,
    };
    /** Pages of a remote are rendered by the build of the shell that is live. */
    const rehearse: Rehearse = async (manifest, folder) => {
      const { renderer = ownRenderer(shellRoot) } = shells.choose(await store.document());
      return rehearseWith(join(renderer.folder, renderer.file))(manifest, folder);
    };
    await opened.app.register(helmet, securityHeaders(config.publicUrl));
    await opened.app.register(webRoutes, web);
    await opened.app.register(releaseRoutes, {
      store,
      tokens: createDeployTokens(opened.db),
      deployToken: deployToken(config.home),
      counts: () => listCounts(opened.db),
      uploads: createUploadReader(join(assetsFolder, 'uploadThread.mjs')),
      ...(renderers && isStored && { rehearse }),
      ...(isStored && {
        trials: createTrials({
          readers: createTrialReaders({ ...opened, wall: realClock, config }),
          overrideCookie: web.overrideCookie,
        }),
      }),
    });
    opened.start();
    await listen(opened, config);
    const document = await store.document();
    await renderedPages?.prepare(document, shells.choose(document));
    welcome(config, { source: opened.source(), game: await opened.gameAtStart?.() }, ownBuilds);
  } catch (error) {
    await care?.stop();
    renderers?.close();
    await opened.close();
    await telemetry?.close();
    throw error;
  }
  return async () => {
    removeServerFile(config.home);
    await opened.app.close();
    await care?.stop();
    renderers?.close();
    await opened.close();
    await telemetry?.close();
  };
}
