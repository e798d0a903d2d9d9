import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseManifest } from './releaseManifest';
import { publish } from './publish';
import { releasesOf } from './releaseDocument';
import { readBuild, type ReleaseStore } from './releaseStore';

/**
 * Publishes the builds that lie in this repository and that the registry has never seen: a first start has
 * all remotes, and a rebuilt one is served after a restart. A build that is known is left alone, so that a
 * rollback survives a restart.
 *
 * @returns what was published: `mf-team 1.0.0-3f9a1c20de`
 */
export async function publishOwnBuilds(store: ReleaseStore, root: string): Promise<string[]> {
  const published: string[] = [];
  const document = await store.document();
  const folders = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'dist/release.json')),
  );
  for (const folder of folders) {
    const files = await readBuild(join(root, folder, 'dist'));
    const { name, version, hash } = parseManifest(files.get('release.json')?.toString('utf8') ?? '');
    if (releasesOf(document, name).releases.some(({ id }) => id === `${version}-${hash}`)) continue;
    const { release } = await publish(store, files, new Date());
    published.push(`${name} ${release.id}`);
  }
  return published;
}
