import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderJob } from '../../src/app/rendering/rendered';
import type { RemoteCode } from './messages';
import { createRenderer, type Outcome } from './renderer';

/** Fake rendering process: the address decides what it does. */
const stand = `
process.on('message', ({ kind, id, job }) => {
  if (kind === 'load') return process.send({ kind: 'loaded', id });
  if (job.address === '/hangs') for (;;);
  if (job.address === '/exits') process.exit(3);
  if (job.address === '/silent') return;
  if (job.address === '/rejects') return void Promise.reject(new Error('nobody waits for this'));
  if (job.address === '/allocates') for (const kept = []; ; ) kept.push(new Array(100000).fill(kept.length));
  if (job.address === '/buffers') return void setInterval(() => (globalThis.kept ??= []).push(Buffer.alloc(50_000_000, 1)), 1);
  if (job.address === '/throws') return process.send({ kind: 'threw', id, message: 'window is not defined' });
  if (job.address === '/leaks') return process.send({ kind: 'rendered', id, page: { html: String(process.pid) }, heapBytes: 1e12 });
  const send = () => process.send({ kind: 'rendered', id, page: { html: String(process.pid) }, heapBytes: 1 });
  job.address === '/slow' ? setTimeout(send, 400) : send();
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'started' });
`;

const folder = mkdtempSync(join(tmpdir(), 'touchline-renderer-'));
const file = join(folder, 'renderer.cjs');
writeFileSync(file, stand);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const code: RemoteCode[] = [{ name: 'mf-sample', folder, file: 'server.cjs', integrity: 'sha384-x' }];
const said: string[] = [];
const renderer = createRenderer({
  file,
  report: (words) => said.push(words),
  limitMs: 200,
  hangMs: 600,
});
afterAll(() => renderer.close());

const ask = (address: string, of = code) => renderer.render({ address, boot: {} } as RenderJob, of);

/** Repeats the request until the process and the code have loaded. */
async function askWhenReady(address: string): Promise<Outcome> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const outcome = await ask(address);
    if (outcome.kind === 'rendered' || outcome.reason !== 'starting' || Date.now() > deadline) return outcome;
    await new Promise((next) => setTimeout(next, 20));
  }
}

const htmlOf = (outcome: Outcome) => (outcome.kind === 'rendered' ? outcome.page.html : undefined);

it('leaves the first page to the browser, and renders once the code is loaded', async () => {
  expect(await ask('/page')).toEqual({ kind: 'browser', reason: 'starting' });
  expect((await askWhenReady('/page')).kind).toBe('rendered');
});

it('leaves a page that throws to the browser and says what it threw', async () => {
  expect(await askWhenReady('/throws')).toEqual({
    kind: 'browser',
    reason: 'threw',
    words: 'window is not defined',
  });
  expect(said.join()).toContain('window is not defined');
  expect((await ask('/page')).kind).toBe('rendered');
});

it('does not let a reader wait for a slow page', async () => {
  expect(await askWhenReady('/slow')).toEqual({ kind: 'browser', reason: 'slow' });
});

it.each(['/hangs', '/exits', '/silent', '/rejects'])('replaces a process that %s', async (address) => {
  const before = htmlOf(await askWhenReady('/page'));
  expect((await ask(address)).kind).toBe('browser');
  let after: string | undefined;
  for (let tries = 0; tries < 100 && (after === undefined || after === before); tries += 1) {
    after = htmlOf(await askWhenReady('/page'));
    await new Promise((next) => setTimeout(next, 30));
  }
  expect(after).not.toBe(before);
});

it.each(['/allocates', '/buffers'])(
  'ends a process that %s, long before it would count as hanging',
  async (address) => {
    const patient = createRenderer({
      file,
      report: (words) => said.push(words),
      limitMs: 30_000,
      hangMs: 60_000,
    });
    const askFor = (page: string) => patient.render({ address: page, boot: {} } as RenderJob, []);
    expect((await askFor('/page')).kind).toBe('rendered');
    expect(await askFor(address)).toMatchObject({ kind: 'browser', reason: 'lost' });
    expect((await askFor('/page')).kind).toBe('rendered');
    patient.close();
  },
);

it('replaces a process whose memory has grown', async () => {
  const before = htmlOf(await askWhenReady('/leaks'));
  expect(htmlOf(await askWhenReady('/page'))).not.toBe(before);
});

it('excludes a release that fails again and again, and only that one', async () => {
  await askWhenReady('/page');
  for (let failures = 0; failures < 5; failures += 1) await askWhenReady('/throws');
  expect(await ask('/page')).toEqual({ kind: 'browser', reason: 'left-out' });
  expect((await ask('/page', [])).kind).toBe('rendered');
});
