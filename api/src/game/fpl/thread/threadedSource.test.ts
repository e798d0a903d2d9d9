import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClock } from '../../../platform/clock';
import { tinySeason, writeTinySeason } from '../../../../test/support/tinySeason';
import { createLocalSource, type LocalSourceChoice } from '../localSource';
import type { DocumentSource } from '../source';
import { openThreadedSource } from './threadedSource';

/** Compiles the thread from source; the build bundles it instead. */
function writeThread(): string {
  const thread = join(mkdtempSync(join(tmpdir(), 'touchline-thread-')), 'thread.mjs');
  const loader = pathToFileURL(require.resolve('tsx/esm/api').replace(/cjs$/, 'mjs')).href;
  const source = new URL('sourceThread.ts', import.meta.url).href;
  writeFileSync(thread, `import { register } from '${loader}'; register(); await import('${source}');`);
  return thread;
}

const file = writeThread();
const choice: LocalSourceChoice = { kind: 'replay', folder: writeTinySeason() };
const clock = createClock(Date.parse(tinySeason.inPlay), 0);
const inThisThread = createLocalSource(choice, clock);
let source: DocumentSource;

beforeAll(async () => {
  source = await openThreadedSource({ file, choice, clock });
}, 60_000);
afterAll(() => source.close?.());

const [team] = tinySeason.teams;
const paths = [
  'bootstrap-static/',
  'fixtures/?event=2',
  'event/2/live/',
  `entry/${team}/event/2/picks/`,
  'event/9/live/',
];

it.each(paths)('answers %s as the same season in this thread does, at every instant', async (path) => {
  for (const instant of [tinySeason.beforeGameweek2, tinySeason.inPlay, tinySeason.settled]) {
    clock.set(Date.parse(instant));
    expect(await source.get(path)).toEqual(await inThisThread.get(path));
  }
});

it('is the same season to whoever asks, and another one when its code is', () => {
  expect(source).toMatchObject({ name: 'replay', season: inThisThread.season });
  expect(source.identity).toMatch(new RegExp(`^${inThisThread.identity} [0-9a-f]{16}$`));
});

it('says in one line why a folder is not a season', async () => {
  const nothing: LocalSourceChoice = { kind: 'replay', folder: tmpdir() };
  await expect(openThreadedSource({ file, choice: nothing, clock })).rejects.toThrow(
    /is not a whole recorded season: bootstrap-static\.json is missing/,
  );
}, 60_000);

it('answers "unavailable" once it is closed', async () => {
  const closed = await openThreadedSource({ file, choice, clock });
  const asked = closed.get('bootstrap-static/');
  await closed.close?.();
  expect((await asked).outcome).toMatch(/ok|unavailable/);
  expect(await closed.get('bootstrap-static/')).toMatchObject({ outcome: 'unavailable' });
}, 60_000);

it('makes a thread that died anew, and what was asked meanwhile is "unavailable"', async () => {
  const mortal = join(mkdtempSync(join(tmpdir(), 'touchline-thread-')), 'mortal.mjs');
  writeFileSync(
    mortal,
    `import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ opened: { season: '2023-24', teams: [] } });
    parentPort.on('message', ({ id, path }) =>
      path === 'die/' ? process.exit(1) : parentPort.postMessage({ id, text: '[1]' }));`,
  );
  const dying = await openThreadedSource({ file: mortal, choice, clock });
  expect(await dying.get('die/')).toMatchObject({ outcome: 'unavailable' });
  expect(await dying.get('fixtures/')).toEqual({ outcome: 'ok', json: [1] });
  await dying.close?.();
});
