import { statfs } from 'node:fs/promises';

/** Free bytes for this user; undefined when the platform cannot report them. */
export type DiskSpace = () => Promise<number | undefined>;

/** Minimum for reliable writes: a checkpoint and a snapshot take some tens of megabytes. 64 MB. */
export const leastDiskSpace = 64 * 1024 * 1024;

export const diskSpaceOf =
  (folder: string): DiskSpace =>
  async () => {
    // Some file systems do not tell: then nothing is said about space.
    const found = await statfs(folder).catch(() => undefined);
    return found && found.bavail * found.bsize;
  };
