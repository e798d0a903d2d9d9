import type { FootballerId, GameweekNumber, Points } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { Bootstrap, LiveFootballer } from '../fpl/gameData';
import type { FplSource } from '../fpl/source';
import type { StoredDocument } from '../season/gameState.queries';

type Sums = ReadonlyMap<FootballerId, Points>;

export interface SettledRounds {
  readonly season: string;
  readonly bootstrap: Bootstrap;
  readonly stored: readonly StoredDocument[];
  /** Gameweeks that were just read. */
  readonly live: ReadonlyMap<GameweekNumber, readonly LiveFootballer[]>;
}

/**
 * Footballers whose season total differs from the sum of their gameweeks, with the difference. The current
 * gameweek is excluded on both sides: its documents are of different minutes.
 *
 * The game corrects points after a gameweek is settled, and adds footballers late whose matches it has
 * counted.
 */
export async function missedPoints(
  { db, fpl }: { db: Db; fpl: FplSource },
  { season, bootstrap, stored, live }: SettledRounds,
): Promise<Map<FootballerId, Points>> {
  const running = bootstrap.gameweeks.find(({ is_current, finished }) => is_current && !finished)?.id;
  const fetched = [...live].filter(([gameweek]) => gameweek !== running).map(([, one]) => sumsOf(one));
  const others = stored.filter(({ kind, gameweek }) => kind === 'live' && !live.has(gameweek));
  const rounds = [...fetched, ...(await storedSums({ db, fpl }, season, others))];
  const missed = bootstrap.footballers.map(({ id, total_points, event_points }) => {
    const settledTotal = total_points - (running === undefined ? 0 : event_points);
    return [id, settledTotal - rounds.reduce((sum, round) => sum + (round.get(id) ?? 0), 0)] as const;
  });
  return new Map(missed.filter(([, points]) => points !== 0));
}

/** True once per set of differences: the rest that reading again did not fix is ignored. */
export function isWorthReading(fpl: FplSource, missed: ReadonlyMap<FootballerId, Points>): boolean {
  return missed.size > 0 && fpl.state.unresolved !== JSON.stringify([...missed]);
}

/** @param missed differences after reading again; empty when there are none */
export function noteUnresolved(fpl: FplSource, missed: ReadonlyMap<FootballerId, Points>): void {
  fpl.state.unresolved = JSON.stringify([...missed]);
}

function sumsOf(footballers: readonly LiveFootballer[]): Sums {
  const pointsOf = ({ fixtures }: LiveFootballer) =>
    fixtures.reduce((sum, { lines }) => sum + lines.reduce((all, { points }) => all + points, 0), 0);
  return new Map(footballers.map((one) => [one.id, pointsOf(one)]));
}

async function storedSums(
  { db, fpl }: { db: Db; fpl: FplSource },
  season: string,
  documents: readonly StoredDocument[],
): Promise<Sums[]> {
  const { sums } = fpl.state;
  for (const { gameweek, digest } of documents.filter((one) => !sums.has(one.digest))) {
    const row = await db.findOne(sql<{ data: LiveFootballer[] }>`
      select data from game_document
      where season = ${season} and kind = 'live' and gameweek = ${gameweek} and digest = ${digest}`);
    sums.set(digest, sumsOf(row?.data ?? []));
  }
  return documents.flatMap(({ digest }) => sums.get(digest) ?? []);
}
