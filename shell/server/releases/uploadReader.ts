import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { readUpload, type ReadUpload, type Upload } from './upload';

/** The body of a publish cannot be read; the reply has its status. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  constructor(
    message: string,
    readonly status: 400 | 413 = 400,
  ) {
    super(message);
  }
}

export interface UploadReader {
  /** @throws UploadRefused, also for more than `mostBytes` */
  read(body: Readable, mostBytes: number): Promise<Upload>;
}

/** A smaller body is parsed faster than a thread is started. */
const smallBytes = 64 * 1024;
/** The text of a body of 64 MB, and what is parsed from it. */
const heapMb = 384;

const asUpload = (read: ReadUpload): Upload => {
  if ('refused' in read) throw new UploadRefused(read.refused);
  const { fields, files } = read;
  const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
    Buffer.from(buffer, byteOffset, byteLength);
  return { fields, files: new Map(files.map(([name, content]) => [name, asBuffer(content)])) };
};

/** A thread that dies refuses only its own body. */
function startThread(file: string) {
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  const read = new Promise<ReadUpload>((resolve) => {
    const onEnd = () => resolve({ refused: 'The body of a publish is more than its thread can parse.' });
    thread.once('message', resolve).once('error', onEnd).once('exit', onEnd);
  });
  return {
    send: (part: Uint8Array) => thread.postMessage(part),
    finish: () => {
      thread.postMessage(null);
      return read;
    },
    end: () => thread.terminate(),
  };
}

/** The parts of a body as they arrive. A body that is left early stays open for the reply. */
async function* partsOf(body: Readable, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new UploadRefused(`A publish may have ${mostBytes} bytes.`, 413);
    yield part;
  }
}

/** Sends each part on at once: putting 64 MB together holds a thread too. */
async function readInThread(
  file: string,
  parts: AsyncIterable<Buffer>,
  first: Buffer[],
): Promise<ReadUpload> {
  const thread = startThread(file);
  try {
    first.forEach(thread.send);
    for await (const part of parts) thread.send(part);
    return await thread.finish();
  } finally {
    await thread.end();
  }
}

/**
 * Reads bodies of publishes. Parsing 64 MB holds a thread for half a second, so a large body gets a thread of its own
 * (docs/decisions/0133-a-publish-is-parsed-in-a-thread.md).
 *
 * @param file `uploadThread.mjs`; without it all bodies are parsed in this thread
 */
export const createUploadReader = (file?: string): UploadReader => ({
  async read(body, mostBytes) {
    const parts = partsOf(body, mostBytes);
    const first: Buffer[] = [];
    let bytes = 0;
    while (file === undefined || bytes < smallBytes) {
      const part = await parts.next();
      if (part.done) return asUpload(readUpload(Buffer.concat(first)));
      first.push(part.value);
      bytes += part.value.length;
    }
    return asUpload(await readInThread(file, parts, first));
  },
});
