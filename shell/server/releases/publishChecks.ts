import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import {
  pageOfRemoteKb,
  remoteEntryKb,
  runtimeOfFederationKb,
} from '@touchline/shared/federation/budgets.js';
import { slotNamed, slots } from '@touchline/shared/contract/slots';
import { unmetVersions } from '@touchline/shared/contract/version';
import { isFlagOf } from '@touchline/shared/flags';
import { outsidePrefixes } from '@touchline/shared/federation/outsidePrefixes.js';
import { accessIn } from './slotAccess';
import {
  missingExports,
  missingModules,
  wrongVersions,
  servedOffers,
  servedReleases,
  unloadableBy,
  unservable,
} from './offers';
import {
  type Release,
  type ReleaseDocument,
  ReleaseRefused,
  releasesOf,
  remotesIn,
  type ShellOffers,
} from './releaseDocument';
import type { ReleaseManifest, ShellManifest } from './releaseManifest';
import type { ReleaseFiles } from './builtFiles';
import { integrityBeside } from './integrityBeside';
import { syntaxErrorOf, tooMuch } from './compileBeside';

/** First segments of every address that the shell or the server answers: no remote may claim one (reservedPrefixes.test.ts). */
export const reservedPrefixes: readonly string[] = [
  // Of the shell: its pages, what it shows before the app, and an older address that it redirects.
  ...['/about', '/login', '/onboarding', '/players', '/signup'],
  // Of the server and of the API.
  ...[
    '/builds',
    '/dev',
    '/healthz',
    '/metrics',
    '/open',
    '/openapi',
    '/r',
    '/readyz',
    '/releases',
    '/s',
    '/test',
    '/v1',
  ],
];

/** A remote must run on every build of the shell that is served: on the live one and on its canary. */
export function checkBuiltFor(manifest: ReleaseManifest, document: ReleaseDocument) {
  for (const offers of servedOffers(document)) {
    const unmet = unmetVersions(manifest, offers);
    if (unmet)
      throw new ReleaseRefused(
        `${manifest.name} was built for ${unmet}. Build it again with this repository.`,
      );
    const wrong = wrongVersions(manifest, offers);
    if (wrong.length > 0)
      throw new ReleaseRefused(
        `${manifest.name} requires ${wrong.join(' and ')}. Build it again with the packages of this shell.`,
      );
    const unknown = missingModules(manifest, offers);
    if (unknown.length > 0)
      throw new ReleaseRefused(
        `${manifest.name} takes ${unknown.join(', ')} from the page, which this shell does not share. Bundle it in the remote.`,
      );
    const gone = missingExports(manifest, offers);
    if (gone.length > 0)
      throw new ReleaseRefused(
        `${manifest.name} uses ${gone.join(' and ')}, which this shell does not have. Build it again with the packages of this shell.`,
      );
  }
}

/**
 * A build of the shell must load every remote that is served.
 *
 * @param force serve it all the same: the pages of those remotes say that they are being updated
 */
export function checkLoadsRemotes(
  id: string,
  offers: ShellOffers,
  document: ReleaseDocument,
  { force }: { force: boolean },
) {
  const reason = unservable(offers);
  if (reason) throw new ReleaseRefused(`${id} of the shell cannot be served: ${reason}.`);
  const unloadable = unloadableBy(document, offers);
  if (unloadable.length > 0 && !force)
    throw new ReleaseRefused(
      `${id} of the shell cannot load everything that is live. ${unloadable.join(' ')} ` +
        'Publish those remotes again first, or use --force: their pages then say that they are being updated.',
    );
}

/**
 * Checks that every named file exists and matches its hash, and that a compressed copy has the same content.
 */
export async function checkFiles(manifest: ReleaseManifest, files: ReleaseFiles): Promise<void> {
  const { name, entry, integrity, routes, widgets } = manifest;
  const named = [
    entry,
    ...routes.flatMap(({ files, later = [] }) => [...files, ...later.flatMap((part) => part.files)]),
    ...widgets.flatMap((widget) => widget.files),
  ];
  for (const file of new Set(named))
    if (!files.has(file) || !integrity[file])
      throw new ReleaseRefused(`${name} names ${file}, but the build has no such file.`);
  await checkHashes(manifest, files);
}

/** What Node says of a script that only works as a module. Other syntax errors may be syntax that it does not know yet. */
const moduleWords =
  /import statement outside a module|Unexpected token 'export'|'import\.meta' outside a module/;

/**
 * A container is loaded by a script element with its hash, and the modules that an ES module imports would have none: the page could run
 * files that no publish has seen.
 *
 * @throws ReleaseRefused for a container that is an ES module, or that takes longer to compile than any container
 */
