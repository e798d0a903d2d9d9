import { FolderBusy, findAssets, migrate, openDb } from '@touchline/api';
import { loadConfig } from '@touchline/api/config';
import { createDeployTokens } from './deployTokens';
import { openReleaseStore } from './openReleaseStore';
import { publish, type Rehearse } from './publish';
import { changeReleases } from './releaseActions';
import { ReleaseRefused, releasesOf } from './releaseDocument';
import { listCounts } from './releaseCounts';
import type { ReleaseTarget } from './releaseTarget';

const by = 'data folder';

/**
 * The data folder itself, while no server runs on it.
 *
 * @param assetsFolder folder of the bundle's SQL files
 * @throws ReleaseRefused while another process has the folder
 */
export async function openDataFolder(assetsFolder: string, rehearse: Rehearse): Promise<ReleaseTarget> {
  const config = loadConfig(process.env);
  const assets = findAssets(assetsFolder);
  // A server that is starting has the folder before it says its address.
  const db = await openDb(config, assets).catch((error: unknown) => {
    throw error instanceof FolderBusy ? new ReleaseRefused(error.message) : error;
  });
  await migrate(db, assets.migrations);
  const store = await openReleaseStore(db, config);
  const tokens = createDeployTokens(db);
  return {
    place: config.home,
    document: async () => ({ ...(await store.document()), counts: await listCounts(db) }),
    publish: async (files, request) => {
      const now = new Date();
      const { remote, release, document } = await publish(store, files, {
        ...request,
        by,
        now,
        trusted: true,
        ...(config.render === 'server' && { rehearse }),
      });
      const { live, pinned = false } = releasesOf(document, remote);
      return { remote, release: release.id, live, pinned };
    },
    change: async (remote, verb, options) =>
      (await changeReleases(store, remote, verb, { ...options, by, now: new Date() })).releases,
    makeToken: (token) => tokens.make({ ...token, now: new Date() }),
    tokens: () => tokens.list(),
    revokeToken: (id) => tokens.revoke(id, new Date()),
    close: () => db.close(),
  };
}
