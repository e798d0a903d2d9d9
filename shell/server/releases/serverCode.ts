import { join } from 'node:path';
import { pathOfRelease } from './names';
import {
  releasesOf,
  remotesIn,
  type Release,
  type ReleaseDocument,
  type ServerFile,
} from './releaseDocument';
import type { ReleaseStore } from './releaseStore';

/** Code of a release for Node, where the rendering process finds it. */
export interface CodeOfRelease extends ServerFile {
  /** Name of the remote. */
  readonly name: string;
  readonly folder: string;
}

/**
 * Code for Node of the releases that readers get, with its files in this process's folder. A release without such code, an untrusted one,
 * or one whose files cannot be fetched, has none: the browser renders its pages.
 */
export interface ServerCode {
  /** @param base folder of the reader's release, as the browser's registry names it */
  of(document: ReleaseDocument, remote: string, base: string | undefined): Promise<CodeOfRelease | undefined>;
  /** That of all live releases. */
  live(document: ReleaseDocument): Promise<CodeOfRelease[]>;
}

/** @param report says once that a release arrived with a team's token: none of its code runs here */
export function createServerCode(
  { folder, fetchFiles }: Pick<ReleaseStore, 'folder' | 'fetchFiles'>,
  report?: (words: string) => void,
): ServerCode {
  let isSaid = false;
  function sayUntrusted(remote: string, id: string) {
    if (!isSaid)
      report?.(
        `Releases that arrived with a team's token are rendered by the browser only; this server runs none of their code. The first is ${id} of ${remote}.`,
      );
    isSaid = true;
  }

  async function codeOf(remote: string, release: Release | undefined): Promise<CodeOfRelease | undefined> {
    if (!release?.server) return undefined;
    if (!release.trusted) {
      sayUntrusted(remote, release.id);
      return undefined;
    }
    const isHere = await fetchFiles(remote, release.id).then(
      () => true,
      // The browser renders the page; its own request for the files says what is wrong.
      () => false,
    );
    return isHere
      ? { name: remote, folder: join(folder, pathOfRelease(remote, release.id)), ...release.server }
      : undefined;
  }

  return {
    of(document, remote, base) {
      const { releases } = releasesOf(document, remote);
      return codeOf(
        remote,
        releases.find(({ id }) => base === `/r/${remote}/${id}/`),
      );
    },
    async live(document) {
      const code = remotesIn(document).map(([remote, { live, releases }]) =>
        codeOf(
          remote,
          releases.find(({ id }) => id === live),
        ),
      );
      return (await Promise.all(code)).filter((one) => one !== undefined);
    },
  };
}
