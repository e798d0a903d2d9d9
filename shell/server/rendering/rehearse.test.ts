import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAnyManifest, parseManifest } from '../releases/releaseManifest';
import { aBuild } from '../testing/aBuild';
import { aShellBuild } from '../testing/aShellBuild';
import { rehearseWith } from './rehearse';

/** Fake rendering process: the name of the server's file decides what it does. */
const stand = `
const does = (code) => code[0]?.file.split('.')[1];
process.on('message', ({ kind, id, code, job }) => {
  const threw = (message) => process.send({ kind: 'threw', id, message });
  if (kind === 'load' && does(code) === 'slices') return process.send({ kind: 'loaded', id, slices: { 'mf-clubs': ['clubs', 'fixtures'] } });
  if (kind === 'load') return does(code) === 'broken' ? threw('ReferenceError: window is not defined') : process.send({ kind: 'loaded', id });
  const hasData = Object.keys(job.answers).length > 0;
  if (does(code) === 'hangs') for (;;);
  if (does(code) === 'ends') process.exit(3);
  if (does(code) === 'early' && !hasData) return threw('TypeError: no rows yet\\n    at Page');
  if (does(code) === 'late' && hasData) return threw('TypeError: no such row');
  process.send({ kind: 'rendered', id, page: { html: '' }, heapBytes: 1 });
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'started' });
`;

const folder = mkdtempSync(join(tmpdir(), 'touchline-rehearsal-'));
const file = join(folder, 'renderer.cjs');
writeFileSync(file, stand);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rehearse = rehearseWith(file, 500);

function manifestThat(does: string | undefined, server = true) {
  const build = aBuild('aaaaaaaaaa');
  const written = JSON.parse(build.get('release.json')?.toString() ?? '') as { routes: object[] };
  const routes = written.routes.map((route) => ({ ...route, server, calls: ['/v1/clubs/index/standings'] }));
  const code = does && { server: { file: `server.${does}.cjs`, integrity: 'sha384-x' } };
  return parseManifest(JSON.stringify({ ...written, routes, ...code }));
}

it('accepts a build whose pages can be rendered, and one that renders nothing on the server', async () => {
  await expect(rehearse(manifestThat('renders'), folder)).resolves.toBeUndefined();
  await expect(rehearse(manifestThat('ends', false), folder)).resolves.toBeUndefined();
  await expect(rehearse(manifestThat(undefined), folder)).resolves.toBeUndefined();
});

it.each([
  [
    'broken',
    'server.broken.cjs of mf-clubs cannot be loaded on the server: ReferenceError: window is not defined.',
  ],
  [
    'early',
    '/clubs of mf-clubs cannot be rendered on the server before its data is there: TypeError: no rows yet.',
  ],
  [
    'slices',
    'release.json of mf-clubs names the slice keys clubs, and its code has clubs, fixtures. Build the remote again.',
  ],
  ['late', '/clubs of mf-clubs cannot be rendered on the server with data: TypeError: no such row.'],
  ['ends', 'before its data is there: it does not end, or ends the process.'],
  ['hangs', 'before its data is there: it does not end, or ends the process.'],
])('refuses a build that is %s, with words', async (does, words) => {
  await expect(rehearse(manifestThat(does), folder)).rejects.toThrow(words);
});

it.each([
  ['starts', stand, undefined],
  ['throws at its start', 'throw new Error("no such module")', 'renderer.cjs of the shell does not start'],
])('asks of a build of the shell that its rendering process starts: one that %s', async (_, code, words) => {
  const build = aShellBuild('aaaaaaaaaa', {}, code);
  writeFileSync(join(folder, 'renderer.cjs'), code);
  const asked = rehearse(parseAnyManifest(build.get('release.json')?.toString() ?? ''), folder);
  await (words === undefined ? expect(asked).resolves.toBeUndefined() : expect(asked).rejects.toThrow(words));
});
