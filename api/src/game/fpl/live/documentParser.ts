import { Worker } from 'node:worker_threads';
import { readDocument, type ReadDocument } from './readDocument';

/** Parses bodies one after another, the large ones outside the thread that answers requests. */
export interface DocumentParser {
  /** Takes the body: its memory may move to the thread. */
  parse(body: Uint8Array<ArrayBuffer>): Promise<ReadDocument>;
  close(): Promise<void>;
}

interface ParserOptions {
  /** `documentThread.mjs`; without it all documents are parsed in this thread. */
  readonly file: string | undefined;
  /** Time for one document; the thread is ended after it. */
  readonly timeoutMs?: number;
}

/** A smaller document is parsed faster than it is sent to the thread and back. */
export const smallBytes = 64 * 1024;
/** The largest official document, of 2 MB, needs less than 20 MB. */
const heapMb = 192;
const defaultTimeoutMs = 10_000;

/** A thread that dies or takes too long refuses only its document; the next one starts another thread. */
export function createDocumentParser({ file, timeoutMs = defaultTimeoutMs }: ParserOptions): DocumentParser {
  let worker: Worker | undefined;
  /** One document at a time, so that a refusal concerns the document that caused it. */
  let last: Promise<unknown> = Promise.resolve();

  function living(path: string): Worker {
    if (worker !== undefined) return worker;
    const started = new Worker(path, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    started.unref();
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    worker = started;
    return started;
  }

  async function parseInThread(path: string, body: Uint8Array<ArrayBuffer>): Promise<ReadDocument> {
    const thread = living(path);
    const read = await nextMessage(thread, timeoutMs, () => thread.postMessage(body, [body.buffer]));
    if (read !== tooMuch && read !== tooLong) return read;
    await end(thread);
    return read;
  }

  async function end(thread: Worker): Promise<void> {
    if (worker === thread) worker = undefined;
    await thread.terminate();
  }

  return {
    parse: (body) => {
      if (file === undefined || body.length < smallBytes) return Promise.resolve(readDocument(body));
      const parsed = last.then(() => parseInThread(file, body));
      last = parsed;
      return parsed;
    },
    close: async () => {
      await last;
      if (worker !== undefined) await end(worker);
    },
  };
}

const tooMuch: ReadDocument = { refused: 'more than its thread can parse' };
const tooLong: ReadDocument = { refused: 'takes too long to parse' };

/** The thread's next message, or `tooMuch` or `tooLong`; never rejects. */
function nextMessage(thread: Worker, timeoutMs: number, send: () => void): Promise<ReadDocument> {
  return new Promise((resolve) => {
    const settle = (read: ReadDocument) => {
      clearTimeout(timer);
      thread.off('message', settle).off('error', onEnd).off('exit', onEnd);
      resolve(read);
    };
    const onEnd = () => settle(tooMuch);
    const timer = setTimeout(() => settle(tooLong), timeoutMs);
    thread.on('message', settle).on('error', onEnd).on('exit', onEnd);
    send();
  });
}
