import { openRecording } from '../../src/game/fpl/replay/recording';
import { readdirSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backtest, type Backtest, isOwned } from './backtest';
import { realLineups } from './realLineups';
import { reportOf, reportOfAll } from './report';

/** `npm run backtest -- <recording> [more recordings]`: prints the accuracy of the expected points. */
const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Give the folder of a recorded season: npm run backtest -- <recording>\n');
  process.exitCode = 2;
}

const owned: Backtest[] = [];
for (const folder of folders) {
  try {
    const recording = openRecording(resolve(folder));
    const entries = join(resolve(folder), 'entry');
    const teams = existsSync(entries) ? readdirSync(entries).map(Number) : [];
    const result = await backtest(recording);
    process.stdout.write(`${reportOf(result, realLineups(recording, teams))}\n`);
    owned.push({ ...result, cases: [], far: result.far.filter(isOwned) });
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  }
}
if (owned.length > 1) process.stdout.write(`${reportOfAll(owned)}\n`);
