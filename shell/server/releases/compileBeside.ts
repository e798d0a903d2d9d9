import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';

/** Answer for a script that its thread did not finish. */
export const tooMuch = 'more than its thread can compile';

/** A smaller script is compiled faster than a thread is started; containers of our builds have 20 to 70 kB. */
const smallBytes = 128 * 1024;

interface Limits {
  readonly mostMs: number;
  readonly heapMb: number;
}

function errorHere(code: string): string | undefined {
  try {
    // Compiled and never run.
    new Script(code);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Text in place of a file, so that it is the same thread in the built server and from source. */
const threadCode = `
const { Script } = require('node:vm');
const { parentPort, workerData } = require('node:worker_threads');
let error;
try { new Script(Buffer.from(workerData).toString('utf8')); } catch (thrown) { error = String(thrown); }
parentPort.postMessage({ error });
`;

async function errorInThread(content: Buffer, { mostMs, heapMb }: Limits): Promise<string | undefined> {
  const thread = new Worker(threadCode, {
    eval: true,
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  try {
    return await new Promise((resolve) => {
      const onEnd = () => resolve(tooMuch);
      const timer = setTimeout(onEnd, mostMs);
      thread.once('message', ({ error }: { error?: string }) => resolve(error));
      thread.once('error', onEnd).once('exit', () => (clearTimeout(timer), onEnd()));
    });
  } finally {
    await thread.terminate();
  }
}

/**
 * Compiles a script without running it; a large one in a thread of its own, so that the thread that answers requests goes on.
 *
 * @returns what is wrong with its syntax, in the engine's words; `tooMuch` where time or memory of the thread are used up
 */
export const syntaxErrorOf = (
  content: Buffer,
  limits: Limits = { mostMs: 10_000, heapMb: 256 },
): Promise<string | undefined> =>
  content.length <= smallBytes
    ? Promise.resolve(errorHere(content.toString('utf8')))
    : errorInThread(content, limits);
