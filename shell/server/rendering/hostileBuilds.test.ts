import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import Fastify from 'fastify';
import type { Boot } from '../../src/services/boot/boot';
import type { DeployTokens } from '../releases/deployTokens';
import { browserRegistry } from '../releases/browserRegistry';
import { releaseRoutes } from '../releases/releaseRoutes';
import { emptyDocument, type ReleaseDocument, releasesOf } from '../releases/releaseDocument';
import { createReleaseStore, type ReleaseStore } from '../releases/releaseStore';
import { createShells } from '../shells';
import { aBuild, aShell, type Build } from '../testing/aBuild';
import { aShellBuild } from '../testing/aShellBuild';
import { rowsOf } from '../testing/shownBy';
import { rehearseWith } from './rehearse';
import { createServerCode } from '../releases/serverCode';
import { createRenderedPages } from './renderedPages';
import { createRenderers } from './renderers';

/** What the code for Node of a hostile build does, after it has left its mark. */
const hostile: Readonly<Record<string, string>> = {
  'reads the secret': "process.getBuiltinModule('fs').readFileSync('secret')",
  'reads the deploy token': "process.getBuiltinModule('fs').readFileSync('deploy-token')",
  'reads the environment of the server':
    "process.getBuiltinModule('fs').readFileSync('/proc/' + process.ppid + '/environ')",
  'reads the memory of the server':
    "process.getBuiltinModule('fs').openSync('/proc/' + process.ppid + '/mem')",
  'lists open files of the server':
    "process.getBuiltinModule('fs').readdirSync('/proc/' + process.ppid + '/fd')",
  'ends the server': 'process.kill(process.ppid)',
  'stops the server': "process.kill(process.ppid, 'SIGSTOP')",
  'ends the own process': 'process.exit(1)',
  'aborts the own process': 'process.abort()',
  'loops for ever': 'for (;;);',
  'waits for ever': 'exports.remote = new Promise(() => {})',
  'fills the heap': 'for (const all = []; ; ) all.push(new Array(1e6).fill(1))',
  'fills buffers': 'for (const all = []; ; ) all.push(Buffer.alloc(1e8, 1))',
  'starts a process': "process.getBuiltinModule('child_process').execSync('id')",
  'starts a worker': "new (process.getBuiltinModule('worker_threads').Worker)('for(;;);', { eval: true })",
  'opens a socket': "process.getBuiltinModule('net').connect(80, '127.0.0.1')",
  'listens on a port': "process.getBuiltinModule('net').createServer().listen(0)",
  'asks a host by name': "process.getBuiltinModule('dns').lookup('example.org', () => {})",
  fetches: "fetch('http://127.0.0.1:8080/releases')",
  'imports a module of Node': "import('node:fs')",
  'imports from a data address': "import('data:text/javascript,export default process')",
  'constructs code by a constructor': "[].constructor.constructor('return process')().exit(1)",
  'constructs an asynchronous function': "(async () => {}).constructor('return process.env')()",
  'evaluates code': "(0, eval)('process.exit(1)')",
  'pollutes the prototype of objects': "Object.prototype.toString = () => { throw new Error('polluted') }",
  'replaces what the next page uses': "Array.prototype.map = () => []; JSON.stringify = () => '{}'",
  'replaces the channel to the server':
    "process.send({ kind: 'rendered', id: 1, page: { html: '<script>' } })",
  'reads the cache of modules': "process.getBuiltinModule('module')._cache",
  'leaves a timer': "setInterval(() => { throw new Error('late') }, 1)",
  'throws later': "Promise.reject(new Error('late'))",
  'floods the output': "for (let i = 0; i < 1e6; i += 1) process.stdout.write('x'.repeat(1000))",
  'writes beside its folder': "process.getBuiltinModule('fs').writeFileSync('../../evil', 'x')",
  'links out of its folder': "process.getBuiltinModule('fs').symlinkSync('/etc/passwd', 'passwd')",
  'opens the inspector': "process.getBuiltinModule('inspector').open(0)",
  'loads a native library': "process.dlopen({ exports: {} }, '/lib/x.node')",
  'takes over warnings and faults': "process.on('uncaughtException', () => {}); throw new Error('kept')",
};

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-hostile-'));
  store = aStore();
  writeFileSync(join(folder, 'renderer.cjs'), renderer);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Real files, and a document in memory. */
function aStore(): ReleaseStore {
  let document: ReleaseDocument = emptyDocument;
  return {
    ...createReleaseStore({} as never, join(folder, 'releases')),
    document: async () => document,
    update: async (change) => (document = change(document)),
  };
}

/** A rendering process that runs whatever code it is given, like the real one. */
const renderer = `
process.on('message', ({ kind, id, code }) => {
  for (const { folder, file } of code) require(folder + '/' + file);
  process.send(kind === 'load' ? { kind: 'loaded', id } : { kind: 'rendered', id, page: { html: '' }, heapBytes: 1 });
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'started' });
`;
const mark = () => join(folder, 'ran');
const markedBy = (code: string) =>
  Buffer.from(`process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(mark())}, 'x');\n${code}`);

