import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { createClock } from '../../platform/clock';
import type { OfficialBootstrap } from './official';
import { parseBootstrap } from './parseBootstrap';
import { createReplaySource } from './replay/replaySource';

async function bootstrapWith(average: number, isSettled: boolean) {
  const clock = createClock(Date.parse(tinySeason.settled), 0);
  const reply = await createReplaySource({ folder: writeTinySeason(), clock }).get('bootstrap-static/');
  const { events, ...rest } = (reply.outcome === 'ok' ? reply.json : {}) as OfficialBootstrap;
  const changed = events.map((event) => ({
    ...event,
    average_entry_score: average,
    finished: isSettled,
    data_checked: isSettled,
  }));
  return parseBootstrap({ ...rest, events: changed }).gameweeks[0]?.average_points;
}

it('has an average of 0 in a settled gameweek without matches, and none before it is counted', async () => {
  expect(await bootstrapWith(0, true)).toBe(0);
  expect(await bootstrapWith(0, false)).toBeNull();
  expect(await bootstrapWith(48, false)).toBe(48);
});
