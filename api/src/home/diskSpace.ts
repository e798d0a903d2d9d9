import { statfs } from 'node:fs/promises';

/** Bytes that this user may still write; undefined where nobody can tell. */
export type DiskSpace = () => Promise<number | undefined>;

/**
 * Below this a database cannot be relied on to write: a checkpoint and a snapshot take some tens of megabytes. 64 MB.
 */
export const leastDiskSpace = 64 * 1024 * 1024;

export const diskSpaceOf =
  (folder: string): DiskSpace =>
  async () => {
    const found = await statfs(folder).catch(() => undefined);
    return found && found.bavail * found.bsize;
  };
