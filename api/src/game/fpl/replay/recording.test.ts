import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createClock } from '../../../platform/clock';
import type { OfficialBootstrap, OfficialEntryHistory, OfficialLive } from '../official';
import { openRecording } from './recording';
import { createReplaySource } from './replaySource';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2030-08-10T10:00:00Z');
const at = (instant: number) => new Date(instant).toISOString();

const events = [1, 2, 3].map((id) => ({
  id,
  name: `Gameweek ${id}`,
  deadline_time: at(start + (id - 1) * 7 * day),
  average_entry_score: 50 + id,
  highest_score: 100,
  finished: true,
  data_checked: true,
  is_previous: false,
  is_current: false,
  is_next: false,
  chip_plays: [],
  most_selected: 1,
  most_captained: 1,
  most_vice_captained: 1,
  most_transferred_in: 1,
  top_element: 1,
  top_element_info: { id: 1, points: 9 },
  transfers_made: 7,
}));
const footballer = (id: number, now_cost: number) => ({
  id,
  code: id,
  team: 1,
  element_type: 1,
  now_cost,
  total_points: 6,
});
const positions = [{ id: 1, singular_name_short: 'GKP' }];
/** Prices rise by one with each gameweek; the third footballer is added after the second deadline. */
const bootstrap = (event: number) => ({
  events,
  teams: [
    { id: 1, code: 11, short_name: 'AAA', name: 'A' },
    { id: 2, code: 12, short_name: 'BBB', name: 'B' },
  ],
  elements: [footballer(1, 50 + event), footballer(2, 60), ...(event > 2 ? [footballer(3, 45)] : [])],
  element_types: positions,
  phases: [],
  total_players: 10,
});
const liveOf = (id: number) => ({ id, stats: { minutes: 90, total_points: 2 }, explain: [] });
const live = { elements: [liveOf(1), liveOf(2), liveOf(3)] };
const history = {
  current: [1, 2, 3].map((event) => ({
    event,
    points: 60 + event,
    total_points: 60 * event,
    rank: 5,
    overall_rank: 5,
    bank: 1,
    value: 1000,
    event_transfers: 0,
    event_transfers_cost: 0,
    points_on_bench: 4,
  })),
  past: [],
  chips: [],
};
/** The second gameweek has lost all its matches; the third's is on the day after its deadline. */
const fixtures = [
  { id: 1, event: 1, kickoff_time: at(start + hour) },
  { id: 3, event: 3, kickoff_time: at(start + 15 * day) },
].map((fixture) => ({ ...fixture, code: fixture.id, team_h: 1, team_a: 2, stats: [] }));

const documents: Record<string, unknown> = {
  'bootstrap-static.json': bootstrap(4),
  'fixtures.json': fixtures,
  'element-summary.json.gz': {},
  ...Object.fromEntries(events.map(({ id }) => [`bootstrap-at/${id}.json.gz`, bootstrap(id)])),
  ...Object.fromEntries(events.map(({ id }) => [`event/${id}/live.json`, live])),
  'entry/7/entry.json': { id: 7, name: 'Seven', leagues: { classic: [] } },
  'entry/7/history.json': history,
  'entry/7/transfers.json': [],
};

describe('a recorded season', () => {
  const whole = mkdtempSync(join(tmpdir(), 'recorded-'));
  const folders: string[] = [whole];
  for (const [name, document] of Object.entries(documents)) write(whole, name, document);
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  function write(folder: string, name: string, document: unknown): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const text = JSON.stringify(document);
    writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text);
  }
  function changed(change: (folder: string) => void): string {
    const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
    folders.push(folder);
    cpSync(whole, folder, { recursive: true });
    change(folder);
    return folder;
  }
  async function readAt<T>(instant: number, path: string, folder = whole): Promise<T> {
    const reply = await createReplaySource({ folder, clock: createClock(instant, 0) }).get(path);
    if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.outcome}`);
    return reply.json as T;
  }

  it.each([
    'bootstrap-at/2.json.gz',
    'event/3/live.json',
    'entry/7/transfers.json',
    'element-summary.json.gz',
  ])('is refused at the start without %s, which the sentence names', (name) => {
    const folder = changed((copy) => rmSync(join(copy, name)));
    const plain = name.replace(/\.gz$/, '');
    expect(() => openRecording(folder)).toThrow(
      `${folder} is not a whole recorded season: ${plain} is missing (or ${plain}.gz).`,
    );
  });

  it.each([
    [
      'a team played the assistant manager',
      'entry/7/history.json',
      { ...history, chips: [{ event: 2, name: 'manager', time: at(start) }] },
    ],
    [
      'managers were for sale',
      'bootstrap-static.json',
      {
        ...bootstrap(4),
        element_types: [...positions, { id: 5, singular_name_short: 'AM' }],
        elements: [...bootstrap(4).elements, { ...footballer(9, 15), element_type: 5 }],
      },
    ],
  ])('is refused in words when %s, whose points would be missing', (_, name, document) => {
    const folder = changed((copy) => write(copy, name, document));
    expect(() => openRecording(folder)).toThrow(/has assistant managers, the chip of 2024-25/);
  });

  it('is read with packed results too', async () => {
    const folder = changed((copy) => {
      rmSync(join(copy, 'event/1/live.json'));
      write(copy, 'event/1/live.json.gz', live);
    });
    const { elements } = await readAt<OfficialLive>(start + 8 * day, 'event/1/live/', folder);
    expect(elements.map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each([
    ['before the first deadline, when there is no other', start - day, 51],
    ['after the first deadline', start + hour, 51],
    ['just before the second deadline', start + 7 * day - 1, 51],
    ['after the second deadline', start + 7 * day, 52],
    ['while the last gameweek runs', start + 15 * day + hour, 53],
    ['when the season is over', start + 20 * day, 54],
  ])('shows the newest known price %s', async (_, instant, price) => {
    const { elements } = await readAt<OfficialBootstrap>(instant, 'bootstrap-static/');
    expect(elements[0]?.now_cost).toBe(price);
  });

  it('has who was added to the game later in no document before', async () => {
    const ids = async (instant: number) =>
      (await readAt<OfficialLive>(instant, 'event/1/live/')).elements.map(({ id }) => id);
    expect(await ids(start + 8 * day)).toEqual([1, 2]);
    expect(await ids(start + 15 * day)).toEqual([1, 2, 3]);
  });

  it('finishes a gameweek without matches with its deadline', async () => {
    const { events: shown } = await readAt<OfficialBootstrap>(start + 7 * day, 'bootstrap-static/');
    expect(shown.map(({ finished }) => finished)).toEqual([true, true, false]);
  });

  it('tells what a gameweek came to when it is settled, not before', async () => {
    const averages = async (instant: number) =>
      (await readAt<OfficialBootstrap>(instant, 'bootstrap-static/')).events.map(
        ({ average_entry_score }) => average_entry_score,
      );
    expect(await averages(start + hour)).toEqual([0, 0, 0]);
    expect(await averages(start + day)).toEqual([51, 0, 0]);
  });

  it("never shows the final figures of a manager's running gameweek, also without a recorded squad", async () => {
    const { current } = await readAt<OfficialEntryHistory>(start + hour, 'entry/7/history/');
    expect(current).toEqual([
      expect.objectContaining({ event: 1, points: 0, total_points: 0, rank: null, points_on_bench: 0 }),
    ]);
  });
});
