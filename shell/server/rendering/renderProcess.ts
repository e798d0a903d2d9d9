import type { RemoteModule } from '@touchline/shared/contract';
import { renderPage } from '../../src/rendering/renderPage';
import { createRemoteCode } from './loadRemote';
import type { Answer, Request } from './messages';

/**
 * Rendering process: renders one page at a time. It has no database, secrets or settings of the server, so
 * that a remote's code can only damage this process.
 */
const remotes = createRemoteCode();

const send = (answer: Answer) => void process.send?.(answer);

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const keysOf = (modules: Readonly<Record<string, RemoteModule>>) =>
  Object.fromEntries(
    Object.entries(modules).map(([name, { slices }]) => [name, slices.map(({ key }) => key)]),
  );

async function answer(request: Request): Promise<Answer> {
  const { id } = request;
  try {
    const modules = await remotes.load(request.code);
    if (request.kind === 'load') return { kind: 'loaded', id, slices: keysOf(modules) };
    // The time zone is set per process: the reason why pages are rendered in separate processes.
    process.env['TZ'] = request.job.screen.zone;
    const page = await renderPage(request.job, modules);
    return { kind: 'rendered', id, page, heapBytes: process.memoryUsage().heapUsed };
  } catch (error) {
    return { kind: 'threw', id, message: wordsOf(error) };
  }
}

/** Sequential: the contract's `shell()` is that of the current page. */
let last: Promise<unknown> = Promise.resolve();
process.on('message', (request: Request) => {
  last = last.then(() => answer(request)).then(send);
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'started' });
