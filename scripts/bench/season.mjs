// @ts-check
import { bin, run } from '../lib/run.mjs';
import { step } from '../lib/terminal.mjs';

const line = (name, value) => process.stdout.write(`  ${name.padEnd(52)}${value}\n`);
const whole = (number) => Math.round(number).toLocaleString('en-GB');

function printReplay(replay) {
  if (replay === undefined)
    return line('reading a season', 'left out, there is no recorded season (TOUCHLINE_RECORDED)');
  const { readings, seconds, rows, bareSeconds } = replay;
  line('a recorded season, readings', readings);
  line('seconds', seconds.toFixed(1));
  line('rows written', whole(rows));
  line('rows a second', whole(rows / seconds));
  line('against bare writing of the same documents', `${(seconds / bareSeconds).toFixed(2)} times`);
}

/**
 * Reading the whole recorded season, and all reports of a minute with matches in play.
 *
 * @returns {Promise<string[]>} nothing has a budget here: machines differ, the ratios tell
 */
export async function benchSeason() {
  const printed = await step('Reading a season, making its reports', () =>
    run(bin('tsx'), ['api/test/bench/benchSeason.ts'], { quiet: true }),
  );
  const { replay, live, peakMb } = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  process.stdout.write('\nThe season\n');
  printReplay(replay);
  line('reports of a live minute for one reader', live.reports);
  line('all of them anew, ms (median of the minutes)', whole(live.anewMs));
  line('all of them once more, ms', whole(live.keptMs));
  line('anew / once more', (live.anewMs / live.keptMs).toFixed(2));
  line('the slowest report anew, ms', whole(live.slowestMs));
  line('most memory held, MB', peakMb);
  return [];
}
