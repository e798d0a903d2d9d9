import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderJob } from '../../src/app/rendering/rendered';
import type { RemoteCode } from './messages';
import { createRenderer, type Outcome } from './renderer';

/** Fake rendering process: the address decides what it does. */
const stand = `
let worked = 0;
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
  if (job.address === '/works') for (const end = Date.now() + 300 + 0 * worked++; Date.now() < end; );
  if (job.address === '/count') return process.send({ kind: 'rendered', id, page: { html: String(worked) }, heapBytes: 1 });
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

describe('beside the process that renders', () => {
  const marks = mkdtempSync(join(tmpdir(), 'touchline-warm-'));
  const marking = join(marks, 'renderer.cjs');
  writeFileSync(
    marking,
    `process.on('message', ({ kind }) => {
  if (kind === 'load') require('node:fs').writeFileSync(${JSON.stringify(marks)} + '/' + process.pid + '.loaded', '');
});
${stand}`,
  );
  const own = createRenderer({
    file: marking,
    report: (words) => said.push(words),
    limitMs: 1500,
    hangMs: 6000,
    // A loop runs all the time, also where other tests have the processor.
    timesOf: () => undefined,
  });
  afterAll(() => rmSync(marks, { recursive: true, force: true }));
  afterAll(() => own.close());
  const page = (address: string) => own.render({ address, boot: {} } as RenderJob, code);

  async function untilRendered(address: string): Promise<string | undefined> {
    for (let tries = 0; tries < 500; tries += 1) {
      const html = htmlOf(await page(address));
      if (html !== undefined) return html;
      await new Promise((next) => setTimeout(next, 20));
    }
    return undefined;
  }
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      // It has ended.
      return false;
    }
  };
  const withCode = () =>
    readdirSync(marks).filter((name) => name.endsWith('.loaded') && isAlive(parseInt(name, 10)));

  /** Until two processes have the code. */
  async function untilWarm(): Promise<void> {
    for (let tries = 0; tries < 500 && withCode().length < 2; tries += 1)
      await new Promise((next) => setTimeout(next, 20));
    // The renderer hears of it a moment later.
    await new Promise((next) => setTimeout(next, 50));
  }

  it('another is warm: the page after one that ends the process has its HTML', async () => {
    const first = await untilRendered('/page');
    await untilWarm();
    expect(await page('/exits')).toMatchObject({ kind: 'browser', reason: 'lost' });
    const next = await page('/page');
    expect(htmlOf(next)).toBeDefined();
    expect(htmlOf(next)).not.toBe(first);
  });

  it('a page that loops holds up neither the next ones nor those that wait behind it', async () => {
    await untilRendered('/page');
    await untilWarm();
    const looping = page('/hangs');
    // Asked later, it waits longer.
    await new Promise((next) => setTimeout(next, 750));
    const behind = page('/page');
    expect(await looping).toEqual({ kind: 'browser', reason: 'slow' });
    expect((await behind).kind).toBe('rendered');
    expect((await page('/page')).kind).toBe('rendered');
  });
});

describe('more pages than one process renders in time', () => {
  const start = (cores: number) => {
    const busy = createRenderer({
      file,
      report: (words) => said.push(words),
      limitMs: 1500,
      hangMs: 6000,
      cores,
    });
    const page = (address: string, of: readonly RemoteCode[] = []) =>
      busy.render({ address, boot: {} } as RenderJob, of);
    return { busy, page };
  };

  it('those that cannot be in time any more are not rendered', async () => {
    const { busy, page } = start(1);
    expect((await page('/works')).kind).toBe('rendered');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => page('/works')));
    expect(outcomes).toContainEqual({ kind: 'browser', reason: 'busy' });
    expect(Number(htmlOf(await page('/count')))).toBeLessThan(9);
    busy.close();
  });

  /** Opens two pages at once, again and again. @returns the processes that rendered them, at most as many as there ever were */
  async function sharedBy(page: ReturnType<typeof start>['page'], mostTries: number): Promise<number> {
    let most = 0;
    // The second process is warm a moment after the first.
    for (let tries = 0; tries < mostTries && most < 2; tries += 1) {
      await new Promise((next) => setTimeout(next, 50));
      const outcomes = await Promise.all([page('/works', code), page('/works', code)]);
      most = Math.max(most, new Set(outcomes.map(htmlOf).filter((pid) => pid !== undefined)).size);
    }
    return most;
  }

  it('are shared with the spare process where the machine has a core for it', async () => {
    const { busy, page } = start(2);
    expect(await sharedBy(page, 40)).toBe(2);
    expect(await Promise.all([page('/works', code), page('/exits', code)])).toMatchObject([
      { kind: 'rendered' },
      { kind: 'browser', reason: 'lost' },
    ]);
    // Another one has taken its place.
    expect(await sharedBy(page, 40)).toBe(2);
    busy.close();
  });

  it('are rendered by one process on a machine with one core', async () => {
    const { busy, page } = start(1);
    expect(await sharedBy(page, 4)).toBe(1);
    busy.close();
  });
});

describe('while the machine gives a process too little time', () => {
  /** Half of the time the machine does something else. */
  let waitedMs = 0;
  const counting = setInterval(() => (waitedMs += 10), 20);
  afterAll(() => clearInterval(counting));
  const starved = createRenderer({
    file,
    report: (words) => said.push(words),
    limitMs: 10_000,
    hangMs: 250,
    timesOf: () => ({ ranMs: 0, waitedMs }),
  });
  afterAll(() => starved.close());
  const page = (address: string) => starved.render({ address, boot: {} } as RenderJob, []);

  it('a page may take as much longer, and nobody is to blame', async () => {
    await page('/page');
    const before = said.length;
    expect((await page('/slow')).kind).toBe('rendered');
    expect(said.slice(before)).toEqual([]);
  });

  it('one that gets no time at all is rendered by the browser, and nobody is to blame', async () => {
    const none = createRenderer({
      file,
      report: (words) => said.push(words),
      limitMs: 10_000,
      hangMs: 100,
      timesOf: () => ({ ranMs: 0, waitedMs: performance.now() }),
    });
    const before = said.length;
    expect(await none.render({ address: '/silent', boot: {} } as RenderJob, [])).toEqual({
      kind: 'browser',
      reason: 'busy',
    });
    expect(said.slice(before)).toEqual([]);
    none.close();
  });
});

it('excludes a release that fails again and again, and only that one', async () => {
  await askWhenReady('/page');
  for (let failures = 0; failures < 5; failures += 1) await askWhenReady('/throws');
  expect(await ask('/page')).toEqual({ kind: 'browser', reason: 'left-out' });
  expect((await ask('/page', [])).kind).toBe('rendered');
});
