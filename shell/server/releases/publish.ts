import { contractVersion, satisfiesContract } from '@touchline/shared/contract/version';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { type Release, type ReleaseDocument, ReleaseRefused, withPublished } from './releaseDocument';
import { parseManifest, type ReleaseManifest } from './releaseManifest';
import type { ReleaseFiles, ReleaseStore } from './releaseStore';

/** Brotli size that a container may have (architecture section 9). */
export const remoteEntryBudgetBytes = 10 * 1024;

function checkFiles({ name, entry, integrity, routes, widgets }: ReleaseManifest, files: ReleaseFiles) {
  const named = [
    entry,
    ...routes.flatMap(({ files, later = [] }) => [...files, ...later.flatMap((part) => part.files)]),
    ...widgets.flatMap((widget) => widget.files),
  ];
  for (const file of new Set(named))
    if (!files.has(file) || !integrity[file])
      throw new ReleaseRefused(`${name} names ${file}, but the build has no such file.`);
  for (const [file, hash] of Object.entries(integrity)) {
    const content = files.get(file);
    if (!content) throw new ReleaseRefused(`${name} has a hash for ${file}, but no such file came with it.`);
    if (integrityOf(content) !== hash)
      throw new ReleaseRefused(`${file} of ${name} is not the file that was built: its hash differs.`);
  }
}

function checkPromises({ name, contract, entry, sizes }: ReleaseManifest) {
  if (!satisfiesContract(contractVersion, contract))
    throw new ReleaseRefused(
      `${name} was built for contract ${contract}; this shell has ${contractVersion}. Rebuild it against this shared.`,
    );
  const size = sizes[entry]?.brotli ?? 0;
  if (size > remoteEntryBudgetBytes)
    throw new ReleaseRefused(
      `${entry} is ${size} bytes in brotli; a container may have ${remoteEntryBudgetBytes}.`,
    );
}

function releaseOf({ name: _name, hash, ...manifest }: ReleaseManifest, now: Date): Release {
  return { ...manifest, id: `${manifest.version}-${hash}`, published_at: now.toISOString() };
}

/**
 * Makes a build live: checks it, stores its files, reads them back, and only then turns the pointer.
 *
 * @throws ReleaseRefused with words for the person at the release tool; nothing is live then
 */
export async function publish(
  store: ReleaseStore,
  files: ReleaseFiles,
  now: Date,
): Promise<{ remote: string; release: Release; document: ReleaseDocument }> {
  const text = files.get('release.json')?.toString('utf8');
  if (text === undefined) throw new ReleaseRefused('The build has no release.json. Build the remote first.');
  const manifest = parseManifest(text);
  checkPromises(manifest);
  checkFiles(manifest, files);
  const release = releaseOf(manifest, now);
  await store.writeFiles(manifest.name, release.id, files);
  for (const [file, hash] of Object.entries(release.integrity))
    if ((await store.hashOf(manifest.name, release.id, file)) !== hash)
      throw new ReleaseRefused(`${file} was not stored whole. Nothing was changed; try again.`);
  const document = await store.update((before) => withPublished(before, manifest.name, release));
  return { remote: manifest.name, release, document };
}
