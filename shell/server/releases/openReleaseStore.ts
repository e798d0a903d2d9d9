import type { Config } from '@touchline/api/config';
import type { Db } from '@touchline/api/db';
import { releasesFolder } from '../dataFolder';
import { type ReleaseDocument, releasesOf, shellName } from './releaseDocument';
import { createReleaseStore, type ReleaseStore } from './releaseStore';

/** Releases with their files in the configured bucket, or else in the data folder. */
export async function openReleaseStore(
  db: Db,
  { home, releaseBucket }: Pick<Config, 'home' | 'releaseBucket'>,
): Promise<ReleaseStore> {
  const folder = releasesFolder(home);
  if (!releaseBucket) return createReleaseStore(db, folder);
  // The SDK is only loaded where there is a bucket.
  const { createS3Files } = await import('./s3Files');
  return withShellHere(createReleaseStore(db, folder, createS3Files(releaseBucket, folder)));
}

/**
 * A store whose document comes once the shell's builds that it names are in this process's folder: every page names
 * files of one of them. A build that cannot be fetched is tried again with the next page.
 */
function withShellHere(store: ReleaseStore): ReleaseStore {
  const here = new Set<string>();
  async function fetchShells(document: ReleaseDocument): Promise<void> {
    const missing = releasesOf(document, shellName).releases.filter(({ id }) => !here.has(id));
    await Promise.all(
      missing.map(({ id }) =>
        store.fetchFiles(shellName, id).then(
          () => here.add(id),
          // Tried again with the next page, as said above.
          () => undefined,
        ),
      ),
    );
  }
  return {
    ...store,
    async document() {
      const document = await store.document();
      await fetchShells(document);
      return document;
    },
  };
}
