// @ts-check
import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { lernaEnv, taskOf } from './lerna.mjs';
import { bin, root, run } from './run.mjs';

/** A copy of what Lerna and Nx read, with a few sources, whose builds only note that they ran. */
const place = join(root, '.cache/builds-test');
const log = join(place, 'ran.log');
const workspaces = ['shared', 'design-system', 'api', 'api/demo-game', 'shell', 'mf-clubs'];
const copied = [
  'lerna.json',
  'nx.json',
  'package.json',
  'package-lock.json',
  'design-system/src/football/columns/index.ts',
  'design-system/src/index.ts',
  'api/src/app.ts',
  'api/demo-game/src/demoSource.ts',
  'shared/src/wire/index.ts',
  'mf-clubs/src/remote.ts',
];

function copyWorkspace(name) {
  const settings = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const noting = (script) => `node -e "fs.appendFileSync('${log}', '${name} ${script}\\n')"`;
  const scripts = Object.keys(settings.scripts ?? {}).map((script) => [script, noting(script)]);
  mkdirSync(join(place, name), { recursive: true });
  writeFileSync(
    join(place, name, 'package.json'),
    JSON.stringify({ ...settings, scripts: Object.fromEntries(scripts) }),
  );
}

before(() => {
  rmSync(place, { recursive: true, force: true });
  for (const file of copied) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    cpSync(join(root, file), join(place, file));
  }
  workspaces.forEach(copyWorkspace);
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
});
after(() => rmSync(place, { recursive: true, force: true }));

/** @returns {Promise<string[]>} builds that ran and were not in the cache */
async function build() {
  rmSync(log, { force: true });
  await run(bin('lerna'), ['run', 'build,build:renderer,build:server', '--loglevel', 'error'], {
    quiet: true,
    cwd: place,
    env: {
      ...lernaEnv,
      NX_WORKSPACE_ROOT_PATH: place,
      NX_CACHE_DIRECTORY: join(place, 'cache'),
      NX_WORKSPACE_DATA_DIRECTORY: join(place, 'data'),
    },
  });
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').sort() : [];
}

function change(file, text = '// changed\n') {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  appendFileSync(join(place, file), text);
}

const shell = ['shell build', 'shell build:renderer', 'shell build:server'];

test('builds what is made from a changed file, and nothing else', async () => {
  assert.deepEqual(await build(), ['mf-clubs build', 'shared build', ...shell]);
  assert.deepEqual(await build(), []);

  change(
    'design-system/src/football/columns/index.ts',
    "export const label = 'Another label of a column that remotes bundle';\n",
  );
  assert.deepEqual(await build(), ['mf-clubs build', ...shell]);

  change('mf-clubs/src/remote.ts');
  assert.deepEqual(await build(), ['mf-clubs build']);

  change('api/src/app.ts');
  assert.deepEqual(await build(), ['shell build:server']);

  change('api/demo-game/src/demoSource.ts');
  assert.deepEqual(await build(), ['shell build:server']);

  change('shared/src/wire/index.ts');
  assert.deepEqual(await build(), ['mf-clubs build', 'shared build', ...shell]);

  change('design-system/src/Button.stories.tsx');
  change('mf-clubs/src/remote.test.ts');
  change('mf-clubs/README.md');
  assert.deepEqual(await build(), []);
});

test('knows from the output which tasks were built', () => {
  assert.deepEqual(taskOf('> @touchline/mf-team:build'), { name: 'mf-team build', isCached: false });
  assert.deepEqual(taskOf('> @touchline/shell:"build:server"  [local cache]'), {
    name: 'shell build:server',
    isCached: true,
  });
  assert.equal(taskOf('> @touchline/shell@1.0.0 build'), undefined);
});
