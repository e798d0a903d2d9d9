import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { isRemoteName, parseOwner } from './names';
import { shellName } from './releaseDocument';

/** Content of a build's folder by file name. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/**
 * Name of the remote whose folder this is; undefined for any other folder, like the root of this repository.
 */
export function remoteHere(): string | undefined {
  const file = join(process.cwd(), 'package.json');
  if (!existsSync(file)) return undefined;
  const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  const last = name.slice(name.lastIndexOf('/') + 1);
  return isRemoteName(last) ? last : undefined;
}

/**
 * Folder of a build: below the folder of this repository, or in the remote's own.
 *
 * @throws ReleaseRefused unless it is the name of a remote or of the shell
 */
export const buildFolder = (name: string): string =>
  remoteHere() === parseOwner(name) ? join(process.cwd(), 'dist') : join(process.cwd(), name, 'dist');

/** Whether a folder that `buildFolder` names has a build. */
export const isBuilt = (name: string, folder: string): boolean =>
  existsSync(join(folder, name === shellName ? 'web' : '', 'release.json'));

/** The build of a remote, or of the shell. */
export const readBuildOf = (name: string, folder: string): Promise<ReleaseFiles> =>
  name === shellName ? readShellFiles(folder) : readBuild(folder);

/** All files below a build's folder, names relative to it. */
export async function readBuild(folder: string): Promise<ReleaseFiles> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), await readFile(path));
  }
  return files;
}

/** Code that renders pages on the server, in a release of the shell. */
const rendererFile = 'renderer.cjs';

/**
 * The shell has two builds of the same sources: files for the browser, and the code that renders pages on the server. They
 * are one release, whose hash is of both.
 *
 * @param folder with both, each in its own
 */
async function readShellFiles(folder: string): Promise<ReleaseFiles> {
  const files = new Map(await readBuild(join(folder, 'web')));
  // A build without it is a release that only browsers render.
  const renderer = await readFile(join(folder, 'renderer', rendererFile)).catch(() => undefined);
  const text = files.get('release.json')?.toString('utf8');
  if (!renderer || text === undefined) return files;
  const manifest = JSON.parse(text) as { hash: string };
  const integrity = integrityOf(renderer);
  const hash = createHash('sha256').update(`${manifest.hash} ${integrity}`).digest('hex').slice(0, 10);
  const whole = { ...manifest, hash, server: { file: rendererFile, integrity } };
  return files.set(rendererFile, renderer).set('release.json', Buffer.from(JSON.stringify(whole)));
}
