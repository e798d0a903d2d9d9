import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { create, extract } from 'tar';

/**
 * Writes a folder's files into one compressed file, which only this user can read, and through to the disk. Node's own
 * compression works beside the thread that answers requests; that of `tar` would hold it.
 */
export async function packFolder(folder: string, file: string): Promise<void> {
  const files = create({ cwd: folder, portable: true, maxReadSize: 256 * 1024 }, ['.']);
  await pipeline(files, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600, flush: true }));
}

/**
 * Puts the files back, into an existing folder.
 * @throws when the file was cut off, or is something else
 */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  const wrong: string[] = [];
  const onwarn = (code: string, message: string | Error) => {
    // Snapshots of earlier versions name their files from "/"; they are put into the folder all the same.
    if (code !== 'TAR_ENTRY_INFO') wrong.push(String(message));
  };
  let files = 0;
  const onReadEntry = () => void (files += 1);
  await extract({ cwd: folder, file, onwarn, onReadEntry, preserveOwner: false });
  if (files === 0) wrong.push('it holds no files');
  if (wrong[0] !== undefined) throw new Error(wrong[0]);
}
