import { ReleaseRefused, shellName } from './releaseDocument';

/**
 * Names that become paths, bucket keys and addresses. This is the only place that parses them: everything that builds a path of a
 * release calls `pathOfRelease` or `pathOfFile`.
 */

/** Source of a regular expression for a remote's name; the whole name, at most 40 characters. */
export const remoteNamePattern = '^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$';
export const longestRemoteName = 40;

const number = '(?:0|[1-9]\\d{0,8})';
const label = '[0-9A-Za-z-]+';
/** A version as SemVer has it, without build metadata. */
export const versionPattern = `^${number}\\.${number}\\.${number}(?:-${label}(?:\\.${label})*)?$`;
export const longestVersion = 60;

/** Hash of a build's content. */
export const hashPattern = '^[0-9a-f]{10}$';

/** One part of a file's name: never `.` or `..`, and nothing hidden. */
const segment = '[A-Za-z0-9_@](?:[A-Za-z0-9_@.~+-]*[A-Za-z0-9_@~+-])?';
const longestFileName = 200;
/** A build of this repository has about 130 files. */
const mostFiles = 2000;

const isRemote = new RegExp(remoteNamePattern);
const isVersion = new RegExp(versionPattern);
const isFile = new RegExp(`^${segment}(?:/${segment})*$`);

/** For messages: a hostile name may be long. */
const shown = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);

export const isRemoteName = (text: string): boolean =>
  text.length <= longestRemoteName && isRemote.test(text);

/**
 * Owner of releases: a remote or the shell.
 *
 * @throws ReleaseRefused for any other text
 */
export function parseOwner(text: string): string {
  if (text === shellName || isRemoteName(text)) return text;
  throw new ReleaseRefused(
    `${shown(text)} is not the name of a remote. It begins with mf- and has at most ${longestRemoteName} small letters, digits and single hyphens: mf-team.`,
  );
}

const isReleaseId = (text: string) =>
  /-[0-9a-f]{10}$/.test(text) && text.length <= longestVersion + 11 && isVersion.test(text.slice(0, -11));

/** @throws ReleaseRefused unless the text is `version-hash` */
export function parseReleaseId(text: string): string {
  if (isReleaseId(text)) return text;
  throw new ReleaseRefused(
    `${shown(text)} is not the id of a release. An id is the version and ten digits of the hash: 1.2.0-3f9a1c20de.`,
  );
}

/** @throws ReleaseRefused unless the text names a file below a build's folder */
export function parseFileName(text: string): string {
  if (text.length <= longestFileName && isFile.test(text)) return text;
  throw new ReleaseRefused(
    `${shown(text)} is not a file name of a build: at most ${longestFileName} letters, digits and _ @ . ~ + -, with / between folders. ` +
      'No part begins or ends with a dot.',
  );
}

/**
 * File names that can be stored together on every system.
 *
 * @throws ReleaseRefused for a wrong name, for a file that is the folder of another, and for two that differ in case only
 */
export function checkFileNames(names: Iterable<string>): void {
  const all = [...names];
  if (all.length > mostFiles)
    throw new ReleaseRefused(`The build has ${all.length} files; a build may have ${mostFiles}.`);
  const byLowerCase = new Map<string, string>();
  for (const name of all) {
    const lower = parseFileName(name).toLowerCase();
    const other = byLowerCase.get(lower);
    if (other !== undefined)
      throw new ReleaseRefused(`The files ${other} and ${name} differ in case only. Rename one.`);
    byLowerCase.set(lower, name);
  }
  for (const name of byLowerCase.keys())
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
      const folder = byLowerCase.get(name.slice(0, end));
      if (folder !== undefined)
        throw new ReleaseRefused(
          `${folder} is a file and the folder of ${byLowerCase.get(name)}. Rename one.`,
        );
    }
}

/** Path of a release's folder below the folder of all releases; also the start of its bucket keys. */
export const pathOfRelease = (owner: string, id: string): string =>
  `${parseOwner(owner)}/${parseReleaseId(id)}`;

/** Path of a file of a release; also its bucket key. */
export const pathOfFile = (owner: string, id: string, file: string): string =>
  `${pathOfRelease(owner, id)}/${parseFileName(file)}`;

/**
 * Remote and release of an address below `/r/`; undefined for every address that cannot be one of a release's files. The address must be
 * decoded.
 */
export function releaseOfAddress(
  path: string,
): { readonly remote: string; readonly id: string; readonly file: string } | undefined {
  const [, root, remote = '', id = '', ...rest] = path.split('/');
  const file = rest.join('/');
  if (root !== 'r' || !isRemoteName(remote) || !isReleaseId(id)) return undefined;
  return file.length <= longestFileName && isFile.test(file) ? { remote, id, file } : undefined;
}
