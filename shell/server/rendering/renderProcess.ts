import { renderPage } from '../../src/rendering/renderPage';
import { createRemoteCode } from './loadRemote';
import type { Answer, Request } from './messages';

/**
 * A process that renders pages, one at a time. It has nothing of the server: no database, no secrets, no settings. What a
 * remote's code does here costs this process at most.
 */
const remotes = createRemoteCode();

const send = (answer: Answer) => void process.send?.(answer);

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function answer(request: Request): Promise<Answer> {
  const { id } = request;
  try {
    const modules = await remotes.load(request.code);
    if (request.kind === 'load') return { kind: 'loaded', id };
    // The clock of a whole process: this is why pages are rendered in processes of their own.
    process.env['TZ'] = request.job.screen.zone;
    const page = await renderPage(request.job, modules);
    return { kind: 'rendered', id, page, heapBytes: process.memoryUsage().heapUsed };
  } catch (error) {
    return { kind: 'threw', id, message: wordsOf(error) };
  }
}

/** One after the other: the contract's `shell()` is that of one page. */
let last: Promise<unknown> = Promise.resolve();
process.on('message', (request: Request) => {
  last = last.then(() => answer(request)).then(send);
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'started' });
