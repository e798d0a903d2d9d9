import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openRecording } from '../../src/game/fpl/replay/recording';
import { chanceReport } from './chanceReport';
import { chancesOfRecording } from './chancesOfRecording';
import { liveRankReport } from './liveRankMeasures';
import { plannerSeason } from './plannerSeason';
import { readSquads } from './recordedSquads';
import { leadCasesOf, leadReport, readFields } from './seasonMeasures';

/**
 * `npm run season -- --chances <recording> [--squads <squads.ndjson.gz>] [--from 6] [--to 38] [--pairs 600]`: how
 * right the chances to beat a real squad were, over a recorded season. Takes some seconds for each gameweek.
 *
 * `--leads <fields.json.gz>`: how often who was ahead in a closed league stayed ahead over one gameweek.
 *
 * `--live-rank <fields.json.gz>`: how good the live rank is in such a league with 2,000 read.
 *
 * `--deadlines <recording> --to-file <file>` writes what the planner gets at each deadline, for `scripts/season.mjs`.
 */
const { values } = parseArgs({
  options: {
    chances: { type: 'string' },
    deadlines: { type: 'string' },
    leads: { type: 'string' },
    'live-rank': { type: 'string' },
    'to-file': { type: 'string' },
    squads: { type: 'string' },
    from: { type: 'string', default: '6' },
    to: { type: 'string', default: '38' },
    pairs: { type: 'string', default: '600' },
  },
});

const onGameweek = (gameweek: number) => void process.stderr.write(`gameweek ${gameweek}\n`);

async function printChances(folder: string): Promise<void> {
  const recording = openRecording(resolve(folder));
  const squads = values.squads ?? join(folder, `../managers-${recording.season}/squads.ndjson.gz`);
  const result = await chancesOfRecording(recording, {
    squads: readSquads(resolve(squads)),
    from: Number(values.from),
    to: Number(values.to),
    pairs: Number(values.pairs),
    onGameweek,
  });
  process.stdout.write(`${chanceReport(result)}\n`);
}

async function writeDeadlines(folder: string, file: string): Promise<void> {
  const recording = openRecording(resolve(folder));
  writeFileSync(file, JSON.stringify(await plannerSeason(recording, resolve(folder), onGameweek)));
}

async function main(): Promise<void> {
  const { chances, deadlines, leads, 'live-rank': liveRank, 'to-file': file } = values;
  if (deadlines !== undefined && file !== undefined) return writeDeadlines(deadlines, file);
  if (leads !== undefined)
    return void process.stdout.write(`${leadReport(leadCasesOf(readFields(resolve(leads))))}\n`);
  if (liveRank !== undefined)
    return void process.stdout.write(`${liveRankReport(readFields(resolve(liveRank)))}\n`);
  if (chances !== undefined) return printChances(chances);
  throw new Error(
    'Give the folder of a recorded season: npm run season -- <recording>, or npm run season -- --chances <recording>',
  );
}

main().catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
});
