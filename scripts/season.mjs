// @ts-check
/**
 * `npm run season -- <recording>`: follows the planner through a recorded season with what was known at each deadline, and
 * prints its points beside the average manager and the recorded ones. A stopped run continues where it was.
 *
 *   --starts 3      first squads by the solver, besides those of recorded managers
 *   --hits 0        hits at most in a plan; several are compared: 0,1,3
 *   --horizon 5     gameweeks of a plan
 *   --chips off     on: plans may play every chip; off,on compares; along: what chips bring along a season without them
 *   --official on   off: without the official expected points in the same planner
 *   --seed 1        of the first squads
 *   --to 38         the last gameweek
 *
 * `npm run season -- --chances <recording>`: how right the chances to beat a real squad were.
 * `npm run season -- --leads <fields.json.gz>`: how right the season's chances are one gameweek ahead.
 * `npm run season -- --live-rank <fields.json.gz>`: how good the live rank is in recorded fields.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { bin, root, run } from './lib/run.mjs';
import { fail } from './lib/terminal.mjs';

const kept = join(root, '.cache/season');
/** What decides about expected points, rules and plans. */
const sources = [
  ...['shared/src/domain', 'api/src/game', 'api/src/features', 'api/test/backtest'],
  ...['mf-team/src/domain', 'mf-team/src/solver'],
];
const scripts = [
  'mf-team/src/testing/benchSeason.ts',
  'mf-team/src/testing/followedSeason.ts',
  'api/test/season/plannerSeason.ts',
];

/** Changes with any of the sources: what was computed by other code is not used. */
function codeKey() {
  const hash = createHash('sha256');
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))),
  );
  for (const name of [...files, ...scripts].filter((one) => /(?<!\.test)\.ts$/.test(one)).sort())
    hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 12);
}

/** @param {string} recording */
async function followPlanner(recording, options) {
  const code = codeKey();
  const file = join(kept, `${basename(resolve(recording))}-${code}.deadlines.json`);
  mkdirSync(kept, { recursive: true });
  if (!existsSync(file)) {
    const written = ['--deadlines', resolve(recording), '--to-file', `${file}.new`];
    await run(bin('tsx'), ['api/test/season/main.ts', ...written]);
    renameSync(`${file}.new`, file);
  }
  const following = ['mf-team/src/testing/benchSeason.ts', file, '--code', code, '--folder', kept];
  await run(bin('tsx'), [...following, ...options]);
}

const [first = '', ...rest] = process.argv.slice(2);
const isRecording = first !== '' && !first.startsWith('--');
await (
  isRecording
    ? followPlanner(first, rest)
    : run(bin('tsx'), ['api/test/season/main.ts', ...process.argv.slice(2)])
).catch((error) => fail(error.message));
