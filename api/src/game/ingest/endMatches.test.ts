import { createClock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import { openMigratedDb } from '../../../test/support/openTestDb';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { createReplaySource } from '../fpl/replay/replaySource';
import type { FplSource } from '../fpl/source';
import { withState } from '../fpl/sourceState';
import { isActive } from '../season/fixtureState';
import { createGames } from '../season/game';
import { findGameState } from '../season/gameState.queries';
import { ingestSeason } from './ingestSeason';

const clock = createClock(Date.parse(tinySeason.inPlay), 0);
const fpl = withState(createReplaySource({ folder: writeTinySeason(), clock }));
const down: FplSource = { ...fpl, get: async () => ({ outcome: 'unavailable', detail: 'No answer.' }) };
let db: Db;
beforeAll(async () => {
  db = await openMigratedDb();
}, 60_000);
afterAll(() => db.close());

it('a match that was live when the game went down is live for no longer than one that is never finished', async () => {
  const games = createGames({ db });
  const readAfter = async (hours: number, source: FplSource) => {
    clock.set(Date.parse(tinySeason.inPlay) + hours * 3_600_000);
    await ingestSeason({ db, clock, fpl: source });
    const [first] = (await games.of(fpl.season).find())?.season.fixturesIn(2) ?? [];
    const { epoch, outcome } = (await findGameState(db, fpl.season)) ?? {};
    return { epoch, outcome, active: first && isActive(first), waits: first?.waits === true };
  };
  const live = { epoch: 1, active: true, waits: false };
  expect(await readAfter(0, fpl)).toEqual({ ...live, outcome: 'ok' });
  expect(await readAfter(3, down)).toEqual({ ...live, outcome: 'unavailable' });
  const over = { epoch: 2, outcome: 'unavailable', active: false, waits: true };
  expect(await readAfter(3.6, down)).toEqual(over);
  expect(await readAfter(5, down)).toEqual(over);
  expect(await readAfter(6, fpl)).toEqual({ epoch: 3, outcome: 'ok', active: false, waits: false });
  await games.close();
});
