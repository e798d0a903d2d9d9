import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { isBuilt, readBuildOf } from './builtFiles';
import type { ReleaseFiles } from './builtFiles';
import { liveOffers, unloadableBy } from './offers';
import { publish } from './publish';
import { withTrusted } from './releaseChanges';
import { type Release, ReleaseRefused, releasesOf, shellName } from './releaseDocument';
import { parseAnyManifest } from './releaseManifest';
import { BucketFault, type ReleaseStore } from './releaseStore';

/** Author of what this module changes, for the audit log. */
const by = 'server start';

export interface OwnBuilds {
  /** `mf-team 1.0.0-3f9a1c20de` */
  readonly published: readonly string[];
  /** Refused builds, and live releases that this shell cannot load: one sentence each. */
  readonly problems: readonly string[];
}

interface OwnBuildsOptions {
  /** Publishes a build of the shell although it cannot load every live remote. */
  readonly force?: boolean;
  /** Absent where the shell is not served from its releases. */
  readonly withShell?: boolean;
}

/**
 * Publishes the builds of this repository that are not in the registry yet, so that a first start has the shell and all
 * remotes, and a restart serves rebuilt ones. A known build is skipped, so that a rollback survives a restart.
 * A refused build affects its own remote only. The shell is first: remotes are checked against what it has.
 */
export async function publishOwnBuilds(
  store: ReleaseStore,
  root: string,
  { force = false, withShell = false }: OwnBuildsOptions = {},
): Promise<OwnBuilds> {
  const published: string[] = [];
  const problems: string[] = [];
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  for (const folder of [...(withShell ? [shellName] : []), ...remotes]) {
    if (!isBuilt(folder, join(root, folder, 'dist'))) continue;
    try {
      const release = await publishIfNew(store, folder, join(root, folder, 'dist'), force);
      if (release) published.push(release);
    } catch (error) {
      if (!(error instanceof ReleaseRefused) || error instanceof BucketFault) throw error;
      problems.push(`${folder}/dist was not published: ${error.message}`);
    }
  }
  const document = await store.document();
  return { published, problems: [...problems, ...unloadableBy(document, liveOffers(document))] };
}

/** @returns what was published; undefined for a build that the registry knows */
async function publishIfNew(
  store: ReleaseStore,
  owner: string,
  folder: string,
  force: boolean,
): Promise<string | undefined> {
  const files = await readBuildOf(owner, folder);
  const manifest = parseAnyManifest(files.get('release.json')?.toString('utf8') ?? '');
  const { name, version, hash } = manifest;
  const { releases, swept = [] } = releasesOf(await store.document(), name);
  const id = `${version}-${hash}`;
  const published = releases.find((release) => release.id === id);
  if (published) {
    if (!published.trusted && hasFilesOf(published, manifest, files)) await trust(store, name, id);
    return undefined;
  }
  if (swept.includes(id)) return undefined;
  await publish(store, files, { now: new Date(), by, trial: true, force, trusted: true });
  return `${name} ${id}`;
}

/** Whether a stored release is this very build, and not another one that was published under its id. */
function hasFilesOf(
  { integrity, server }: Release,
  manifest: ReturnType<typeof parseAnyManifest>,
  files: ReleaseFiles,
): boolean {
  const ofShell = { 'release.json': integrityOf(files.get('release.json') ?? Buffer.alloc(0)) };
  const built = manifest.name === shellName ? ofShell : manifest.integrity;
  return isDeepStrictEqual([integrity, server], [built, manifest.server]);
}

const trust = (store: ReleaseStore, remote: string, id: string) =>
  store.update((before) => withTrusted(id)(before, remote), {
    by,
    action: 'release trust',
    remote,
    detail: { release: id },
    at: new Date(),
  });
