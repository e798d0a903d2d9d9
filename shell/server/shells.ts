import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { canariesOf, type Reader } from './releases/audience';
import { unservable } from './releases/offers';
import { pathOfRelease } from './releases/names';
import { noOverrides, type Overrides } from './releases/overrides';
import {
  type Release,
  type ReleaseDocument,
  releasesOf,
  type ServerFile,
  shellName,
} from './releases/releaseDocument';
import { wasServed } from './releases/servedFiles';
import { buildIdOf, readShellBuild, type ShellBuild } from './shellBuild';

/** Code that renders pages on the server. */
export interface RendererCode extends ServerFile {
  readonly folder: string;
}

/** A build of the shell that a page names. */
export interface ServedShell {
  readonly build: ShellBuild;
  /** Absent for a build that is served from where it was made. */
  readonly release?: Release;
  /** Folder of its files. */
  readonly folder: string;
  /** Renders its pages on the server; absent where only the browser draws them. */
  readonly renderer?: RendererCode;
  /** Only this reader gets it. */
  readonly isPreview: boolean;
}

/** Which build of the shell is served to whom. */
export interface Shells {
  /** For a page; without a reader the live build. */
  choose(document: ReleaseDocument, reader?: Reader, overrides?: Overrides): ServedShell;
  /** A build that a tab runs, by its id. */
  find(document: ReleaseDocument, id: string): ServedShell | undefined;
  /**
   * Folder of a file that some build names: an open tab loads lazy parts of a build that was replaced.
   *
   * @param preview id of the build that this reader previews; files of others that were never served are not found
   */
  folderOf(document: ReleaseDocument, file: string, preview?: string): string | undefined;
}

/** Names with a hash of the content: two builds that have the same name have the same file. */
const isStamped = (file: string) => /^[\w.-]+\.[0-9a-f]{10}\.[\w.]+$/.test(file) && !/\.map(\.|$)/.test(file);

interface ShellsOptions {
  /** Folder of all releases. */
  readonly folder: string;
  /** The build that this server was made with: served while no release of the shell can be. */
  readonly own: ServedShell;
  readonly report: (words: string) => void;
}

/** The one build of a development server, of the comparison build or of a test. */
export const onlyShell = (build: ShellBuild, folder: string): Shells => {
  const served: ServedShell = { build, folder, isPreview: false };
  return {
    choose: () => served,
    find: (_document, id) => (id === buildIdOf(build) ? served : undefined),
    folderOf: () => undefined,
  };
};

/** Builds of the shell from their releases. A release never changes, so each is read once. */
export function createShells({ folder, own, report }: ShellsOptions): Shells {
  const builds = new Map<string, ServedShell>();
  /** Folders by file; a sweep makes another document. */
  const folders = new WeakMap<ReleaseDocument, Map<string, string>>();
  const folderOfRelease = (id: string) => join(folder, pathOfRelease(shellName, id));

  /** @throws Error when its files are missing or are not what was published */
  function readRelease(release: Release): ServedShell {
    const at = folderOfRelease(release.id);
    const hash = integrityOf(readFileSync(join(at, 'release.json')));
    if (hash !== release.integrity['release.json'])
      throw new Error(`${join(at, 'release.json')} is not the file that was published: its hash differs.`);
    return {
      build: readShellBuild(at),
      release,
      folder: at,
      isPreview: false,
      ...(release.server && release.trusted && { renderer: { folder: at, ...release.server } }),
    };
  }

  function find(document: ReleaseDocument, id: string): ServedShell | undefined {
    const cached = builds.get(id);
    const release = releasesOf(document, shellName).releases.find((one) => one.id === id);
    if (cached || !release?.offers || unservable(release.offers)) return cached;
    try {
      const read = readRelease(release);
      builds.set(id, read);
      return read;
    } catch (error) {
      report(`The shell's release ${id} cannot be served: ${String(error)}`);
      return undefined;
    }
  }

  function wanted(document: ReleaseDocument, reader: Reader | undefined, { safeMode }: Overrides) {
    const { live, canary } = releasesOf(document, shellName);
    const hasCanary = !safeMode && canariesOf(document, reader).includes(shellName);
    return [hasCanary ? canary?.id : undefined, live].filter((id) => typeof id === 'string');
  }

  return {
    find,
    choose(document, reader, overrides = noOverrides) {
      const preview = overrides.previews[shellName];
      const previewed = preview === undefined ? undefined : find(document, preview);
      if (previewed) return { ...previewed, isPreview: true };
      for (const id of wanted(document, reader, overrides)) {
        const served = find(document, id);
        if (served) return served;
      }
      return own;
    },
    folderOf(document, file, preview) {
      if (!isStamped(file)) return undefined;
      const foldersByFile = folders.get(document) ?? new Map<string, string>();
      folders.set(document, foldersByFile);
      const releases = releasesOf(document, shellName);
      const folderAmong = (among: readonly Release[]) =>
        among.map(({ id }) => folderOfRelease(id)).find((at) => existsSync(join(at, file)));
      const found =
        foldersByFile.get(file) ??
        folderAmong(releases.releases.filter((release) => wasServed(releases, release)));
      if (found !== undefined) foldersByFile.set(file, found);
      return found ?? folderAmong(releases.releases.filter(({ id }) => id === preview));
    },
  };
}
