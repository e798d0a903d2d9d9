/**
 * For `npm run bench -- managers`: what the live gameweek costs with many managers, right after a reading. Prints one
 * line of JSON, `ManagersBench[]`. All managers of the demo and their squads, and these several times over.
 */
import { createDemoSource } from '@touchline/demo-game/demoSource';
import { testAnchor } from '@touchline/demo-game/testing';
import { asTeamId } from '@touchline/shared/domain';
import { ingestRankSample } from '../../src/game/ingest/ingestRankSample';
import type { SampleRow } from '../../src/game/season/rankSample.queries';
import { liveField } from '../../src/features/live/liveField';
import { createRankSamples, type RankSample } from '../../src/game/handlers/rankSamples';
import { buildGameApp } from '../support/gameApp';

interface ManagersBench {
  readonly managers: number;
  /** Median of all results of the gameweek, and the ranks now and if the matches ended now. */
  readonly anewMs: number;
  /** The same in processor time, which a busy machine does not change much. */
  readonly cpuMs: number;
  /** Median of one rank with its interval and the points that keep it, from the same field. */
  readonly rankMs: number;
}

const sizes = [2_500, 25_000, 100_000];
const minute = 60_000;
const minutes = 3;

async function main(): Promise<void> {
  const app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => createDemoSource({ clock, seed: 1, anchor: testAnchor, demoMode: true }),
    checkReplies: false,
  });
  try {
    const { db, clock, fpl } = app;
    const game = app.games.of(fpl.season);
    const readSeason = async () => {
      const found = await game.find();
      if (found === undefined) throw new Error('The season was not read.');
      return found.season;
    };
    const current = (await readSeason()).current?.id ?? 0;
    await ingestRankSample(
      { db, clock, fpl },
      { current, managers: 2_500, wanted: 10_000, isStopping: () => false },
    );
    const sample = await createRankSamples(db).find(await readSeason());
    if (sample === undefined) throw new Error('The managers were not read.');
    const took = new Map(
      sizes.map((size) => [size, { anew: [] as number[], cpu: [] as number[], rank: [] as number[] }]),
    );
    for (let passed = 1; passed <= minutes; passed += 1) {
      await app.moveTo(new Date(testAnchor + passed * minute).toISOString());
      const season = await readSeason();
      // Everyone's stats of the minute are the same work for any number of managers, and are in the figure of none.
      season.round(current);
      for (const size of sizes) {
        const many = severalTimes(sample, size);
        const used = process.cpuUsage();
        const began = performance.now();
        const field = liveField(season, many);
        const made = performance.now();
        const { user, system } = process.cpuUsage(used);
        took.get(size)?.cpu.push((user + system) / 1_000);
        const rank = field?.now.estimate(1_000).rank ?? 1;
        field?.now.totalFor(rank);
        took.get(size)?.rank.push(performance.now() - made);
        took.get(size)?.anew.push(made - began);
      }
    }
    const figures = [...took].map(([managers, { anew, cpu, rank }]): ManagersBench => ({
      managers,
      anewMs: median(anew),
      cpuMs: median(cpu),
      rankMs: median(rank),
    }));
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  } finally {
    await app.close();
  }
}

/** So many managers, each a copy of one of the sample at a place of its own. */
function severalTimes({ reading, rows }: RankSample, size: number): RankSample {
  const many = Array.from({ length: size }, (_, index): SampleRow => {
    const row = rows[index % rows.length] as SampleRow;
    return { ...row, place: index + 1, team_id: asTeamId(index + 1) };
  });
  return { reading: { ...reading, managers: size, sampled: size, read: size }, rows: many };
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

void main();
