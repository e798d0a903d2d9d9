import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { openDevRendering } from './devRendering';

const folder = mkdtempSync(join(tmpdir(), 'touchline-dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const rendering = openDevRendering(folder, ['shell', 'mf-clubs']);

const write = (build: string, state: object) =>
  writeFileSync(join(folder, `${build}.json`), JSON.stringify(state));
const ready = (file: string) => ({ status: 'ready', file, integrity: `sha384-${file}` });

/** Maps the first place of a file's first line to the first of a source. */
function compiledFrom(build: string, source: string) {
  mkdirSync(join(folder, build), { recursive: true });
  const map = { version: 3, names: [], sources: [source], mappings: 'AAAA' };
  writeFileSync(join(folder, build, 'server.1.cjs.map'), JSON.stringify(map));
  return `${join(folder, build, 'server.1.cjs')}:1:1`;
}

/** What a page shows that could not be rendered. */
const failureOf = async (words: string, owner: string) =>
  (await rendering.attempt((failed) => failed(words, owner))).failure;

beforeEach(() => {
  write('shell', ready('renderer.1.cjs'));
  write('mf-clubs', ready('server.1.cjs'));
});

it('names the code of a remote from source, and none of a remote that is built', async () => {
  const code = { name: 'mf-clubs', folder: join(folder, 'mf-clubs'), file: 'server.1.cjs' };
  expect(await rendering.codeOf('mf-clubs')).toEqual({ ...code, integrity: 'sha384-server.1.cjs' });
  expect(await rendering.codeOf('mf-team')).toBeUndefined();
});

it('lets a page wait for the compilation that a save has begun', async () => {
  write('mf-clubs', { status: 'compiling' });
  const code = rendering.codeOf('mf-clubs');
  write('mf-clubs', ready('server.2.cjs'));
  expect(await code).toMatchObject({ file: 'server.2.cjs' });
});

it('says which build does not compile, in the words of webpack', async () => {
  write('shell', { status: 'failed', words: 'ERROR in ./src/app/App.tsx' });
  const answer = await rendering.attempt(() => rendering.renderer());
  expect(answer).toMatchObject({ failure: { owner: 'shell', words: 'ERROR in ./src/app/App.tsx' } });
});

it('passes on what a page gives, and what else it throws', async () => {
  expect(await rendering.attempt(() => Promise.resolve('the page'))).toBe('the page');
  await expect(rendering.attempt(() => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
});

it('says in places of the sources what was thrown, and whose the first of them is', async () => {
  const library = compiledFrom('shell', 'shell/../node_modules/react-dom/server.js');
  const page = compiledFrom('mf-clubs', 'mf-clubs/src/pages/ClubPage.tsx');
  const stack = `ReferenceError: window is not defined\n    at render (${library})\n    at ClubPage (${page})\n    at node:internal/x:1:1`;
  expect(await failureOf(stack, 'shell')).toEqual({
    owner: 'mf-clubs',
    words:
      'ReferenceError: window is not defined\n    at render (node_modules/react-dom/server.js:1:1)\n    at ClubPage (mf-clubs/src/pages/ClubPage.tsx:1:1)\n    at node:internal/x:1:1',
    mark: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(await failureOf('It was slow.', 'mf-team')).toMatchObject({ owner: 'mf-team' });
});

it('answers a page that shows a failure when the next compilation has ended', async () => {
  await using app = Object.assign(Fastify(), {
    async [Symbol.asyncDispose]() {
      await app.close();
    },
  });
  await rendering.routes(app);
  const { mark } = await failureOf('It was slow.', 'mf-team');
  write('mf-clubs', { status: 'compiling' });
  const answer = app.inject({ url: `/dev/changed?since=${mark}` });
  await new Promise((resolve) => setTimeout(resolve, 250));
  write('mf-clubs', ready('server.2.cjs'));
  expect((await answer).statusCode).toBe(200);
  expect((await failureOf('It was slow.', 'mf-team')).mark).not.toBe(mark);
});