export async function checkContainer({ name, entry }: ReleaseManifest, files: ReleaseFiles): Promise<void> {
  const wrong = await syntaxErrorOf(files.get(entry) ?? Buffer.alloc(0));
  if (wrong === tooMuch)
    throw new ReleaseRefused(
      `${entry} of ${name} is more than can be compiled in a few seconds. Build it smaller.`,
    );
  if (wrong === undefined || !moduleWords.test(wrong)) return;
  throw new ReleaseRefused(
    `${entry} of ${name} is an ES module. The shell loads containers as scripts with a hash, and what a module imports has none. Build the container with the library type "var" (@module-federation/enhanced, or its plugin for Rsbuild); @module-federation/vite writes ES modules only.`,
  );
}

/** The same for the shell, whose fonts have no hash. */
export async function checkShellFiles(manifest: ShellManifest, files: ReleaseFiles): Promise<void> {
  const { entry, lazy, chunks, fonts, developmentReact = [] } = manifest;
  const named = [...entry, ...fonts, ...Object.values(lazy).flat(), ...Object.values(chunks).flat()].concat(
    developmentReact,
  );
  for (const file of new Set(named))
    if (!files.has(file))
      throw new ReleaseRefused(`The shell names ${file}, but the build has no such file.`);
  await checkHashes(manifest, files);
}

async function checkHashes(manifest: ReleaseManifest | ShellManifest, files: ReleaseFiles): Promise<void> {
  const { name } = manifest;
  for (const [file, hash] of hashedFiles(manifest)) {
    const content = files.get(file);
    if (!content) throw new ReleaseRefused(`${name} has a hash for ${file}, but no such file came with it.`);
    if ((await integrityBeside(content)) !== hash)
      throw new ReleaseRefused(`${file} of ${name} is not the file that was built: its hash differs.`);
    await checkCompressed(name, file, content, files.get(`${file}.br`));
  }
}

/** Every file whose hash a build lists: those for the browser and those for the server. */
export const hashedFiles = ({ integrity, server }: Pick<Release, 'integrity' | 'server'>) =>
  Object.entries({ ...integrity, ...(server && { [server.file]: server.integrity }) });

/** Browsers receive the compressed copy, and its content must match the hash of the file. */
async function checkCompressed(
  remote: string,
  file: string,
  content: Buffer,
  compressed: Buffer | undefined,
): Promise<void> {
  if (!compressed) return;
  try {
    if ((await decompress(compressed, { maxOutputLength: content.length })).equals(content)) return;
  } catch {
    // No valid brotli, or longer than the file: refused below.
  }
  throw new ReleaseRefused(`${file}.br of ${remote} does not hold ${file}. Build the remote again.`);
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Above this a file is over every budget of a page, and its exact size decides nothing: it is measured by a faster method. */
const mostMeasuredExactly = 1024 * 1024;

/** Compresses beside the thread that answers requests: a file of 6 MB takes half a minute at the best quality. */
async function brotliSize(content: Buffer): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > mostMeasuredExactly ? 5 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return (await compress(content, { params })).length;
}

/** Sizes as measured here: the sizes in a manifest are not trusted. One file at a time leaves threads for other work. */
export async function measureSizes(
  { integrity, sizes }: Pick<ReleaseManifest, 'integrity' | 'sizes'>,
  files: ReleaseFiles,
): Promise<ReleaseManifest['sizes']> {
  const measured: Record<string, { raw: number; brotli: number }> = { ...sizes };
  for (const file of Object.keys(integrity)) {
    const content = files.get(file) ?? Buffer.alloc(0);
    measured[file] = {
      raw: content.length,
      brotli: files.get(`${file}.br`)?.length ?? (await brotliSize(content)),
    };
  }
  return measured;
}

const mostOfContainer = (remoteEntryKb + runtimeOfFederationKb) * 1024;
const mostOfPage = (pageOfRemoteKb + runtimeOfFederationKb) * 1024;

/** @param sizes as measured */
export function checkBudgets(
  { name, entry, routes }: ReleaseManifest,
  sizes: ReleaseManifest['sizes'],
  { pages }: { pages: boolean },
) {
  const bytesOf = (files: readonly string[]) =>
    [...new Set(files)]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0);
  const container = bytesOf([entry]);
  if (container > mostOfContainer)
    throw new ReleaseRefused(
      `${entry} is ${container} bytes in brotli; a container may have ${mostOfContainer}.`,
    );
  if (!pages) return;
  for (const { path, files } of routes) {
    const page = bytesOf([entry, ...files]);
    if (page > mostOfPage)
      throw new ReleaseRefused(
        `${path} of ${name} takes ${(page / 1024).toFixed(1)} KB of scripts in brotli; a remote's page may take ${mostOfPage / 1024}. ` +
          'Load what it does not show at first lazily.',
      );
  }
}

