import { join } from 'node:path';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { withAdded, withCanary, withPreview, withPublished } from './releaseChanges';
import { type Release, type ReleaseDocument, ReleaseRefused, releasesOf, shellName } from './releaseDocument';
import { checkFileNames, pathOfRelease } from './names';
import { parseAnyManifest, type ReleaseManifest, type ShellManifest } from './releaseManifest';
import {
  checkBudgets,
  checkContainer,
  checkBuiltFor,
  checkFiles,
  checkFlags,
  checkLoadsRemotes,
  checkNotReplaced,
  checkOwnership,
  checkShellFiles,
  checkVersionIsNew,
  hashedFiles,
  measureSizes,
} from './publishChecks';
import type { ReleaseFiles } from './builtFiles';
import type { ReleaseStore } from './releaseStore';
import type { PublishRequest } from './releaseTarget';

/**
 * Renders the pages of a stored build, before anybody is served by it.
 *
 * @param folder of the build's files
 * @throws ReleaseRefused naming the first page that cannot be rendered, and why
 */
export type Rehearse = (manifest: ReleaseManifest | ShellManifest, folder: string) => Promise<void>;

export interface PublishOptions extends PublishRequest {
  readonly now: Date;
  /** Name of the deploy token, for the list and the audit log. */
  readonly by: string;
  /** The only remote that the token may publish. */
  readonly only?: string;
  /** Comes from the server itself or from whoever has its data folder: its code for Node may run here. */
  readonly trusted?: boolean;
  /** Absent where no page is rendered on the server. */
  readonly rehearse?: Rehearse;
}

export interface Published {
  /** Name of the remote, or of the shell. */
  readonly remote: string;
  readonly release: Release;
  readonly document: ReleaseDocument;
}

/** A build that is right in itself. */
interface CheckedBuild {
  readonly manifest: ReleaseManifest | ShellManifest;
  readonly release: Release;
  /** Files whose hashes are known. */
  readonly hashed: readonly (readonly [file: string, hash: string])[];
  /** @throws ReleaseRefused when it does not fit what is published */
  checkAgainst(document: ReleaseDocument): void;
}

const idOf = ({ version, hash }: Pick<ReleaseManifest, 'version' | 'hash'>) => `${version}-${hash}`;

const publishedBy = ({ now, by, commit, changes, trusted = false }: PublishOptions) => ({
  published_at: now.toISOString(),
  published_by: by,
  ...(trusted && { trusted: true as const }),
  ...(commit !== undefined && { commit }),
  ...(changes !== undefined && { changes }),
});

async function checkRemote(
  manifest: ReleaseManifest,
  files: ReleaseFiles,
  options: PublishOptions,
): Promise<CheckedBuild> {
  const { name: _name, hash: _hash, ...described } = manifest;
  const { name } = manifest;
  const { trial = false } = options;
  await checkFiles(manifest, files);
  checkFlags(manifest);
  const sizes = await measureSizes(manifest, files);
  checkBudgets(manifest, sizes, { pages: !trial });
  await checkContainer(manifest, files);
  const release = { ...described, sizes, id: idOf(manifest), ...publishedBy(options) };
  return {
    manifest,
    release,
    hashed: hashedFiles(manifest),
    checkAgainst(document) {
      checkBuiltFor(manifest, document);
      checkOwnership(manifest, document);
      checkNotReplaced(release, name, document);
      if (!trial) checkVersionIsNew(release, name, document);
    },
  };
}

/** Files of the shell, for the list: one sum, because its manifest has the single ones. */
function sumOf(sizes: Release['sizes']): Release['sizes'] {
  const total = (kind: 'raw' | 'brotli') => Object.values(sizes).reduce((sum, size) => sum + size[kind], 0);
  return { 'all files': { raw: total('raw'), brotli: total('brotli') } };
}

/**
 * The document gets little of the shell's manifest: the hash of the manifest, which is read from the release's folder when a page is
 * to name its files. Its version is not raised for every build, so it may come with other files.
 */
