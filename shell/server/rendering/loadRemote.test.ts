import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { createRemoteCode } from './loadRemote';

const folder = mkdtempSync(join(tmpdir(), 'touchline-remote-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
/** Server code of a release, as it is stored. */
function stored(content: string, integrity = integrityOf(Buffer.from(content))) {
  const file = `server.${(files += 1)}.cjs`;
  writeFileSync(join(folder, file), content);
  return { name: 'mf-sample', folder, file, integrity };
}

const remotes = createRemoteCode();
const load = async (content: string, integrity?: string) =>
  (await remotes.load([stored(content, integrity)]))['mf-sample'];

it('gives a remote the shared modules of the process, and no others', async () => {
  const code = "exports.remote = { routes: [], react: require('react') };";
  expect(await load(code)).toHaveProperty('react.createElement');
  await expect(load("require('node:fs')")).rejects.toThrow(
    'mf-sample asks the server for "node:fs", which is no shared module.',
  );
});

it.each([
  ['throws', "throw new Error('no luck');", 'no luck'],
  ['reads the window', 'window.innerWidth;', 'window is not defined'],
  ['exports nothing', '', 'does not export `remote`'],
  ['is no JavaScript', 'const = 1', 'Unexpected token'],
])('refuses code that %s', async (_, content, words) => {
  await expect(load(content)).rejects.toThrow(words);
});

it('runs no code that is not what was published', async () => {
  await expect(load('exports.remote = {};', 'sha384-other')).rejects.toThrow('its hash differs');
});
