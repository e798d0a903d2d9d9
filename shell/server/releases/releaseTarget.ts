import { join } from 'node:path';
import { findAssets, loadConfig, migrate, openDb } from '@touchline/api';
import { deployToken, findServer, releasesFolder } from '../dataFolder';
import { publish } from './publish';
import { releasesOf, ReleaseRefused, withRolledBack, type ReleaseDocument } from './releaseDocument';
import { createReleaseStore, type ReleaseFiles } from './releaseStore';

/** Where the release tool does its work: a running server, or the data folder itself. */
export interface ReleaseTarget {
  /** For the tool's output: where this is. */
  readonly place: string;
  document(): Promise<ReleaseDocument>;
  publish(files: ReleaseFiles): Promise<{ remote: string; live: string }>;
  rollback(remote: string): Promise<{ live: string | null }>;
  close(): Promise<void>;
}

function overHttp(url: string, token: string): ReleaseTarget {
  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { message?: string };
    if (response.status === 404)
      throw new ReleaseRefused(
        `${url} does not know this deploy token. Set TOUCHLINE_DEPLOY_TOKEN to the one of that server.`,
      );
    if (!response.ok)
      throw new ReleaseRefused(answer.message ?? `${url}${path} answered ${response.status}.`);
    return answer;
  }
  return {
    place: url,
    document: async () => (await ask('GET', '/releases')) as ReleaseDocument,
    publish: async (files) =>
      (await ask('POST', '/releases', {
        files: Object.fromEntries([...files].map(([file, content]) => [file, content.toString('base64')])),
      })) as { remote: string; live: string },
    rollback: async (remote) => (await ask('POST', `/releases/${remote}/rollback`, {})) as { live: string },
    close: () => Promise.resolve(),
  };
}

async function inDataFolder(assetsFolder: string): Promise<ReleaseTarget> {
  const config = loadConfig(process.env);
  const assets = findAssets(assetsFolder);
  const db = await openDb(config, assets);
  await migrate(db, assets.migrations);
  const store = createReleaseStore(db, releasesFolder(config.home));
  return {
    place: config.home,
    document: () => store.document(),
    publish: async (files) => {
      const { remote, release } = await publish(store, files, new Date());
      return { remote, live: release.id };
    },
    rollback: async (remote) => {
      const document = await store.update((before) => withRolledBack(before, remote));
      return { live: releasesOf(document, remote).live };
    },
    close: () => db.close(),
  };
}

/**
 * A server named by `TOUCHLINE_URL`, else the one that runs on the data folder, else the folder itself.
 *
 * @param assetsFolder where the bundle's SQL files lie
 */
export async function openReleaseTarget(assetsFolder: string): Promise<ReleaseTarget> {
  const { home } = loadConfig(process.env);
  const url = process.env['TOUCHLINE_URL'] ?? findServer(home)?.url;
  if (url === undefined) return inDataFolder(assetsFolder);
  return overHttp(url.replace(/\/$/, ''), process.env['TOUCHLINE_DEPLOY_TOKEN'] ?? deployToken(home));
}

/** Folder of a remote's build in this repository. */
export const buildFolder = (remote: string) => join(process.cwd(), remote, 'dist');
