import { createClock } from '../../../platform/clock';
import {
  describeRecorded,
  describeSeason,
  recordedFolder,
  recordedTeam,
  season2025,
} from '../../../../test/support/recordedSeason';
import type {
  OfficialBootstrap,
  OfficialEntryHistory,
  OfficialElementSummary,
  OfficialFixture,
  OfficialLive,
  OfficialPicks,
} from '../official';
import { createReplaySource } from './replaySource';

const minute = 60_000;

describeRecorded('the replay', () => {
  const clock = createClock(Date.parse('2023-07-01T00:00:00Z'), 0);
  let source: ReturnType<typeof createReplaySource>;
  beforeAll(() => (source = createReplaySource({ folder: recordedFolder, clock })));
  const at = (instant: string | number) =>
    clock.set(typeof instant === 'number' ? instant : Date.parse(instant));
  async function read<T>(path: string): Promise<T> {
    const reply = await source.get(path);
    if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.outcome}`);
    return reply.json as T;
  }

  it.each([
    ['2023-07-01T00:00:00Z', undefined, 1],
    ['2023-08-11T17:29:59Z', undefined, 1],
    ['2023-08-11T17:30:00Z', 1, 2],
    ['2024-02-15T00:00:00Z', 24, 25],
    ['2024-06-10T00:00:00Z', 38, undefined],
  ])('knows at %s the current gameweek %s and the next %s', async (instant, current, next) => {
    at(instant);
    const { events, elements } = await read<OfficialBootstrap>('bootstrap-static/');
    expect(events.find((event) => event.is_current)?.id).toBe(current);
    expect(events.find((event) => event.is_next)?.id).toBe(next);
    const isBegun = (current ?? 0) > 1;
    expect(elements.some(({ total_points }) => total_points !== 0)).toBe(isBegun);
  });

  it('ends every gameweek in the recorded results', async () => {
    at('2024-06-10T00:00:00Z');
    const final = await read<OfficialBootstrap>('bootstrap-static/');
    const totals = new Map<number, number>();
    for (let event = 1; event <= 38; event += 1) {
      const { elements } = await read<OfficialLive>(`event/${event}/live/`);
      for (const { id, stats } of elements) totals.set(id, (totals.get(id) ?? 0) + stats.total_points);
    }
    const wrong = final.elements.filter(({ id, total_points }) => totals.get(id) !== total_points);
    expect(wrong.map(({ web_name }) => web_name)).toEqual([]);
  });

  it('lets goals, minutes and points agree at every minute of a Saturday', async () => {
    let goalsBefore = 0;
    const start = Date.parse('2024-02-10T12:30:00Z');
    for (let since = 0; since <= 560; since += 20) {
      at(start + since * minute);
      const fixtures = (await read<OfficialFixture[]>('fixtures/?event=24')).filter(({ started }) => started);
      const { elements } = await read<OfficialLive>('event/24/live/');
      let goals = 0;
      for (const fixture of fixtures) {
        const count = (identifier: string, side: 'h' | 'a') =>
          (fixture.stats.find((stat) => stat.identifier === identifier)?.[side] ?? []).reduce(
            (sum, { value }) => sum + value,
            0,
          );
        expect(fixture.team_h_score).toBe(count('goals_scored', 'h') + count('own_goals', 'a'));
        expect(fixture.team_a_score).toBe(count('goals_scored', 'a') + count('own_goals', 'h'));
        goals += (fixture.team_h_score ?? 0) + (fixture.team_a_score ?? 0);
      }
      for (const { stats, explain } of elements) {
        const lines = explain.flatMap((one) => one.stats);
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(stats.total_points);
        expect(stats.minutes).toBeLessThanOrEqual(90);
      }
      expect(goals).toBeGreaterThanOrEqual(goalsBefore);
      goalsBefore = goals;
    }
    at('2024-02-11T10:00:00Z');
    const over = (await read<OfficialFixture[]>('fixtures/?event=24')).filter(({ finished }) => finished);
    expect(over.reduce((sum, one) => sum + (one.team_h_score ?? 0) + (one.team_a_score ?? 0), 0)).toBe(
      goalsBefore,
    );
  });

  it('shows a squad from its deadline on, as handed in while it runs and as processed after', async () => {
    // Deadlines were moved during the season; the final ones apply.
    at('2024-06-10T00:00:00Z');
    const { events } = await read<OfficialBootstrap>('bootstrap-static/');
    let undone = 0;
    for (const { id, deadline_time } of events) {
      at(Date.parse(deadline_time) - 1);
      expect((await source.get(`entry/${recordedTeam}/event/${id}/picks/`)).outcome).toBe('not_found');
      at(Date.parse(deadline_time));
      const running = await read<OfficialPicks>(`entry/${recordedTeam}/event/${id}/picks/`);
      at('2024-06-10T00:00:00Z');
      const final = await read<OfficialPicks>(`entry/${recordedTeam}/event/${id}/picks/`);
      for (const { element_in, element_out } of final.automatic_subs) {
        const place = (element: number) =>
          running.picks.find((pick) => pick.element === element)?.position ?? 0;
        expect(place(element_out)).toBeLessThanOrEqual(11);
        expect(place(element_in)).toBeGreaterThan(11);
        undone += 1;
      }
    }
    expect(undone).toBe(19);
  });

  it('tells of a manager only what was known', async () => {
    at('2024-02-10T16:20:00Z');
    const { current, chips } = await read<OfficialEntryHistory>(`entry/${recordedTeam}/history/`);
    expect(current).toHaveLength(24);
    expect(chips.map(({ event }) => event)).toEqual([8, 21]);
    expect((await source.get('entry/1/')).outcome).toBe('not_found');
    expect((await source.get('nothing/')).outcome).toBe('not_found');
  });
});

describeSeason('the replay of a season with defensive contributions', season2025, () => {
  const kickoff = Date.parse('2025-12-14T14:00:00Z');
  const category = 'defensive_contribution';
  const clock = createClock(kickoff, 0);
  let source: ReturnType<typeof createReplaySource>;
  beforeAll(() => (source = createReplaySource({ folder: season2025.folder, clock })));
  async function read<T>(path: string): Promise<T> {
    const reply = await source.get(path);
    if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.outcome}`);
    return reply.json as T;
  }
  /** By footballer: the counts in the fixtures, and in the explanation. */
  async function contributions(minute: number) {
    clock.set(kickoff + minute * 60_000);
    const fixtures = (await read<OfficialFixture[]>('fixtures/?event=16')).filter(
      ({ kickoff_time }) => Date.parse(kickoff_time ?? '') === kickoff,
    );
    const sides = fixtures.flatMap(({ stats }) => stats.filter(({ identifier }) => identifier === category));
    const listed = new Map(sides.flatMap(({ h, a }) => [...h, ...a]).map((one) => [one.element, one.value]));
    const here = new Set(fixtures.map(({ id }) => id));
    const { elements } = await read<OfficialLive>('event/16/live/');
    const explained = new Map(
      elements.flatMap(({ id, explain }) =>
        explain
          .filter(({ fixture }) => here.has(fixture))
          .flatMap(({ stats }) => stats.filter(({ identifier }) => identifier === category))
          .map(({ value, points }) => [id, { value, points }] as const),
      ),
    );
    return { listed, explained };
  }

  it('counts them up while matches run, and gives the two points when the threshold is reached', async () => {
    const [early, late, final] = [
      await contributions(20),
      await contributions(100),
      await contributions(200),
    ];
    expect(early.listed.size).toBeGreaterThan(0);
    expect(early.explained.size).toBeLessThan(late.explained.size);
    for (const [id, value] of early.listed) expect(value).toBeLessThanOrEqual(late.listed.get(id) ?? 0);
    for (const [id, value] of late.listed) expect(value).toBeLessThanOrEqual(final.listed.get(id) ?? 0);
    for (const [id, { value, points }] of late.explained) {
      expect(points).toBe(2);
      expect(value).toBe(late.listed.get(id));
      expect(value).toBeGreaterThanOrEqual(10);
      expect(final.explained.get(id)?.points).toBe(2);
    }
  });

  it('ends in what was recorded', async () => {
    const { listed, explained } = await contributions(200);
    for (const [id, value] of listed) {
      const { history } = await read<OfficialElementSummary>(`element-summary/${id}/`);
      expect(history.find(({ round }) => round === 16)?.defensive_contribution).toBe(value);
    }
    expect([...explained.values()].every(({ points }) => points === 2)).toBe(true);
  });
});
