import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { findAssets } from '../../../src/platform/db/assets';
import { migrate } from '../../../src/platform/db/migrate';
import { openPgliteDb } from '../../../src/platform/db/openDb';
import { openPostgres } from '../../../src/platform/db/postgres';
import { type Bundle, bundle } from '../../support/bundled';
import { runAndKill as killProcess } from '../../support/killedProcess';
import { testEngines } from '../../support/openTestDb';
import { makeTestDatabase } from '../../support/postgresServer';
import { writeTinySeason } from '../../support/tinySeason';
import type { Found } from './ingestForever';

/** Kills per engine. `npm run soak -- kills 1000` runs more, with another seed. */
const kills = Number(process.env.KILLS ?? 10);
const seed = Number(process.env.KILL_SEED ?? 19);
const random = xoroshiro128plus(seed);
/** As `ingestForever.ts` reads: no acknowledged read is read again. */
const [firstRead, betweenReads] = [Date.parse('2023-08-12T14:00:00Z'), 3 * 60_000];
/** Random milliseconds, from 0 to the given ones. */
const upTo = (most: number) => ((random.next() >>> 0) / 2 ** 32) * most;

/** Output of a run before it was killed. */
interface Said {
  readonly begun: Found | undefined;
  /** The latest instants whose read was acknowledged. */
  readonly season: number;
  readonly team: number;
  /** How many reads of the season were acknowledged. */
  readonly reads: number;
}

let script: Bundle;
beforeAll(() => {
  script = bundle('test/kill/ingest/ingestForever.ts');
});
afterAll(() => script.remove());

describe.each(testEngines)('reading the game on %s', (engine) => {
  const folder = writeTinySeason();
  const home = mkdtempSync(join(tmpdir(), 'touchline-killed-'));
  let place = join(home, 'db');
  let drop: () => Promise<void> = async () => {};

  beforeAll(async () => {
    if (engine === 'postgres') ({ url: place, drop } = await makeTestDatabase());
    const { worker } = findAssets();
    const db =
      engine === 'postgres' ? await openPostgres(place) : await openPgliteDb({ worker, folder: place });
    await migrate(db);
    await db.close();
  }, 60_000);
  afterAll(async () => {
    await drop();
    rmSync(home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs until `isEnough` accepts an output line, then for some milliseconds, then is killed. */
  async function runAndKill(isEnough: (word: string) => boolean, thenFor: number): Promise<Said> {
    const said = { begun: undefined as Found | undefined, season: 0, team: 0, reads: 0 };
    const onLine = (word: string, detail: string) => {
      if (word === 'season') said.reads += 1;
      if (word === 'begun') said.begun = JSON.parse(detail) as Found;
      else Object.assign(said, { [word]: Object.values(JSON.parse(detail) as object)[0] as number });
    };
    await killProcess({ script: script.script, args: [engine, place, folder], onLine, isEnough, thenFor });
    return said;
  }

  it(
    `loses nothing that it acknowledged and leaves nothing half done when killed ${kills} times`,
    async () => {
      let [season, team, starts, reads] = [0, 0, 0, 0];
      for (let kill = 0; kill < kills; kill += 1) {
        // One in five is killed during its start, the others shortly after this output.
        const word = [undefined, 'begun', 'season', 'team', 'season'][kill % 5];
        const said = await (word === undefined
          ? runAndKill(() => true, upTo(700))
          : runAndKill((one) => one === word, upTo(300)));
        starts += Number(said.begun !== undefined);
        reads += said.reads;
        check(said, { season, team });
        [season, team] = [Math.max(season, said.season), Math.max(team, said.team)];
      }
      const healed = await runAndKill((word) => word === 'team', 0);
      check(healed, { season, team });
      expect(healed.season).toBeGreaterThan(season);
      expect(starts).toBeGreaterThan(kills / 2);
      // Not its epochs: those are changes of the game, and the first day of the small season has 68.
      expect(reads).toBeGreaterThan(kills / 4);
      expect(healed.begun?.as_of).toBeGreaterThanOrEqual(firstRead + reads * betweenReads);
      process.stdout.write(
        `  ${engine}: ${kills} kills, ${reads} reads acknowledged, nothing lost or half done\n`,
      );
    },
    kills * 30_000,
  );
});

function check({ begun }: Said, acknowledged: { season: number; team: number }): void {
  if (begun === undefined) return;
  expect(begun.as_of).toBeGreaterThanOrEqual(acknowledged.season);
  expect(begun.team).toBeGreaterThanOrEqual(acknowledged.team);
  expect(begun.newest).toBe(begun.epoch);
  expect(begun.documents).toBe(begun.epoch === 0 ? 0 : 2 + begun.begun);
  expect(begun.squads).toBe(begun.gameweeks);
}
