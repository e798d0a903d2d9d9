/**
 * Every story in a real browser, in both schemes, at 390 pixels: it renders, its play function passes, and
 * axe finds nothing. Builds the static Storybook first when something is newer than it.
 *
 *   node scripts/stories.mjs [--scheme light|dark] [--only <part of a title>]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'storybook-static');

const { values } = parseArgs({ options: { scheme: { type: 'string' }, only: { type: 'string' } } });

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

if (isStale()) run('node', ['scripts/storybook.mjs', 'build'], root);
const chromium = findChromium();
const storybook = await serve(built);
const failed = [];
for (const scheme of values.scheme ? [values.scheme] : ['light', 'dark']) {
  console.log(`Stories, ${scheme} scheme`);
  if ((await runStories(scheme)) !== 0) failed.push(scheme);
}
storybook.close();
if (failed.length > 0) {
  console.error(`Stories failed in: ${failed.join(', ')}`);
  process.exit(1);
}

/** Stories, components and what they stand on; a change in any of them makes the build old. */
function isStale() {
  const index = join(built, 'index.json');
  if (!existsSync(index)) return true;
  const since = statSync(index).mtimeMs;
  const folders = readdirSync(root).filter((name) => /^(design-system|shared|shell|mf-.*)$/.test(name));
  return [...folders.map((name) => join(root, name, 'src')), join(root, 'design-system/.storybook')].some(
    (folder) => hasNewer(folder, since),
  );
}

function hasNewer(folder, since) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true, recursive: true }).some(
    (entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).mtimeMs > since,
  );
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return places.find((place) => place && existsSync(place));
}

/** The built files on a free port of this machine. */
function serve(folder) {
  const server = createServer(({ url = '/' }, reply) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file)) {
      reply.writeHead(404).end();
      return;
    }
    reply
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  return new Promise((resolve) =>
    server.listen(Number(process.env.STORIES_PORT ?? 0), '127.0.0.1', () => resolve(server)),
  );
}

function runStories(scheme) {
  const url = `http://127.0.0.1:${storybook.address().port}`;
  const args = [
    '--no-install',
    'test-storybook',
    '--config-dir',
    '.storybook',
    '--index-json',
    '--maxWorkers',
    '2',
    '--url',
    url,
  ];
  const filter = values.only ? ['--testNamePattern', values.only] : [];
  const child = spawn('npx', [...args, ...filter], {
    cwd: join(root, 'design-system'),
    stdio: 'inherit',
    env: { ...process.env, TARGET_URL: url, STORY_SCHEME: scheme, CHROMIUM_PATH: chromium ?? '' },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
