import type { OverrideCookie } from './overrideCookie';
import { releaseOfAddress } from './names';
import { type Release, type ReleaseDocument, releasesOf, type RemoteReleases } from './releaseDocument';
import type { ReleaseStore } from './releaseStore';

/**
 * For files that never are a document of their own. A script may be a worker's, which `sandbox` without the two flags would stop; it may
 * compile WebAssembly and fetch from this origin, as the page that started it.
 */
const ofScripts =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; sandbox allow-scripts allow-same-origin";
const ofOthers = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Types of files that browsers may have of a release. None of them is a document with scripts: no HTML, no XML, no SVG. */
const policies: Readonly<Record<string, string>> = {
  js: ofScripts,
  ...Object.fromEntries(
    ['css', 'wasm', 'woff2', 'woff', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'txt'].map((type) => [
      type,
      ofOthers,
    ]),
  ),
};

/** Name and type of a file; also of its compressed copy, which has the address of the file itself. */
const typeOf = (file: string) => /\.([a-z0-9]+)$/.exec(file)?.[1] ?? '';

/** Whether a file of a release is served at its address. The address must be decoded. */
export const isServedType = (file: string): boolean => Object.hasOwn(policies, typeOf(file));

/** Headers of a file of a release or of the shell. @param path as stored, which may be that of a compressed copy */
export const headersOfFile = (path: string): Readonly<Record<string, string>> => ({
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
  'content-security-policy': policies[typeOf(path.replace(/\.(br|gz)$/, ''))] ?? ofOthers,
});

/** A release that somebody was served: open tabs load its lazy files for days. All others are previews, or wait for their promotion. */
export const wasServed = (
  { live, previous, canary }: RemoteReleases,
  { id, retired_at }: Pick<Release, 'id' | 'retired_at'>,
): boolean => retired_at !== undefined || [live, previous, canary?.id].includes(id);

/** Who may have a file. */
type Access = 'everybody' | 'this reader' | 'nobody' | 'not now';

interface FileAccessOptions {
  readonly store: Pick<ReleaseStore, 'document' | 'fetchFiles'>;
  readonly overrideCookie: Pick<OverrideCookie, 'previewsIn'>;
}

/**
 * Access to the files of releases. Those that somebody was served are everybody's, and the others those of the readers whose cookie names
 * them.
 */
export function createFileAccess({ store, overrideCookie }: FileAccessOptions) {
  /** Addresses of releases that are everybody's and in this process's folder. Published files never change, so they stay it. */
  const open = new Set<string>();

  function find(document: ReleaseDocument, remote: string, id: string) {
    const releases = releasesOf(document, remote);
    const release = releases.releases.find((one) => one.id === id);
    return release && { isPublic: wasServed(releases, release) };
  }

  return {
    /** @param path decoded path of the address */
    async of(path: string, cookie: string | undefined): Promise<Access> {
      const named = releaseOfAddress(path);
      if (!named || !isServedType(named.file)) return 'nobody';
      const { remote, id } = named;
      const key = `${remote}/${id}`;
      if (open.has(key)) return 'everybody';
      const found = find(await store.document(), remote, id);
      if (!found) return 'nobody';
      if (!found.isPublic && overrideCookie.previewsIn(cookie)[remote] !== id) return 'nobody';
      const isHere = await store.fetchFiles(remote, id).then(
        () => true,
        // The reply is a 503, and the next request fetches again.
        () => false,
      );
      if (!isHere) return 'not now';
      if (!found.isPublic) return 'this reader';
      open.add(key);
      return 'everybody';
    },
  };
}
