import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unmetVersions } from '../../src/remotes/builtFor';
import { parseManifest } from './releaseManifest';
import { publish } from './publish';
import { type ReleaseDocument, ReleaseRefused, releasesOf } from './releaseDocument';
import { readBuild } from './builtFiles';
import type { ReleaseStore } from './releaseStore';

export interface OwnBuilds {
  /** `mf-team 1.0.0-3f9a1c20de` */
  readonly published: readonly string[];
  /** Refused builds, and live releases that this shell cannot load: one sentence each. */
  readonly problems: readonly string[];
}

/**
 * Publishes the builds of this repository that are not in the registry yet, so that a first start has all
 * remotes and a restart serves rebuilt ones. A known build is skipped, so that a rollback survives a restart.
 * A refused build affects its own remote only.
 */
export async function publishOwnBuilds(store: ReleaseStore, root: string): Promise<OwnBuilds> {
  const published: string[] = [];
  const problems: string[] = [];
  const document = await store.document();
  const folders = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'dist/release.json')),
  );
  for (const folder of folders) {
    try {
      const files = await readBuild(join(root, folder, 'dist'));
      const { name, version, hash } = parseManifest(files.get('release.json')?.toString('utf8') ?? '');
      const { releases, swept = [] } = releasesOf(document, name);
      const id = `${version}-${hash}`;
      if (releases.some((release) => release.id === id) || swept.includes(id)) continue;
      const { release } = await publish(store, files, { now: new Date(), by: 'server start', trial: true });
      published.push(`${name} ${release.id}`);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      problems.push(`${folder}/dist was not published: ${error.message}`);
    }
  }
  return { published, problems: [...problems, ...unloadable(await store.document())] };
}

/** Live releases and canaries that were built for other versions: their pages say that they are being updated. */
export function unloadable(document: ReleaseDocument): string[] {
  return Object.keys(document.remotes).flatMap((remote) => {
    const { live, canary, releases } = releasesOf(document, remote);
    return releases
      .filter(({ id }) => id === live || id === canary?.id)
      .map((release) => ({ id: release.id, unmet: unmetVersions(release) }))
      .filter(({ unmet }) => unmet !== undefined)
      .map(({ id, unmet }) => `${remote} ${id} cannot be loaded: it was built for ${unmet}.`);
  });
}
