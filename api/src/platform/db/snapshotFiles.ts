import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const snapshotFolder = (home: string) => join(home, 'snapshots');

/** Newest first. */
export function listSnapshots(home: string): string[] {
  const folder = snapshotFolder(home);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}
