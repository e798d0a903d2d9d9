// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, root, run } from './run.mjs';
import { step } from './terminal.mjs';

export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
  .sort();

/** Files that never go into a build. */
const leftOut = /(\.test\.tsx?|\.stories\.tsx?|\.md)$|\/(node_modules|dist|testing|recorded)(\/|$)/;

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return yield path;
  for (const name of readdirSync(path).sort()) {
    const inside = join(path, name);
    if (!leftOut.test(inside)) yield* filesBelow(inside);
  }
}

/** Hash over the contents of all files below some paths of the repository. */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const everyBuild = ['package-lock.json', 'shared/package.json', 'shared/src', 'shared/generated'];

/** What is built, from what, by which configuration and with which proof that it is done. */
const targets = [
  ...remotes.map((name) => ({
    name,
    config: `${name}/webpack.config.js`,
    output: `${name}/dist`,
    from: [...everyBuild, `${name}/src`, `${name}/package.json`, `${name}/webpack.config.js`],
  })),
  {
    name: 'shell',
    config: 'shell/webpack.config.js',
    output: 'shell/dist/web',
    from: [
      ...everyBuild,
      'design-system/src',
      'design-system/package.json',
      'shell/src',
      'shell/worker',
      'shell/package.json',
      'shell/webpack.config.js',
    ],
  },
  {
    name: 'renderer',
    config: 'shell/webpack.renderer.config.js',
    output: 'shell/dist/renderer',
    from: [
      ...everyBuild,
      'design-system/src',
      'design-system/package.json',
      'shell/src',
      'shell/server/rendering',
      'shell/webpack.renderer.config.js',
    ],
  },
  {
    name: 'server',
    config: 'shell/webpack.server.config.js',
    output: 'shell/dist/server',
    from: [
      ...everyBuild,
      'api/src',
      'shell/server',
      'shell/src/boot',
      'shell/src/remotes',
      'shell/src/rendering',
      'shell/webpack.server.config.js',
      'design-system/src/theme',
    ],
  },
];

const stampOf = ({ output }) => join(root, output, '.built-from');

function isFresh(target, hash) {
  return existsSync(stampOf(target)) && readFileSync(stampOf(target), 'utf8') === hash;
}

/** Checks of replies and other code made from the wire schemas; quick, and only when the schemas changed. */
async function generateCalls() {
  const stamp = join(root, 'shared/generated/.made-from');
  const hash = hashOf(['shared/src/wire', 'shared/src/domain/units.ts']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await step('Compiling the wire schemas', () =>
    run(bin('tsx'), ['shared/src/wire/generate.ts'], { quiet: true }),
  );
  writeFileSync(stamp, hash);
}

async function buildOne(target, hash, env) {
  await step(`Building ${target.name}`, () =>
    run(bin('webpack'), ['--config', target.config], {
      quiet: true,
      env: { NODE_ENV: 'production', ...env },
    }),
  );
  writeFileSync(stampOf(target), hash);
}

/**
 * Builds what is stale, two at a time.
 *
 * @param {{ only?: string[], force?: boolean }} [options]
 * @returns {Promise<string[]>} names of what was built
 */
export async function buildStale({ only, force = false } = {}) {
  await generateCalls();
  const queue = targets
    .filter(({ name }) => !only || only.includes(name))
    .map((target) => ({ target, hash: hashOf(target.from) }))
    .filter(({ target, hash }) => force || !isFresh(target, hash));
  const built = queue.map(({ target }) => target.name);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await buildOne(next.target, next.hash, {});
  };
  await Promise.all([worker(), worker()]);
  return built;
}
