import type { Db } from '../../platform/db/db';
import {
  findSampleReading,
  listSample,
  rankSampleChannel,
  type SampleReading,
  type SampleRow,
} from '../season/rankSample.queries';
import type { Season } from '../season/season';

/** The sample of all managers with their squads, as far as read. */
export interface RankSample {
  readonly reading: SampleReading;
  readonly rows: readonly SampleRow[];
}

/** Cache of the sample of each season: thousands of rows. */
export interface RankSamples {
  /** The sample of the current gameweek; undefined before it is read. */
  find(season: Season): Promise<RankSample | undefined>;
}

interface KeptSample {
  readonly state: string;
  readonly rows: Promise<readonly SampleRow[]>;
}

/** Changes with every read of more managers. */
export const sampleState = ({ gameweek, read }: SampleReading) => `${gameweek} ${read}`;

export function createRankSamples(db: Db): RankSamples {
  const samples = new Map<string, KeptSample>();

  function rowsOf(season: string, reading: SampleReading): Promise<readonly SampleRow[]> {
    const state = sampleState(reading);
    const kept = samples.get(season);
    if (kept?.state === state) return kept.rows;
    const rows = listSample(db, season, reading.gameweek);
    samples.set(season, { state, rows });
    // The caller reports the failure; the next request reads again.
    rows.catch(() => samples.delete(season));
    return rows;
  }

  return {
    find: async (season) => {
      const [reading] = await findReading(db, season.id);
      if (reading === undefined || reading.gameweek !== season.current?.id) return undefined;
      return { reading, rows: await rowsOf(season.id, reading) };
    },
  };
}

async function findReading(db: Db, season: string): Promise<readonly SampleReading[]> {
  const rows = await db.kept(rankSampleChannel).read('reading', [season], async () => {
    const reading = await findSampleReading(db, season);
    return new Map([[season, reading === undefined ? [] : [reading]]]);
  });
  return rows.get(season) ?? [];
}
