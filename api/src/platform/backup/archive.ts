import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { create, extract } from 'tar';

/**
 * Writes a folder's files into one compressed file, which only this user can read, and through to the disk. Node's own
 * compression works beside the thread that answers requests; that of `tar` would hold it.
 */
export async function packFolder(folder: string, file: string): Promise<void> {
  const files = create({ cwd: folder, portable: true, maxReadSize: 256 * 1024 }, ['.']);
  await pipeline(files, createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600, flush: true }));
}

const bytesAfter = 'it has bytes after its end';

/**
 * Puts the files back, into an existing folder.
 * @throws when the file was cut off, has bytes after its end, or is something else
 */
export async function unpackFolder(file: string, folder: string): Promise<void> {
  const wrong: string[] = [];
  const onwarn = (code: string, message: string | Error) => {
    // Snapshots of earlier versions name their files from "/"; they are put into the folder all the same.
    if (code !== 'TAR_ENTRY_INFO') wrong.push(String(message));
  };
  let files = 0;
  const onReadEntry = () => void (files += 1);
  const unpacking = extract({ cwd: folder, onwarn, onReadEntry, preserveOwner: false });
  // What cannot go on still closes, once the files before it are written.
  unpacking.on('error', (thrown) => wrong.push(String(thrown)));
  const unpacked = new Promise((resolve) => unpacking.once('close', resolve));
  // After its end mark an archive takes nothing, and never drains.
  let over = false;
  unpacking.on('eof', () => (over = true));
  const isOver = () => over;
  // The decompression of `tar` never ends for a file with bytes after its end.
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip, async (chunks: AsyncIterable<Buffer>) => {
    try {
      for await (const chunk of chunks) {
        if (isOver() && chunk.some((byte) => byte !== 0)) wrong.push(bytesAfter);
        if (isOver()) continue;
        const isReady = unpacking.write(chunk);
        if (!isReady && !isOver()) await once(unpacking, 'drain');
      }
    } finally {
      unpacking.end();
      await unpacked;
    }
  });
  // It rejects at the first error, while the files before it are still being written.
  await reading.catch(async (thrown: unknown) => {
    await unpacked;
    throw thrown;
  });
  if (gunzip.bytesWritten !== (await stat(file)).size) wrong.push(bytesAfter);
  if (files === 0) wrong.push('it holds no files');
  if (wrong[0] !== undefined) throw new Error(wrong[0]);
}