async function checkShell(
  manifest: ShellManifest,
  files: ReleaseFiles,
  options: PublishOptions,
): Promise<CheckedBuild> {
  await checkShellFiles(manifest, files);
  const { version, offers, server } = manifest;
  const integrity = { 'release.json': integrityOf(files.get('release.json') ?? Buffer.alloc(0)) };
  const release: Release = {
    id: idOf(manifest),
    version,
    entry: 'release.json',
    contract: offers.contracts.join(' and '),
    designSystem: offers.designSystem,
    prefixes: [],
    routes: [],
    widgets: [],
    offers,
    ...(server && { server }),
    integrity,
    sizes: sumOf(await measureSizes(manifest, files)),
    ...publishedBy(options),
  };
  const { force = false, preview = false } = options;
  return {
    manifest,
    release,
    hashed: [...hashedFiles(manifest), ...Object.entries(integrity)],
    checkAgainst(document) {
      checkLoadsRemotes(release.id, offers, document, { force: force || preview });
      checkNotReplaced(release, shellName, document);
    },
  };
}

function readManifest(files: ReleaseFiles, only: string | undefined): ReleaseManifest | ShellManifest {
  const text = files.get('release.json')?.toString('utf8');
  if (text === undefined) throw new ReleaseRefused('The build has no release.json. Build it first.');
  const manifest = parseAnyManifest(text);
  if (only !== undefined && manifest.name !== only)
    throw new ReleaseRefused(
      `This deploy token is for ${only}; it cannot publish ${manifest.name}. Use the token of that remote's team.`,
    );
  return manifest;
}

async function checkBuild(files: ReleaseFiles, options: PublishOptions): Promise<CheckedBuild> {
  checkFileNames(files.keys());
  const manifest = readManifest(files, options.only);
  return manifest.name === shellName
    ? checkShell(manifest as ShellManifest, files, options)
    : checkRemote(manifest as ReleaseManifest, files, options);
}

/** A refused build leaves no files behind, unless they were published before. */
async function rehearseStored(
  store: ReleaseStore,
  { manifest, release }: CheckedBuild,
  rehearse: Rehearse | undefined,
) {
  const { name } = manifest;
  try {
    await rehearse?.(manifest, join(store.folder, pathOfRelease(name, release.id)));
  } catch (error) {
    const { releases } = releasesOf(await store.document(), name);
    if (!releases.some(({ id }) => id === release.id)) await store.removeFiles(name, release.id);
    throw error;
  }
}

/**
 * Publishes a build of a remote or of the shell: validates it, stores its files, reads them back, renders its pages, and only then
 * changes the registry.
 *
 * @throws ReleaseRefused with text for the user of the release tool; nothing is served then
 */
export async function publish(
  store: ReleaseStore,
  files: ReleaseFiles,
  options: PublishOptions,
): Promise<Published> {
  const { now, by, canary, preview = false, force, rehearse, trusted = false, tried } = options;
  const build = await checkBuild(files, options);
  const { release, hashed } = build;
  const { name } = build.manifest;
  // Checked before anything is stored, and again inside the change: another publish may happen in between.
  build.checkAgainst(await store.document());
  await store.writeFiles(name, release.id, files);
  for (const [file, hash] of hashed)
    if ((await store.hashOf(name, release.id, file)) !== hash)
      throw new ReleaseRefused(`${file} was not stored whole. Nothing was changed; try again.`);
  // A rehearsal runs the build's code for Node.
  if (trusted) await rehearseStored(store, build, rehearse);
  const change = (before: ReleaseDocument) => {
    build.checkAgainst(before);
    if (canary) return withCanary(release.id, canary, now, force)(withAdded(release)(before, name), name);
    return (preview ? withPreview(release) : withPublished(release, now))(before, name);
  };
  const kind = preview ? 'preview' : 'publish';
  const document = await store.update(change, {
    by,
    action: `release ${canary ? 'canary' : kind}`,
    remote: name,
    detail: {
      release: release.id,
      ...canary,
      ...(release.server && !trusted && { rendered: 'by the browser only' }),
      ...(tried !== undefined && { tried }),
    },
    at: now,
  });
  return { remote: name, release, document };
}
