/**
 * Child process of `killed.test.ts`, to be killed at any moment: reads a season instant by instant, and
 * prints each acknowledged epoch. Arguments: engine, location of its data, folder of the recorded season.
 */
import { asTeamId } from '@touchline/shared/domain';
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { createClock } from '../../../src/platform/clock';
import { findAssets } from '../../../src/platform/db/assets';
import type { Db } from '../../../src/platform/db/db';
import { openPgliteDb } from '../../../src/platform/db/openDb';
import { openPostgres } from '../../../src/platform/db/postgres';
import { createReplaySource } from '../../../src/game/fpl/replay/replaySource';
import { withState } from '../../../src/game/fpl/sourceState';
import { findGameState } from '../../../src/game/season/gameState.queries';
import { ingestSeason } from '../../../src/game/ingest/ingestSeason';
import { ingestTeam } from '../../../src/game/ingest/ingestTeam';

const firstInstant = Date.parse('2023-08-12T14:00:00Z');
const step = 3 * 60_000;

async function main([engine = '', place = '', folder = '']: string[]): Promise<void> {
  const { worker } = findAssets();
  const db =
    engine === 'postgres' ? await openPostgres(place) : await openPgliteDb({ worker, folder: place });
  const clock = createClock(firstInstant, 0);
  const fpl = withState(createReplaySource({ folder, clock }));
  const found = await inspect(db, fpl.season);
  clock.set(Math.max(clock.now(), found.as_of));
  say('begun', found);
  for (;;) {
    clock.set(clock.now() + step);
    const result = await ingestSeason({ db, clock, fpl });
    if (result.outcome !== 'ok') throw new Error(`The season was not read: ${result.outcome}`);
    say('season', { as_of: clock.now() });
    // A phase of its own for each instant, so that the team is read again; as small as a gameweek's number.
    const phase = `${(clock.now() - firstInstant) / step}`;
    const team = await ingestTeam(
      { db, clock, fpl },
      { id: asTeamId(101), current: 1, phase, squads: 'all' },
    );
    if (team.outcome === 'ok') say('team', { team: clock.now() });
  }
}

/** State found by a start. */
export interface Found {
  readonly epoch: number;
  readonly as_of: number;
  /** The newest epoch of the documents; differs from the state's if only a part was written. */
  readonly newest: number;
  readonly documents: number;
  readonly begun: number;
  /** When the team was last read. */
  readonly team: number;
  readonly squads: number;
  readonly gameweeks: number;
}

async function inspect(db: Db, season: string): Promise<Found> {
  const state = await findGameState(db, season);
  const row = await db.findOne(sql<Omit<Found, 'epoch' | 'as_of'>>`select
    coalesce((select max(epoch) from game_document), 0) as newest,
    (select count(*) from game_document) as documents,
    (select count(*) from game_document, jsonb_array_elements(data -> 'gameweeks') as one
      where kind = 'bootstrap' and (one ->> 'deadline')::bigint <= ${state?.as_of ?? 0}::bigint) as begun,
    coalesce((select ${firstInstant}::bigint + phase::bigint * ${step}::bigint from fantasy_team), 0) as team,
    (select count(*) from team_picks) as squads,
    (select count(*) from team_gameweek) as gameweeks`);
  if (row === undefined) throw new Error('A count has no row.');
  return { epoch: state?.epoch ?? 0, as_of: state?.as_of ?? 0, ...row };
}

/** Written synchronously, so that a kill cannot lose the acknowledgement. */
const say = (what: string, detail: object) => writeSync(1, `${what} ${JSON.stringify(detail)}\n`);

main(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown);
  process.exitCode = 1;
});
