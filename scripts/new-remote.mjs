// @ts-check
/**
 * `npm run new-remote -- demo`: makes the remote `mf-demo`, green at once. `npm run new-remote -- demo --out ../demo-team` makes it in a
 * repository of its own, with the packages that it is built with.
 */
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { bin, root, run } from './lib/run.mjs';
import { fail } from './lib/terminal.mjs';

async function inside(name) {
  const { newRemote } = await import('./lib/newRemote.mjs');
  const files = newRemote(root, name);
  // A longer or shorter name breaks lines in other places.
  await run(bin('prettier'), ['--write', `mf-${name}`], { quiet: true });
  process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}

mf-${name} is there. Next:
  npx jest --selectProjects mf-${name}      its tests
  npm run dev -- --only mf-${name}          its page at /${name}, with Fast Refresh
  npm run release -- publish mf-${name}     live on the running server
`);
}

async function outside(name, folder) {
  const way = relative(root, folder);
  if (!way.startsWith('..') && !isAbsolute(way))
    throw new Error(`${folder} is in this repository: leave --out away, or name a folder outside.`);
  const { newRemoteOutside } = await import('./lib/newRemote.mjs');
  const { buildStale } = await import('./lib/builds.mjs');
  const { packedNames, packPackages, toolVersions } = await import('./lib/packages.mjs');
  const files = newRemoteOutside(folder, name, { packed: packedNames(), tools: toolVersions() });
  await buildStale({ only: ['server'] });
  await packPackages(join(folder, 'packages'));
  await run(bin('prettier'), ['--write', folder], { quiet: true });
  process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}

mf-${name} is there, in ${folder}. Next, in that folder:
  npm install && npm test                  its tests
  npm run build                            its release
  npm run release -- publish               live on the server of TOUCHLINE_URL, by the token of TOUCHLINE_DEPLOY_TOKEN;
                                           npm run release -- token make mf-${name} --for <person> makes one, here
`);
}

try {
  const { positionals, values } = parseArgs({
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const name = (positionals[0] ?? '').replace(/^mf-/, '');
  await ensureInstalled();
  await (values.out === undefined ? inside(name) : outside(name, resolve(values.out)));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