/** Releases of other remotes that are served or could be served at the same time. */
function othersOf(document: ReleaseDocument, remote: string): [string, Release][] {
  return remotesIn(document)
    .filter(([name]) => name !== remote)
    .flatMap(([name]) => servedReleases(document, name).map((release): [string, Release] => [name, release]));
}

/** A slot is one of the catalogue (shared/src/contract/slots.ts), and a remote fills it with one widget. */
function checkSlots({ name, widgets }: ReleaseManifest) {
  const named = widgets.map(({ slot }) => slot);
  const unknown = named.filter((slot) => !slotNamed(slot));
  if (unknown.length > 0)
    throw new ReleaseRefused(
      `No page has the slot ${unknown.join(', ')} that ${name} fills. There are ${Object.keys(slots).join(', ')}.`,
    );
  const twice = named.filter((slot, index) => named.indexOf(slot) !== index);
  if (twice.length > 0) throw new ReleaseRefused(`${name} fills the slot ${twice.join(', ')} twice.`);
  for (const { name: widget, slot, access } of widgets)
    if (access && accessIn(slot, access) !== access)
      throw new ReleaseRefused(
        `The widget ${widget} of ${name} is for ${access}, but its slot ${slot} is for ${accessIn(slot)}. Leave its access out: it then has that of the slot.`,
      );
}

/**
 * A path prefix, a slot and a store key belong to one remote.
 *
 * @throws ReleaseRefused naming the remote that owns it
 */
export function checkOwnership(manifest: ReleaseManifest, document: ReleaseDocument) {
  const { name, prefixes, widgets, slices } = manifest;
  checkSlots(manifest);
  const outside = outsidePrefixes(manifest);
  if (outside.length > 0)
    throw new ReleaseRefused(
      `${outside.join(', ')} of ${name} is outside its prefixes ${prefixes.join(', ')}.`,
    );
  const reserved = prefixes.filter((prefix) => reservedPrefixes.includes(prefix));
  if (reserved.length > 0)
    throw new ReleaseRefused(`${reserved.join(', ')} belongs to the shell. Choose another prefix.`);
  for (const [other, release] of othersOf(document, name)) {
    const taken = (what: string, values: readonly string[], theirs: readonly string[]) => {
      const both = values.filter((value) => theirs.includes(value));
      if (both.length > 0)
        throw new ReleaseRefused(
          `The ${what} ${both.join(', ')} belongs to ${other}. ${name} cannot have it.`,
        );
    };
    taken('prefix', prefixes, release.prefixes);
    taken(
      'slot',
      widgets.map(({ slot }) => slot),
      release.widgets.map(({ slot }) => slot),
    );
    taken('slice key', slices, release.slices ?? []);
  }
}

/**
 * A flag is named after its remote, which is thereby its only owner.
 *
 * @throws ReleaseRefused naming the flags of other remotes, or those that are declared twice
 */
export function checkFlags({ name, flags = [] }: Pick<ReleaseManifest, 'name' | 'flags'>) {
  const names = flags.map((flag) => flag.name);
  const foreign = names.filter((flag) => !isFlagOf(name, flag));
  if (foreign.length > 0)
    throw new ReleaseRefused(
      `The flag ${foreign.join(', ')} does not belong to ${name}. Its flags begin with "${name.replace('mf-', '')}.".`,
    );
  const twice = names.filter((flag, index) => names.indexOf(flag) !== index);
  if (twice.length > 0) throw new ReleaseRefused(`${name} declares the flag ${twice.join(', ')} twice.`);
}

/** A release is immutable, and its id contains its content hash. */
export function checkNotReplaced(release: Release, remote: string, document: ReleaseDocument) {
  const same = releasesOf(document, remote).releases.find(({ id }) => id === release.id);
  if (same && !isDeepStrictEqual([same.integrity, same.server], [release.integrity, release.server]))
    throw new ReleaseRefused(
      `${release.id} of ${remote} was published with other files. A release never changes: build again.`,
    );
}

/** A version has one content, so that changelogs and reports can be trusted. */
export function checkVersionIsNew(release: Release, remote: string, document: ReleaseDocument) {
  const { releases, swept = [] } = releasesOf(document, remote);
  const used = [...releases.map(({ id }) => id), ...swept].find(
    (id) => id !== release.id && id.replace(/-[0-9a-f]{10}$/, '') === release.version,
  );
  if (used)
    throw new ReleaseRefused(
      `Version ${release.version} of ${remote} was published before, as ${used}. Raise it in ${remote}/package.json ` +
        '(npx lerna version --no-push), or try it out on a local data folder with --same-version.',
    );
}
