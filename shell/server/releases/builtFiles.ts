import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Content of a build's folder by file name. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/**
 * Name of the remote whose folder this is; undefined for any other folder, like the root of this repository.
 */
export function remoteHere(folder = process.cwd()): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  return /(?:^|\/)(mf-[a-z]+)$/.exec(name)?.[1];
}

/** Folder of a remote's build: below the folder of this repository, or in the remote's own. */
export const buildFolder = (remote: string): string =>
  remoteHere() === remote ? join(process.cwd(), 'dist') : join(process.cwd(), remote, 'dist');

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
