// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from '../lib/run.mjs';
import { step } from '../lib/terminal.mjs';

/** Source: the design of the planner, the issue of deciding. */
const most = 0.001;

const seconds = (ms) => (ms / 1_000).toFixed(1);
const cells = (...all) =>
  process.stdout.write(
    `  ${all.map((cell, at) => (at === 0 ? String(cell).padEnd(66) : String(cell).padStart(11))).join('')}\n`,
  );

const isProven = ({ status }) => status === 'optimal';
const differenceOf = ({ highs, cbc }) =>
  cbc?.objective == null || highs.objective === null
    ? null
    : Math.abs(highs.objective - cbc.objective) / cbc.objective;

function printRow(compared) {
  const { name, highs, cbc } = compared;
  const shown = (found) =>
    found === null || found.objective === null
      ? '–'
      : `${found.objective.toFixed(3)}${isProven(found) ? '' : '*'}`;
  const difference = differenceOf(compared);
  const timeOf = (found) => (found === null ? '–' : seconds(found.cpuMs));
  cells(
    name,
    shown(highs),
    shown(cbc),
    difference === null ? '–' : `${(difference * 100).toFixed(3)} %`,
    timeOf(highs),
    timeOf(cbc),
  );
}

/** Some questions of the recorded managers, where the recordings are there. */
async function writeRecorded(folder) {
  const printed = await step('Reading what the recorded managers start from', () =>
    run(bin('tsx'), ['api/test/bench/benchPlanStarts.ts', 'recorded'], { quiet: true }),
  );
  const file = join(folder, 'starts.json');
  writeFileSync(file, printed.trim().split('\n').at(-1) ?? '[]');
  return file;
}

/**
 * Stored and recorded questions of the planner, solved by HiGHS as the page does and by CBC, which shares no code with it.
 *
 * @returns {Promise<string[]>} sentences about plans that differ, are illegal, or are not worth what the model says
 */
export async function benchPlans() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-plans-'));
  const rows = [];
  try {
    const file = await writeRecorded(folder);
    process.stdout.write(
      '\nPlans: objectives, difference, seconds of the processor (*: not proven in time)\n',
    );
    cells('', 'HiGHS', 'CBC', 'differ by', 'HiGHS, s', 'CBC, s');
    const onLine = (line) => {
      rows.push(JSON.parse(line));
      printRow(rows.at(-1));
    };
    await run(bin('tsx'), ['mf-team/src/testing/benchPlans.ts', file], { quiet: true, onLine });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (rows.every(({ cbc }) => cbc === null))
    process.stdout.write('  CBC is not installed (Debian: coinor-cbc): HiGHS was compared with nothing.\n');
  return rows.flatMap(faultsOf);
}

function faultsOf(row) {
  const { name, highs, cbc, problems, worth } = row;
  const areProven = isProven(highs) && cbc !== null && isProven(cbc);
  return [
    areProven && (differenceOf(row) ?? 0) > most && `${name}: HiGHS ${highs.objective}, CBC ${cbc.objective}`,
    problems > 0 && `${name}: ${problems} rules of the game are broken`,
    worth !== null &&
      Math.abs(worth - highs.objective) > 0.001 &&
      `${name}: worth ${worth}, by the model ${highs.objective}`,
  ].filter(Boolean);
}
