import type { RemoteModule } from '@touchline/shared/contract';
import { createRenderMemory, renderPage } from '../../src/app/rendering/renderPage';
import { createRemoteCode } from './loadRemote';
import type { Answer, PackedRequest } from './messages';
import { trackTimers } from './pageTimers';
import { createUnpacker } from './registryOnce';

/**
 * Rendering process: renders one page at a time. It is separate so that code which throws, hangs or allocates without end costs its own
 * pages only. It is no boundary against hostile code, which never gets here: only trusted releases are rendered (docs/decisions/0093-what-a-token-may-run.md).
 */
const remotes = createRemoteCode();
const unpack = createUnpacker();
const timers = trackTimers();
const memory = createRenderMemory();

const send = (answer: Answer) => void process.send?.(answer);

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const keysOf = (modules: Readonly<Record<string, RemoteModule>>) =>
  Object.fromEntries(
    Object.entries(modules).map(([name, { slices }]) => [name, slices.map(({ key }) => key)]),
  );

async function answer(request: PackedRequest): Promise<Answer> {
  const { id } = request;
  try {
    const job = request.kind === 'render' ? unpack(request.job) : undefined;
    const modules = await remotes.load(request.code);
    if (!job) return { kind: 'loaded', id, slices: keysOf(modules) };
    // The time zone is set per process: the reason why pages are rendered in separate processes.
    process.env['TZ'] = job.screen.zone;
    const page = await renderPage(job, modules, memory);
    const { heapUsed, external } = process.memoryUsage();
    return { kind: 'rendered', id, page, heapBytes: heapUsed + external };
  } catch (error) {
    return { kind: 'threw', id, message: wordsOf(error) };
  } finally {
    timers.clear();
  }
}

/** Sequential: the contract's `shell()` is that of the current page. */
// eslint-disable-next-line no-restricted-syntax -- this module is the process, and is imported by none.
let last: Promise<unknown> = Promise.resolve();
process.on('message', (request: PackedRequest) => {
  last = last.then(() => answer(request)).then(send);
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'started' });
