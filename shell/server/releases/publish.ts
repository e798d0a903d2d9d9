import { join } from 'node:path';
import type { CanaryAudience } from './releaseChanges';
import { withAdded, withCanary, withPreview, withPublished } from './releaseChanges';
import { type Release, type ReleaseDocument, ReleaseRefused, releasesOf } from './releaseDocument';
import { parseManifest, type ReleaseManifest } from './releaseManifest';
import {
  checkBudgets,
  checkFiles,
  checkFlags,
  checkNotReplaced,
  checkOwnership,
  checkSharedModules,
  checkVersionIsNew,
  checkVersions,
  hashedFiles,
  measureSizes,
} from './publishChecks';
import type { ReleaseFiles } from './builtFiles';
import type { ReleaseStore } from './releaseStore';

/**
 * Renders the pages of a stored build, before anybody is served by it.
 *
 * @param folder of the build's files
 * @throws ReleaseRefused naming the first page that cannot be rendered, and why
 */
export type Rehearse = (manifest: ReleaseManifest, folder: string) => Promise<void>;

export interface PublishOptions {
  readonly now: Date;
  /** Name of the deploy token, for the list and the audit log. */
  readonly by: string;
  /** The only remote that the token may publish. */
  readonly only?: string;
  readonly commit?: string;
  /** Serve it to these users only. */
  readonly canary?: CanaryAudience;
  /** Stores the release without serving it; staff can open it by its link. */
  readonly preview?: boolean;
  /** For experiments: allows other content under a used version, and pages over their budget. */
  readonly trial?: boolean;
  /** Absent where no page is rendered on the server. */
  readonly rehearse?: Rehearse;
}

export interface Published {
  readonly remote: string;
  readonly release: Release;
  readonly document: ReleaseDocument;
}

function releaseOf(
  { name: _name, hash, ...manifest }: ReleaseManifest,
  sizes: Release['sizes'],
  { now, by, commit }: PublishOptions,
): Release {
  return {
    ...manifest,
    sizes,
    id: `${manifest.version}-${hash}`,
    published_at: now.toISOString(),
    published_by: by,
    ...(commit !== undefined && { commit }),
  };
}

function readManifest(files: ReleaseFiles, only: string | undefined): ReleaseManifest {
  const text = files.get('release.json')?.toString('utf8');
  if (text === undefined) throw new ReleaseRefused('The build has no release.json. Build the remote first.');
  const manifest = parseManifest(text);
  if (only !== undefined && manifest.name !== only)
    throw new ReleaseRefused(
      `This deploy token is for ${only}; it cannot publish ${manifest.name}. Use the token of that remote's team.`,
    );
  return manifest;
}

/** A refused build leaves no files behind, unless they were published before. */
async function rehearseStored(
  store: ReleaseStore,
  manifest: ReleaseManifest,
  id: string,
  rehearse: Rehearse | undefined,
) {
  const { name } = manifest;
  try {
    await rehearse?.(manifest, join(store.folder, name, id));
  } catch (error) {
    const { releases } = releasesOf(await store.document(), name);
    if (!releases.some((release) => release.id === id)) await store.removeFiles(name, id);
    throw error;
  }
}

/**
 * Publishes a build: validates it, stores its files, reads them back, renders its pages, and only then changes
 * the registry.
 *
 * @throws ReleaseRefused with text for the user of the release tool; nothing is served then
 */
export async function publish(
  store: ReleaseStore,
  files: ReleaseFiles,
  options: PublishOptions,
): Promise<Published> {
  const { now, by, only, canary, preview = false, trial = false, rehearse } = options;
  const manifest = readManifest(files, only);
  const { name } = manifest;
  checkVersions(manifest);
  checkFiles(manifest, files);
  checkSharedModules(manifest);
  checkFlags(manifest);
  const sizes = measureSizes(manifest, files);
  checkBudgets(manifest, sizes, { pages: !trial });
  const release = releaseOf(manifest, sizes, options);
  const checkAgainst = (document: ReleaseDocument) => {
    checkOwnership(manifest, document);
    checkNotReplaced(release, name, document);
    if (!trial) checkVersionIsNew(release, name, document);
  };
  // Checked before anything is stored, and again inside the change: another publish may happen in between.
  checkAgainst(await store.document());
  await store.writeFiles(name, release.id, files);
  for (const [file, hash] of hashedFiles(manifest))
    if ((await store.hashOf(name, release.id, file)) !== hash)
      throw new ReleaseRefused(`${file} was not stored whole. Nothing was changed; try again.`);
  await rehearseStored(store, manifest, release.id, rehearse);
  const change = (before: ReleaseDocument) => {
    checkAgainst(before);
    if (canary) return withCanary(release.id, canary, now)(withAdded(release)(before, name), name);
    return (preview ? withPreview(release) : withPublished(release, now))(before, name);
  };
  const kind = preview ? 'preview' : 'publish';
  const document = await store.update(change, {
    by,
    action: `release ${canary ? 'canary' : kind}`,
    remote: name,
    detail: { release: release.id, ...canary },
    at: now,
  });
  return { remote: name, release, document };
}
