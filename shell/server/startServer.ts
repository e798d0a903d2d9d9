import { join } from 'node:path';
import {
  createClock,
  findAssets,
  loadConfig,
  migrate,
  openDb,
  realClock,
  type Clock,
  type Config,
  type Environment,
} from '@touchline/api';
import helmet from '@fastify/helmet';
import { deployToken, releasesFolder, removeServerFile, writeServerFile } from './dataFolder';
import { openApi, openApiElsewhere, type OpenedApi, type PageAnswer } from './openApi';
import { publishOwnBuilds } from './releases/publishOwnBuilds';
import { releaseRoutes } from './releases/releaseRoutes';
import { createReleaseStore } from './releases/releaseStore';
import { readShellBuild } from './shellBuild';
import { answerPage, webRoutes, type WebOptions } from './webRoutes';
import { welcome } from './welcome';

interface StartOptions {
  readonly env: Environment;
  /** Folder of this bundle: SQL files and the database thread lie beside it. */
  readonly assetsFolder: string;
  /** Folder of the shell's workspace. */
  readonly shellRoot: string;
}

/** The clock that the configuration names; under test controls any clock can be moved. */
function clockOf({ clock, testControls }: Config): Clock {
  if (clock.kind === 'from') return createClock(clock.start, clock.rate);
  return testControls ? createClock(Date.now()) : realClock;
}

async function listen({ app }: OpenedApi, { port, host, home }: Config): Promise<void> {
  await app.listen({ port, host });
  writeServerFile(home, { url: `http://127.0.0.1:${port}`, pid: process.pid });
}

/**
 * Starts everything that answers the web URL: database, game data, API, releases, pages.
 *
 * @returns what stops it again, in order
 * @throws ConfigError, FolderBusy or the listener's error, for the caller to put into words
 */
export async function startServer({
  env,
  assetsFolder,
  shellRoot,
}: StartOptions): Promise<() => Promise<void>> {
  const config = loadConfig(env);
  const shellFolder = join(shellRoot, env['ONE_PIECE'] === '1' ? 'dist/one-piece' : 'dist/web');
  const shell = readShellBuild(shellFolder);
  const clock = clockOf(config);
  const assets = findAssets(assetsFolder);
  const db = await openDb(config, assets);
  try {
    await migrate(db, assets.migrations);
    const store = createReleaseStore(db, releasesFolder(config.home));
    const published = await publishOwnBuilds(store, join(shellRoot, '..'));
    const web: Omit<WebOptions, 'api'> = {
      config,
      clock,
      store,
      shell,
      shellFolder,
      publicFolder: join(shellRoot, 'public'),
    };
    const pages: PageAnswer = (api, request, reply) => answerPage({ ...web, api }, request, reply);
    const opened =
      config.apiBase === undefined
        ? await openApi({ config, clock, db }, pages)
        : await openApiElsewhere(config.apiBase, pages);
    await opened.app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
    await opened.app.register(webRoutes, { ...web, api: opened.api });
    await opened.app.register(releaseRoutes, { store, deployToken: deployToken(config.home) });
    await opened.begin();
    await listen(opened, config);
    welcome(config, opened.source, published);
    return async () => {
      removeServerFile(config.home);
      await opened.app.close();
      await opened.end();
      await db.close();
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
