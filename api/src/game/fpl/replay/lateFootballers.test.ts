import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createClock } from '../../../platform/clock';
import { tinySeason, writeTinySeason } from '../../../../test/support/tinySeason';
import type { OfficialBootstrap, OfficialElementSummary, OfficialLive } from '../official';
import { createReplaySource } from './replaySource';

/** Footballer 32 of the fourth club, whose match of gameweek 2 begins at 18:00, was added after its deadline. */
const late = 32;

function writeSeason(): string {
  const folder = writeTinySeason();
  change<Record<string, OfficialElementSummary>>(join(folder, 'element-summary.json.gz'), (summaries) => ({
    ...summaries,
    [late]: {
      fixtures: [],
      history_past: [],
      history: summaries[late]?.history.filter(({ round }) => round > 1) ?? [],
    },
  }));
  for (const event of [1, 2])
    change<OfficialBootstrap>(join(folder, `bootstrap-at/${event}.json.gz`), (bootstrap) => ({
      ...bootstrap,
      elements: bootstrap.elements
        .filter(({ id }) => id !== late)
        .map((element) => ({ ...element, cost_change_event: 2, form: '9.9' })),
    }));
  return folder;
}

function change<T>(file: string, to: (json: T) => T): void {
  const json = JSON.parse(gunzipSync(readFileSync(file)).toString()) as T;
  writeFileSync(file, gzipSync(JSON.stringify(to(json))));
}

const clock = createClock(Date.parse(tinySeason.inPlay), 0);
const source = createReplaySource({ folder: writeSeason(), clock });

async function readAt<T>(instant: string, path: string): Promise<T> {
  clock.set(Date.parse(instant));
  const reply = await source.get(path);
  if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.outcome}`);
  return reply.json as T;
}
const footballerAt = async (instant: string, id: number) =>
  (await readAt<OfficialBootstrap>(instant, 'bootstrap-static/')).elements.find((one) => one.id === id);

it('a footballer who was added between two documents exists from the first match on', async () => {
  expect(await footballerAt(tinySeason.inPlay, late)).toBeUndefined();
  expect(await footballerAt('2023-08-19T18:20:00Z', late)).toMatchObject({
    team: 4,
    now_cost: 50,
    status: 'a',
    selected_by_percent: '0.0',
  });
});

it('has the points, the live row and the history of that match', async () => {
  const { elements } = await readAt<OfficialLive>(tinySeason.settled, 'event/2/live/');
  const points = elements.find(({ id }) => id === late)?.stats.total_points;
  expect(points).toBeGreaterThan(0);
  expect(await footballerAt(tinySeason.settled, late)).toMatchObject({
    event_points: points,
    minutes: expect.any(Number) as number,
  });
  const { history } = await readAt<OfficialElementSummary>(tinySeason.settled, `element-summary/${late}/`);
  expect(history.map(({ round }) => round)).toEqual([2]);
});

it('counts form from the matches so far, and price changes from the deadline', async () => {
  const scorer = 13;
  const before = await footballerAt(tinySeason.beforeGameweek2, scorer);
  const settled = await footballerAt(tinySeason.settled, scorer);
  expect(Number(settled?.form)).toBe((settled?.total_points ?? 0) / 2);
  expect(settled?.form).not.toBe(before?.form);
  expect(settled?.cost_change_event).toBe(0);
});
