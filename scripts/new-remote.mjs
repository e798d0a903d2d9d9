// @ts-check
/** `npm run new-remote -- demo`: makes the remote `mf-demo`, green at once. */
import { ensureInstalled, markInstalled } from './lib/install.mjs';
import { bin, root, run } from './lib/run.mjs';
import { fail } from './lib/terminal.mjs';

const name = (process.argv[2] ?? '').replace(/^mf-/, '');
try {
  await ensureInstalled();
  const { newRemote } = await import('./lib/newRemote.mjs');
  const files = newRemote(root, name);
  // The lock file has a new workspace, but no package that would have to be fetched.
  markInstalled();
  // A longer or shorter name breaks lines in other places.
  await run(bin('prettier'), ['--write', `mf-${name}`], { quiet: true });
  process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}

mf-${name} is there. Next:
  npx jest --selectProjects mf-${name}      its tests
  npm run dev -- --only mf-${name}          its page at /${name}, with Fast Refresh
  npm run release -- publish mf-${name}     live on the running server
`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
