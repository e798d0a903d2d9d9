// @ts-check
/**
 * `node scripts/checkNewRemote.mjs`: makes a remote as `npm run new-remote` does, in a folder of its own below `.cache`, and one as
 * `--out` does, with the packed packages alone, and holds both to what the command promises: types, lint, tests, a build, and a
 * publish that goes through. The one outside is also developed in the pages of a running app: a component is exchanged there without a
 * reload. It builds the server and the shell first where they are stale; with `--built` they are what has just been built: Nx lays a
 * build's folder down anew even where nothing is stale, and apps of other tests run from it.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root, run, runTsc } from './lib/run.mjs';
import { fail, step } from './lib/terminal.mjs';

const place = join(root, '.cache/new-remote');
const inside = join(place, 'mf-trial');
const outside = join(place, 'outside');
const home = join(place, 'home');
const quietly = (program, args, options) => run(program, args, { quiet: true, ...options });

/** @returns what a program says when it fails; nothing when it succeeds */
function runs(program, args, { cwd = root, env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stdout + stderr;
}

const inPlace = (file, text) => writeFileSync(join(place, file), text);

/** What the remote finds one folder up, and what the command adds itself to. */
function prepare() {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const file of ['tsconfig.json', 'tsconfig.base.json', 'package-lock.json', '.oxlintrc.json'])
    copyFileSync(join(root, file), join(place, file));
  inPlace('package.json', '{ "type": "module" }');
  // The same rules; seen from there, the folder is not among those left out.
  inPlace('eslint.config.js', "export { default } from '../../eslint.config.js';\n");
}

function checkAdded() {
  const { packages } = JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8'));
  if (packages['node_modules/@touchline/mf-trial']?.link !== true || !packages['mf-trial'])
    throw new Error('package-lock.json does not know the new workspace.');
  if (!readFileSync(join(place, 'tsconfig.json'), 'utf8').includes('{ "path": "mf-trial" }'))
    throw new Error('tsconfig.json does not know the new workspace.');
}

/** Its own tsconfig, with the floors where they lie seen from here. */
function checkTypes() {
  const references = ['shared', 'design-system'].map((folder) => ({ path: `../../../${folder}` }));
  writeFileSync(
    join(inside, 'tsconfig.check.json'),
    JSON.stringify({ extends: './tsconfig.json', references }),
  );
  return runTsc(['-b', join(inside, 'tsconfig.check.json')]);
}

/**
 * Oxlint leaves out what Git ignores, unless it is named file by file, and reads the nearest tsconfig.json: the floors lie elsewhere
 * seen from there, and typed rules do not need them.
 */
function sourcesForOxlint() {
  const file = join(inside, 'tsconfig.json');
  const config = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...config, references: [] }));
  return readdirSync(join(inside, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('mf-trial/src', name));
}

const build = (folder) =>
  quietly(bin('webpack'), ['--config', join(folder, 'webpack.config.js')], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });

async function checkInside() {
  const { newRemote } = await import('./lib/newRemote.mjs');
  await step('Making mf-trial', () => {
    newRemote(place, 'trial');
    checkAdded();
  });
  await step('Its types', checkTypes);
  await step('Its lint', async () => {
    await quietly(bin('eslint'), ['mf-trial', '--max-warnings', '0'], { cwd: place });
    await quietly(bin('oxlint'), ['--type-aware', ...sourcesForOxlint()], { cwd: place });
  });
  await step('Its tests', () =>
    quietly(bin('jest'), ['--config', join(inside, 'jest.config.js'), '-w', '1']),
  );
  await step('Its build', () => build(inside));
  await step('Its publish', () =>
    quietly(process.execPath, [join(root, 'shell/dist/server/release.mjs'), 'publish', 'mf-trial'], {
      cwd: place,
      env: { TOUCHLINE_HOME: home, TOUCHLINE_URL: undefined },
    }),
  );
}

/** Lays the packages where an install would put them; their own dependencies are found in this repository's node_modules. */
async function installPacked() {
  const { stagePackages } = await import('./lib/packages.mjs');
  const stage = join(place, 'packages');
  stagePackages(stage);
  cpSync(stage, join(outside, 'node_modules/@touchline'), { recursive: true });
}

