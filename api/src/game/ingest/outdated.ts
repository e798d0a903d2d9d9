import type { GameweekNumber } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { Fixture, LiveFootballer } from '../fpl/gameData';
import { UpstreamFault } from '../fpl/fetchDocument';
import type { ReadSeason } from './plausible';

/**
 * A cache may return a document of an earlier hour. It is valid, but must not replace newer data.
 * @throws {UpstreamFault} when the documents are older than the stored ones, or than each other
 */
export async function refuseOutdated(db: Db, season: string, fetched: ReadSeason): Promise<void> {
  const { bootstrap, fixtures, live } = fetched;
  const before = await db.findOne(sql<{ current: number | null }>`
    select max((one ->> 'id')::int) as current
    from game_document, jsonb_array_elements(data -> 'gameweeks') as one
    where season = ${season} and kind = 'bootstrap' and (one ->> 'is_current')::boolean`);
  const current = bootstrap.gameweeks.find(({ is_current }) => is_current)?.id ?? 0;
  if (current < (before?.current ?? 0)) throw outdated('bootstrap-static/ tells an earlier gameweek');
  if (await haveGoneBack(db, season, fixtures)) throw outdated('fixtures/ has a match undone');
  for (const { id } of bootstrap.gameweeks.filter(({ finished }) => finished)) {
    const footballers = live.get(id);
    if (footballers !== undefined && bonusIn(footballers) !== bonusOf(fixtures, id))
      throw outdated(`event/${id}/live/ is without the final bonus`);
  }
}

const outdated = (detail: string) => new UpstreamFault('malformed', `${detail}, older than what is known`);

/**
 * A match that had started or ended and no longer has, at the same kick-off; a postponed match may start
 * again.
 */
async function haveGoneBack(db: Db, season: string, fixtures: readonly Fixture[]): Promise<boolean> {
  const begun = await db.query(sql<{ number: number; kickoff: string | null; finished: boolean }>`
    select (one ->> 'number')::int as number, one ->> 'kickoff' as kickoff, (one ->> 'finished')::boolean as finished
    from game_document, jsonb_array_elements(data) as one
    where season = ${season} and kind = 'fixtures' and (one ->> 'started')::boolean`);
  const now = new Map(fixtures.map((fixture) => [fixture.number, fixture]));
  return begun.some(({ number, kickoff, finished }) => {
    const fixture = now.get(number);
    if (fixture === undefined || String(fixture.kickoff) !== kickoff) return false;
    return !fixture.started || (finished && !fixture.finished);
  });
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const bonusIn = (footballers: readonly LiveFootballer[]): number =>
  total(
    footballers
      .flatMap(({ fixtures }) => fixtures.flatMap(({ lines }) => lines))
      .filter(({ identifier }) => identifier === 'bonus')
      .map(({ points }) => points),
  );

function bonusOf(fixtures: readonly Fixture[], gameweek: GameweekNumber): number {
  const own = fixtures.filter((fixture) => fixture.gameweek === gameweek);
  const sides = own.flatMap(({ counts }) => (counts.bonus === undefined ? [] : [counts.bonus]));
  return total(sides.flatMap(({ home, away }) => [...home, ...away]).map(({ value }) => value));
}