const withServerCode = (code: string): Build =>
  aBuild('aaaaaaaaaa', (m, files) => {
    const content = markedBy(code);
    files.set('server.1.cjs', content);
    Object.assign(m, { server: { file: 'server.1.cjs', integrity: integrityOf(content) } });
    Object.assign(m.routes[0] ?? {}, { server: true });
  });

/** Publishes as the holder of a token does, on a server that rehearses and renders. */
async function publishWith(build: Build, options: { team?: string; preview?: boolean } = {}) {
  const app = Fastify();
  const deployToken = 'a-long-deploy-token';
  const { team, preview = false } = options;
  const tokens = {
    find: async (token: string) =>
      team && token === 'of-a-team' ? { name: `${team} token`, remote: team } : undefined,
  } as unknown as DeployTokens;
  const rehearse = rehearseWith(join(folder, 'renderer.cjs'), 2000);
  await app.register(releaseRoutes, { store, tokens, deployToken, rehearse });
  const answer = await app.inject({
    method: 'POST',
    url: '/releases',
    headers: { authorization: `Bearer ${team === undefined ? deployToken : 'of-a-team'}` },
    payload: {
      preview,
      files: Object.fromEntries([...build].map(([file, content]) => [file, content.toString('base64')])),
    },
  });
  await app.close();
  return answer.statusCode;
}

const lines: string[] = [];
const report = (words: string) => void lines.push(words);
beforeEach(() => void (lines.length = 0));

/** Opens the page as a reader does. @returns whether it came with HTML */
async function openPage(): Promise<boolean> {
  const document = await store.document();
  const own = {
    build: aShell,
    folder,
    isPreview: false,
    renderer: { folder, file: 'renderer.cjs', integrity: integrityOf(Buffer.from(renderer)) },
  };
  const renderers = createRenderers({ report, limitMs: 2000 });
  const pages = createRenderedPages({
    renderers,
    api: async () => ({ status: 200, body: {}, setCookies: [] }),
    apiKey: '',
    code: createServerCode(store, report),
    count: () => {},
  });
  const boot = { registry: browserRegistry(document, aShell) } as unknown as Boot;
  const page = {
    status: 200,
    files: [],
    calls: [],
    params: {},
    server: true,
    remotes: ['mf-clubs'],
  } as const;
  const asked = {
    page,
    shell: own,
    document,
    boot,
    address: '/clubs',
    calls: [],
    screen: { width: 390 } as never,
  };
  await pages.prepare(document, own);
  const isTrusted = releasesOf(document, 'mf-clubs').releases.some(({ trusted }) => trusted);
  let isRendered = false;
  // The process starts beside the first page.
  for (let tries = 0; !isRendered && tries < (isTrusted ? 200 : 2); tries += 1) {
    isRendered = (await pages.answer({ ...asked, client: '' })).rendered !== undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  renderers.close();
  return isRendered;
}

it.each(Object.entries(hostile))(
  'code of a team that %s runs neither at the rehearsal, of a preview or a release, nor for a page',
  async (_, code) => {
    for (const preview of [true, false]) {
      expect(await publishWith(withServerCode(code), { team: 'mf-clubs', preview })).toBe(200);
      expect(await openPage()).toBe(false);
      expect(existsSync(mark())).toBe(false);
    }
    expect(releasesOf(await store.document(), 'mf-clubs').live).toBe('1.0.0-aaaaaaaaaa');
  },
);

it('each is in the table of the document, and no other', () => {
  const rows = rowsOf('docs/platform.md')
    .filter(({ length }) => length === 3)
    .slice(1);
  expect(rows.flatMap(([, builds = '']) => builds.split('; '))).toEqual(Object.keys(hostile));
});

it('the same build runs when it comes with the token of the data folder', async () => {
  expect(await publishWith(withServerCode(''))).toBe(200);
  expect(existsSync(mark())).toBe(true);
  rmSync(mark());
  expect(await openPage()).toBe(true);
  expect(existsSync(mark())).toBe(true);
});

it('says once that releases of teams are rendered by the browser only', async () => {
  await publishWith(withServerCode(''), { team: 'mf-clubs' });
  await openPage();
  expect(lines.filter((line) => line.includes('token'))).toEqual([
    "Releases that arrived with a team's token are rendered by the browser only; this server runs none of their code. The first is 1.0.0-aaaaaaaaaa of mf-clubs.",
  ]);
});

it('the rendering process of a build of the shell that came with a team’s token is not started', async () => {
  const build = aShellBuild('bbbbbbbbbb', {}, markedBy('').toString());
  expect(await publishWith(build, { team: 'shell' })).toBe(200);
  const own = { build: aShell, folder, isPreview: false };
  const shells = createShells({ folder: store.folder, own, report });
  const served = shells.choose(await store.document());
  expect(served.release?.id).toBe('1.0.0-bbbbbbbbbb');
  expect(served.renderer).toBeUndefined();
  expect(existsSync(mark())).toBe(false);
});
