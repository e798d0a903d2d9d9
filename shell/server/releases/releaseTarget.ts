import { join } from 'node:path';
import { findAssets, loadConfig, migrate, openDb } from '@touchline/api';
import { deployToken, findServer, releasesFolder } from '../dataFolder';
import { createDeployTokens, type DeployToken } from './deployTokens';
import { publish } from './publish';
import { changeReleases, type ReleaseActionOptions, type ReleaseVerb } from './releaseActions';
import type { CanaryAudience } from './releaseChanges';
import {
  type Canary,
  type Disabled,
  type ReleaseDocument,
  ReleaseRefused,
  releasesOf,
} from './releaseDocument';
import { createReleaseStore, type ReleaseFiles } from './releaseStore';

export interface PublishRequest {
  readonly commit?: string;
  readonly canary?: CanaryAudience;
  readonly preview?: boolean;
  readonly trial?: boolean;
}

/** A remote after a change. */
export interface ChangedRemote {
  readonly live: string | null;
  readonly canary?: Canary | null;
  readonly pinned?: boolean;
  readonly disabled?: Disabled | null;
}

/** Target of the release tool: a running server, or the data folder itself. */
export interface ReleaseTarget {
  /** Description of the target for the tool's output. */
  readonly place: string;
  document(): Promise<ReleaseDocument>;
  publish(
    files: ReleaseFiles,
    request: PublishRequest,
  ): Promise<{ remote: string; release: string; live: string | null; pinned: boolean }>;
  change(remote: string, verb: ReleaseVerb, options: ReleaseActionOptions): Promise<ChangedRemote>;
  makeToken(remote: string, note: string, days: number): Promise<{ token: string; made: DeployToken }>;
  tokens(): Promise<readonly DeployToken[]>;
  revokeToken(id: string): Promise<DeployToken>;
  close(): Promise<void>;
}

function overHttp(url: string, token: string): ReleaseTarget {
  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ReleaseRefused(`${url} cannot be reached (${String(cause)}). Nothing was changed.`);
    });
    if (response.status === 404)
      throw new ReleaseRefused(
        `${url} does not know this deploy token. Set TOUCHLINE_DEPLOY_TOKEN to the one of that server.`,
      );
    const answer = (await response.json().catch(() => ({}))) as { message?: string };
    if (!response.ok)
      throw new ReleaseRefused(answer.message ?? `${url}${path} answered ${response.status}.`);
    return answer as Answer;
  }
  return {
    place: url,
    document: () => ask('GET', '/releases'),
    publish: (files, request) =>
      ask('POST', '/releases', {
        files: Object.fromEntries([...files].map(([file, content]) => [file, content.toString('base64')])),
        ...request,
      }),
    change: (remote, verb, options) => ask('POST', `/releases/${remote}/${verb}`, options),
    makeToken: (remote, note, days) => ask('POST', '/releases/tokens', { remote, note, days }),
    tokens: async () => (await ask<{ tokens: DeployToken[] }>('GET', '/releases/tokens')).tokens,
    revokeToken: async (id) =>
      (await ask<{ revoked: DeployToken }>('DELETE', `/releases/tokens/${encodeURIComponent(id)}`)).revoked,
    close: () => Promise.resolve(),
  };
}

const by = 'data folder';

async function inDataFolder(assetsFolder: string): Promise<ReleaseTarget> {
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
      const { remote, release, document } = await publish(store, files, { ...request, by, now: new Date() });
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
export async function openReleaseTarget(assetsFolder: string): Promise<ReleaseTarget> {
  const { home } = loadConfig(process.env);
  const url = process.env['TOUCHLINE_URL'] ?? findServer(home)?.url;
  if (url === undefined) return inDataFolder(assetsFolder);
  return overHttp(url.replace(/\/$/, ''), process.env['TOUCHLINE_DEPLOY_TOKEN'] ?? deployToken(home));
}

/** Folder of a remote's build in this repository. */
export const buildFolder = (remote: string) => join(process.cwd(), remote, 'dist');
