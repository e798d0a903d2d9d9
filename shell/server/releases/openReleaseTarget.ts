import { ConfigError, loadConfig } from '@touchline/api/config';
import { deployToken, findServer } from '../dataFolder';
import { httpTarget } from './httpTarget';
import type { Rehearse } from './publish';
import { ReleaseRefused } from './releaseDocument';
import type { ReleaseTarget } from './releaseTarget';

/**
 * A server named by `TOUCHLINE_URL`, else the one that runs on the data folder, else the folder itself. The code for the folder has
 * all of the API, and is only loaded where no server runs.
 *
 * @param assetsFolder folder of the bundle's SQL files
 * @param loadRehearse called for the folder only
 */
export async function openReleaseTarget(
  assetsFolder: string,
  loadRehearse: () => Promise<Rehearse>,
): Promise<ReleaseTarget> {
  try {
    const { home } = loadConfig(process.env);
    const url = process.env['TOUCHLINE_URL'] ?? findServer(home)?.url;
    if (url !== undefined) return httpTarget(url, process.env['TOUCHLINE_DEPLOY_TOKEN'] ?? deployToken(home));
    const { openDataFolder } = await import(/* webpackChunkName: "dataFolder" */ './dataFolderTarget');
    return await openDataFolder(assetsFolder, await loadRehearse());
  } catch (error) {
    throw error instanceof ConfigError ? new ReleaseRefused(error.message) : error;
  }
}
