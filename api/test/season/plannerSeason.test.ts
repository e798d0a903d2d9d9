import { openRecording, type Recording } from '../../src/game/fpl/replay/recording';
import { writeTinySeason } from '../support/tinySeason';
import { plannerSeason, type PlannerSeason } from './plannerSeason';

let folder: string;
let recording: Recording;
let season: PlannerSeason;
beforeAll(async () => {
  folder = writeTinySeason();
  recording = openRecording(folder);
  season = await plannerSeason(recording, folder);
}, 60_000);

it('has every deadline, with the gameweeks that were to come', () => {
  const gameweeks = season.deadlines.map(({ reply }) => reply.gameweeks.map(({ id }) => id));
  expect(gameweeks).toEqual([[1, 2, 3], [2, 3], [3]]);
});

it('has the prices, the official expected points and the fixtures that were known at the deadline', async () => {
  const changed: Recording = {
    ...recording,
    bootstrapBefore: (event) => {
      const { elements, ...rest } = recording.bootstrapBefore(event);
      const element = (one: (typeof elements)[number]) => ({
        ...one,
        ...(one.id === 5 ? { now_cost: 60 + event, ep_next: `${event}.5` } : {}),
      });
      return { ...rest, elements: elements.map(element) };
    },
    fixturesAtDeadline: (event) =>
      recording.fixtures.map((one) => (event === 1 && one.event === 3 ? { ...one, event: null } : one)),
  };
  const { deadlines } = await plannerSeason(changed, folder);
  const own = deadlines.map(({ reply }) => reply.footballers.find(({ id }) => id === 5));
  expect(own.map((one) => [one?.price, one?.ep_next])).toEqual([
    [61, 1.5],
    [62, 2.5],
    [63, 3.5],
  ]);
  const announced = deadlines.map(({ reply }) =>
    reply.fixtures.filter(({ gameweek_id }) => gameweek_id === 3),
  );
  expect(announced.map(({ length }) => length)).toEqual([0, 2, 2]);
}, 60_000);

it('has expected points of every footballer for each gameweek to come', () => {
  for (const { projected, reply } of season.deadlines) {
    expect(projected.rows).toHaveLength(reply.footballers.length);
    for (const { ep } of projected.rows) expect(ep).toHaveLength(projected.gameweeks.length);
  }
});

it('has the points of each gameweek as it ended, and who did not play', () => {
  for (const [index, { results }] of season.deadlines.entries()) {
    const official = recording.live(index + 1).elements.map(({ id, stats }) => [id, stats.total_points]);
    expect(results.map(({ id, points }) => [id, points]).sort()).toEqual(official.sort());
    expect(results.filter(({ has_played }) => !has_played).map(({ id }) => id)).toEqual([7, 15, 23, 31]);
  }
});

it('has the average manager and the recorded managers, hits taken off', () => {
  expect(season.deadlines.map(({ average }) => average)).toEqual([40, 40, 40]);
  expect(season.managers.map(({ team }) => team)).toEqual([101, 102, 103]);
  for (const { team, points, first_squad } of season.managers) {
    const history = recording.entry(team)?.history.current ?? [];
    const total = points.reduce((sum, one) => sum + one.points, 0);
    expect(total).toBe(history.at(-1)?.total_points);
    expect(first_squad).toHaveLength(15);
  }
});
