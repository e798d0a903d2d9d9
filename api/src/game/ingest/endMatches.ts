import { type EpochMs, waitsForDecision } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { Fixture } from '../fpl/gameData';
import { advanceEpoch, digestOf, findGameState, saveDocument } from '../season/gameState.queries';

/** The matches, with those marked that the game has not ended hours after their kick-off. */
export const withWaiting = (fixtures: readonly Fixture[], now: EpochMs): Fixture[] =>
  fixtures.map((one) => (waitsForDecision(one, now) ? { ...one, waits: true as const } : one));

/**
 * Ends stored matches that are live for too long, while the game is down or in doubt: their end is in a document that
 * cannot be read. Nothing is written while there is no such match.
 */
export async function endMatches(db: Db, season: string, now: EpochMs): Promise<void> {
  await db.transaction(async () => {
    const state = await findGameState(db, season);
    if (state === undefined) return;
    const stored = await db.findOne(sql<{ data: Fixture[] }>`
      select data from game_document where season = ${season} and kind = 'fixtures'`);
    const fixtures = stored?.data ?? [];
    if (!fixtures.some((one) => one.waits !== true && waitsForDecision(one, now))) return;
    // Another process has read the game meanwhile.
    if (!(await advanceEpoch(db, season, state))) return;
    const text = JSON.stringify(withWaiting(fixtures, now));
    const document = { kind: 'fixtures', gameweek: 0, digest: digestOf(text), text } as const;
    await saveDocument(db, season, { ...document, epoch: state.epoch + 1 });
  });
}
