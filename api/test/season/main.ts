import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openRecording } from '../../src/game/fpl/replay/recording';
import { chanceReport } from './chanceReport';
import { chancesOfRecording } from './chancesOfRecording';
import { readSquads } from './recordedSquads';

/**
 * `npm run season -- --chances <recording> [--squads <squads.ndjson.gz>] [--from 6] [--to 38] [--pairs 600]`: how
 * right the chances to beat a real squad were, over a recorded season. Takes some seconds for each gameweek.
 */
const { values } = parseArgs({
  options: {
    chances: { type: 'string' },
    squads: { type: 'string' },
    from: { type: 'string', default: '6' },
    to: { type: 'string', default: '38' },
    pairs: { type: 'string', default: '600' },
  },
});

async function main(folder: string): Promise<void> {
  const recording = openRecording(resolve(folder));
  const squads = values.squads ?? join(folder, `../managers-${recording.season}/squads.ndjson.gz`);
  const result = await chancesOfRecording(recording, {
    squads: readSquads(resolve(squads)),
    from: Number(values.from),
    to: Number(values.to),
    pairs: Number(values.pairs),
    onGameweek: (gameweek) => process.stderr.write(`gameweek ${gameweek}\n`),
  });
  process.stdout.write(`${chanceReport(result)}\n`);
}

if (values.chances === undefined) {
  process.stderr.write('Give the folder of a recorded season: npm run season -- --chances <recording>\n');
  process.exitCode = 2;
} else
  main(values.chances).catch((thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  });
