import { describeSeason, season2023, season2025 } from '../../../test/support/recordedSeason';
import { openMigratedDb } from '../../../test/support/openTestDb';
import { createClock } from '../../platform/clock';
import type { OfficialFixture } from '../fpl/official';
import { createReplaySource } from '../fpl/replay/replaySource';
import { withState } from '../fpl/sourceState';
import { ingestSeason } from './ingestSeason';

const minute = 60_000;

/** First kick-offs of some gameweeks. */
async function firstKickoffs(folder: string): Promise<number[]> {
  const source = createReplaySource({ folder, clock: createClock(Date.parse('2020-01-01T00:00:00Z'), 0) });
  const reply = await source.get('fixtures/');
  if (reply.outcome !== 'ok') throw new Error(`fixtures/: ${reply.outcome}`);
  const fixtures = reply.json as OfficialFixture[];
  return [2, 17, 26, 38].map((event) =>
    Math.min(
      ...fixtures
        .filter((one) => one.event === event && one.kickoff_time !== null)
        .map(({ kickoff_time }) => Date.parse(kickoff_time ?? '')),
    ),
  );
}

for (const season of [season2023, season2025])
  describeSeason(`a replay of ${season.name}`, season, () => {
    it('is never in doubt, from the first kick-off of a gameweek on', async () => {
      const db = await openMigratedDb();
      for (const kickoff of await firstKickoffs(season.folder)) {
        const clock = createClock(kickoff, 0);
        const fpl = withState(createReplaySource({ folder: season.folder, clock }));
        for (const minutes of [-1, 1, 60, 24 * 60]) {
          clock.set(kickoff + minutes * minute);
          expect([kickoff, minutes, await ingestSeason({ db, clock, fpl })]).toEqual([
            kickoff,
            minutes,
            expect.objectContaining({ outcome: 'ok' }),
          ]);
        }
      }
      await db.close();
    }, 300_000);
  });
