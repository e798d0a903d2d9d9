// @ts-check
/**
 * `node scripts/checkNewRemote.mjs`: makes a remote as `npm run new-remote` does, in a folder of its own below
 * `.cache`, and holds it to what the command promises: types, lint, tests, a build, and a publish that goes through.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root, run } from './lib/run.mjs';
import { fail, step } from './lib/terminal.mjs';

const place = join(root, '.cache/new-remote');
const remote = join(place, 'mf-trial');
const quietly = (program, args, options) => run(program, args, { quiet: true, ...options });
const inPlace = (file, text) => writeFileSync(join(place, file), text);

/** What the remote finds one folder up, and what the command adds itself to. */
function prepare() {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const file of ['tsconfig.json', 'tsconfig.base.json', 'package-lock.json'])
    copyFileSync(join(root, file), join(place, file));
  inPlace('package.json', '{ "type": "module" }');
  // The same rules; seen from there, the folder is not among those left out.
  inPlace('eslint.config.js', "export { default } from '../../eslint.config.js';\n");
  inPlace('jest.base.js', "export * from '../../jest.base.js';\n");
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
    join(remote, 'tsconfig.check.json'),
    JSON.stringify({ extends: './tsconfig.json', references }),
  );
  return quietly(bin('tsc'), ['-b', join(remote, 'tsconfig.check.json')]);
}

try {
  await ensureInstalled();
  const { newRemote } = await import('./lib/newRemote.mjs');
  const { buildStale } = await import('./lib/builds.mjs');
  await buildStale({ only: ['server'] });
  prepare();
  await step('Making mf-trial', () => {
    newRemote(place, 'trial');
    checkAdded();
  });
  await step('Its types', checkTypes);
  await step('Its lint', () => quietly(bin('eslint'), ['mf-trial', '--max-warnings', '0'], { cwd: place }));
  await step('Its tests', () =>
    quietly(bin('jest'), ['--config', join(remote, 'jest.config.js'), '-w', '1']),
  );
  await step('Its build', () =>
    quietly(bin('webpack'), ['--config', join(remote, 'webpack.config.js')], {
      env: { NODE_ENV: 'production' },
    }),
  );
  await step('Its publish', () =>
    quietly(process.execPath, [join(root, 'shell/dist/server/release.mjs'), 'publish', 'mf-trial'], {
      cwd: place,
      env: { TOUCHLINE_HOME: join(place, 'home'), TOUCHLINE_URL: undefined },
    }),
  );
  rmSync(place, { recursive: true, force: true });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
