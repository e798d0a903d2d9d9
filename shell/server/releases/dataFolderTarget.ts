import { ConfigError, findAssets, loadConfig, migrate, openDb } from '@touchline/api';
import { deployToken, findServer, releasesFolder } from '../dataFolder';
import { createDeployTokens } from './deployTokens';
import { httpTarget } from './httpTarget';
import { publish, type Rehearse } from './publish';
import { changeReleases } from './releaseActions';
import { ReleaseRefused, releasesOf } from './releaseDocument';
import { createReleaseStore } from './releaseStore';
import type { ReleaseTarget } from './releaseTarget';

const by = 'data folder';

async function inDataFolder(assetsFolder: string, rehearse: Rehearse): Promise<ReleaseTarget> {
  const config = loadConfig(process.env);
  const assets = findAssets(assetsFolder);
  const db = await openDb(config, assets);
  await migrate(db, assets.migrations);
  const store = createReleaseStore(db, releasesFolder(config.home));
  const tokens = createDeployTokens(db);
  return {
    place: config.home,
    document: () => store.document(),
    publish: async (files, request) => {
      const now = new Date();
      const { remote, release, document } = await publish(store, files, {
        ...request,
        by,
        now,
        ...(config.render === 'server' && { rehearse }),
      });
      const { live, pinned = false } = releasesOf(document, remote);
      return { remote, release: release.id, live, pinned };
    },
    change: async (remote, verb, options) =>
      (await changeReleases(store, remote, verb, { ...options, by, now: new Date() })).releases,
    makeToken: (remote, note, days) => tokens.make({ remote, note, days, now: new Date() }),
    tokens: () => tokens.list(),
    revokeToken: (id) => tokens.revoke(id, new Date()),
    close: () => db.close(),
  };
}

/**
 * A server named by `TOUCHLINE_URL`, else the one that runs on the data folder, else the folder itself.
 *
 * @param assetsFolder folder of the bundle's SQL files
 */
export async function openReleaseTarget(assetsFolder: string, rehearse: Rehearse): Promise<ReleaseTarget> {
  try {
    return await openTarget(assetsFolder, rehearse);
  } catch (error) {
    throw error instanceof ConfigError ? new ReleaseRefused(error.message) : error;
  }
}

async function openTarget(assetsFolder: string, rehearse: Rehearse): Promise<ReleaseTarget> {
  const { home } = loadConfig(process.env);
  const url = process.env['TOUCHLINE_URL'] ?? findServer(home)?.url;
  if (url === undefined) return inDataFolder(assetsFolder, rehearse);
  return httpTarget(url, process.env['TOUCHLINE_DEPLOY_TOKEN'] ?? deployToken(home));
}