async function checkOutside() {
  const { newRemoteOutside } = await import('./lib/newRemote.mjs');
  const { packedNames, toolVersions } = await import('./lib/packages.mjs');
  await step('Making mf-apart outside, with the packed packages', async () => {
    newRemoteOutside(outside, 'apart', { packed: packedNames(), tools: toolVersions() });
    await installPacked();
  });
  await step('Its types', () => runTsc(['--noEmit', '-p', outside]));
  await step('Its lint, which refuses other remotes and the shell', lintOutside);
  await step('Its tests', () => quietly(bin('jest'), ['-w', '1'], { cwd: outside }));
  const { startServer } = await import('./lib/server.mjs');
  const server = await step('Starting a server', () => startServer({ TOUCHLINE_HOME: home, ...aSeason }));
  try {
    await step('Its build and publish by one command', () => publishTo(server));
    await step('Its publish of a stale build, which is refused', () => refuseStale(server));
    const { checkRefresh } = await import('./lib/checkRefresh.mjs');
    await step('A component of it, exchanged in the open page', () =>
      checkRefresh({ folder: outside, name: 'apart', server }),
    );
  } finally {
    await server.stop();
  }
}

/** A season to show, at a moment at which it has one. */
const aSeason = { CLOCK: '2024-01-20T13:40:00Z' };

const foreignModules = ['@touchline/mf-clubs', '@touchline/shell', '../../mf-clubs/src/remote'];
const refusal = 'A remote imports no other remote and nothing of the shell';

/** @throws Error unless the remote passes, and each import of somebody else's is refused by the project's rule */
async function lintOutside() {
  await quietly(bin('eslint'), ['src', '--max-warnings', '0'], { cwd: outside });
  const file = join(outside, 'src/foreign.ts');
  writeFileSync(file, foreignModules.map((name) => `import '${name}';\n`).join(''));
  const words = runs(bin('eslint'), ['src/foreign.ts'], { cwd: outside }) ?? '';
  rmSync(file);
  if (words.split(refusal).length - 1 !== foreignModules.length)
    throw new Error(
      `The lint of a remote outside does not refuse all of ${foreignModules.join(', ')}:\n${words}`,
    );
}

const publishOutside = (server, words, token) => [
  process.execPath,
  [join(outside, 'node_modules/@touchline/release/release.mjs'), 'publish', ...words],
  { cwd: outside, env: { TOUCHLINE_URL: server.url, TOUCHLINE_DEPLOY_TOKEN: token } },
];

/** A source that is newer than the build, for a CI that has built before. */
function refuseStale(server) {
  const file = join(outside, 'src/remote.ts');
  const later = new Date(Date.now() + 60_000);
  utimesSync(file, later, later);
  const words = runs(...publishOutside(server, ['--built'], 'not asked'));
  utimesSync(file, new Date(), new Date());
  if (!words?.includes('dist is stale: src/remote.ts'))
    throw new Error(`A stale build is not refused: ${words ?? 'it is published'}`);
}

/** With a token of its own, by the packed tool, which builds it. */
async function publishTo(server) {
  const made = await quietly(
    process.execPath,
    [join(root, 'shell/dist/server/release.mjs'), 'token', 'make', 'mf-apart', '--for', 'a trial'],
    { env: { TOUCHLINE_HOME: home, TOUCHLINE_URL: undefined } },
  );
  await quietly(...publishOutside(server, [], made.trim().split('\n').pop()));
  const page = await fetch(`${server.url}/apart`);
  if (page.status !== 200)
    throw new Error(`The server answers ${page.status} for the page of the new remote.`);
}

try {
  await ensureInstalled();
  const { buildStale } = await import('./lib/builds.mjs');
  // The pages in which a component is exchanged are the shell's.
  if (!process.argv.includes('--built')) await buildStale({ only: ['server', 'shell'] });
  prepare();
  await checkInside();
  await checkOutside();
  rmSync(place, { recursive: true, force: true });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
