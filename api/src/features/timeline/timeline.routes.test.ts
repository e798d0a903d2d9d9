import type {
  FixturesList,
  FootballersIndex,
  TeamLineups,
  TimelineItem,
  TimelineList,
} from '@touchline/shared/wire';
import { day, hour, minute } from '@touchline/demo-game/calendar';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import type { OfficialBootstrap, OfficialFixture } from '../../game/fpl/official';
import { ingestSeason } from '../../game/ingest/ingestSeason';
import { noteBadges } from '../../game/ingest/noteBadges';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';

/** A Saturday of the simulated season: two running matches, more in the evening and on Sunday. */
let app: GameApp;
let person: Person;
/** All footballers of the two running matches. */
let watched: number[];

jest.setTimeout(120_000);

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
  });
  const [own] = app.fpl.teamsForDemoAccounts?.() ?? [];
  person = await app.signUp({ team: own?.teamId ?? null, role: 'PREMIUM' });
  // The footballers with the most points of each club.
  const best = (await footballers()).sort((a, b) => (b.total_points ?? 0) - (a.total_points ?? 0));
  const ofClub = (club: string) => best.filter(({ club_id }) => club_id === club).slice(0, 8);
  watched = ['ars', 'new', 'tot', 'bha'].flatMap(ofClub).map(({ id }) => id);
  for (const id of watched) await person.ask('POST', `/v1/watch/footballer/${id}`);
  await noteBadges(app);
});
afterAll(() => app.close());

const moveTo = (at: number) => app.moveTo(new Date(at).toISOString());

/** The feed of the last days, page by page. */
async function feed(filter = 'all', days = 3): Promise<TimelineItem[]> {
  const items: TimelineItem[] = [];
  const isOlder = ({ at }: TimelineItem) => Date.parse(at) < app.clock.now() - days * day;
  for (let before = ''; ;) {
    const page = await person.read<TimelineList>(`/v1/timeline/list?filter=${filter}&before=${before}`);
    items.push(...page.items);
    if (page.older === null || items.some(isOlder)) return items.filter((item) => !isOlder(item));
    before = page.older;
  }
}

async function footballers(): Promise<FootballersIndex['rows']> {
  const rows: FootballersIndex['rows'] = [];
  for (let page = 1; ; page += 1) {
    const { rows: here, paging } = await person.read<FootballersIndex>(
      `/v1/footballers/index/default?order_by=name&order=asc&page=${page}`,
    );
    rows.push(...here);
    if (page >= paging.pages) return rows;
  }
}

/** The game's counts for followed footballers in a fixture, by category. */
async function countsIn(pair: string): Promise<(category: string) => number> {
  const { fixtures: rows } = await person.read<FixturesList>('/v1/fixtures/24');
  const mine = rows.find(({ id }) => id === pair)?.mine.map(({ id }) => id) ?? [];
  const isFollowed = ({ element }: { element: number }) => [...mine, ...watched].includes(element);
  const [home, away] = pair.split('-');
  const { teams } = await documentOf<OfficialBootstrap>('bootstrap-static/');
  const codeOf = (number: number) => teams.find(({ id }) => id === number)?.short_name.toLowerCase();
  const fixtures = await documentOf<OfficialFixture[]>('fixtures/');
  const fixture = fixtures.find((one) => codeOf(one.team_h) === home && codeOf(one.team_a) === away);
  return (category) => {
    const found = fixture?.stats.find(({ identifier }) => identifier === category);
    return [...(found?.h ?? []), ...(found?.a ?? [])]
      .filter(isFollowed)
      .reduce((sum, { value }) => sum + value, 0);
  };
}

async function documentOf<Document>(path: string): Promise<Document> {
  const reply = await app.fpl.get(path);
  if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.detail}`);
  return reply.json as Document;
}

const matchKinds = ['goal', 'assist', 'card', 'save', 'bonus'];
const inFixtures = (fixtures: readonly string[]) => (item: TimelineItem) =>
  fixtures.includes(item.fixture_id ?? '') && matchKinds.includes(item.kind);

describe('while matches are played', () => {
  const firstSeen = new Map<string, number>();
  let live: string[];

  it('tells each thing when it happens, newest first', async () => {
    const { fixtures } = await person.read<FixturesList>('/v1/fixtures/');
    live = fixtures.filter(({ active }) => active).map(({ id }) => id);
    for (const { id } of (await feed()).filter(({ fixture_id = '' }) => live.includes(fixture_id)))
      firstSeen.set(id, 0);
    const before = firstSeen.size;
    for (let at = testAnchor + 6 * minute; at <= testAnchor + 90 * minute; at += 6 * minute) {
      await moveTo(at);
      const items = await feed();
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      const times = items.map((item) => Date.parse(item.at));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      for (const item of items.filter(inFixtures(live)).filter(({ id }) => !firstSeen.has(id))) {
        firstSeen.set(item.id, at);
        expect(Date.parse(item.at)).toBe(at);
      }
    }
    expect(firstSeen.size).toBeGreaterThan(before + 2);
  });

  it('keeps its instant for all time, read again or with the clock set back and forth', async () => {
    const now = app.clock.now();
    const items = await feed();
    await ingestSeason(app);
    expect(await feed()).toEqual(items);
    // Setting the clock back must not change stored data.
    app.clock.set(now - 30 * minute);
    await ingestSeason(app);
    const then = await feed();
    const earlier = items.filter(({ at }) => Date.parse(at) <= now - 30 * minute);
    expect(then.slice(0, earlier.length)).toEqual(earlier);
    await moveTo(now);
    expect(await feed()).toEqual(items);
    const seenItems = items.filter(inFixtures(live)).filter(({ id }) => (firstSeen.get(id) ?? 0) > 0);
    expect(seenItems.map((item) => Date.parse(item.at))).toEqual(
      seenItems.map(({ id }) => firstSeen.get(id)),
    );
  });

  it('tells as many of each kind as the match has had, once it is over and its bonus is in', async () => {
    await moveTo(testAnchor + 300 * minute);
    const [fixture = ''] = live;
    const items = (await feed()).filter(inFixtures([fixture]));
    const count = await countsIn(fixture);
    const countItems = (kind: string) => items.filter((item) => item.kind === kind).length;
    expect(countItems('goal')).toBe(count('goals_scored') + count('own_goals'));
    expect(countItems('assist')).toBe(count('assists'));
    expect(countItems('card')).toBe(count('yellow_cards') + count('red_cards') + count('penalties_missed'));
    expect(countItems('goal') + countItems('assist') + countItems('bonus')).toBeGreaterThan(2);
  });
});

it.each(['nobody', 'hasOwnProperty', '__proto__'])(
  'a filter that is none, %s, leaves the feed as it is',
  async (filter) => {
    const { items } = await person.read<TimelineList>(`/v1/timeline/list?filter=${filter}`);
    expect(items).toEqual((await person.read<TimelineList>('/v1/timeline/list')).items);
  },
);

it('tells line-ups when they are handed in, once, before and after the kick-off', async () => {
  const { fixtures } = await person.read<FixturesList>('/v1/fixtures/');
  const next = fixtures.find(({ started, mine }) => !started && mine.length > 0);
  const kickoff = Date.parse(next?.kickoff ?? '');
  const lineupItems = async () =>
    (await feed('team')).filter(({ kind, fixture_id }) => kind === 'lineup' && fixture_id === next?.id);
  const linedUp = async () => {
    const lineups = await person.read<TeamLineups>('/v1/team/lineups');
    return lineups.fixtures.find(({ fixture }) => fixture.id === next?.id)?.players ?? [];
  };
  await moveTo(kickoff - 80 * minute);
  expect(await lineupItems()).toEqual([]);
  expect(new Set((await linedUp()).map(({ lineup }) => lineup))).toEqual(new Set(['pending']));
  await moveTo(kickoff - 70 * minute);
  const [item, ...others] = await lineupItems();
  expect(others).toEqual([]);
  expect(item).toMatchObject({ at: new Date(kickoff - 70 * minute).toISOString(), mine: true });
  for (const { id, name } of next?.mine ?? []) {
    expect(item?.footballers).toContainEqual({ id, name });
    expect(item?.text).toContain(name);
  }
  expect(item?.text).toMatch(/ starts?\b/);
  // The page of line-ups shows the same at the same time.
  const starting = (/: (.+?) starts?\b/.exec(item?.text ?? '')?.[1] ?? '').split(', ');
  for (const { name, lineup } of await linedUp()) {
    expect([name, lineup]).not.toEqual([name, 'pending']);
    expect([name, lineup === 'XI']).toEqual([name, starting.includes(name)]);
  }
  await moveTo(kickoff + 30 * minute);
  expect(await lineupItems()).toEqual([item]);
});

it('tells from the kick-off on who started, where no line-ups were seen before it', async () => {
  const { fixtures } = await person.read<FixturesList>('/v1/fixtures/12');
  const lineups = (await feed('team', 200)).filter(
    ({ kind, gameweek_id }) => kind === 'lineup' && gameweek_id === 12,
  );
  expect(lineups.length).toBeGreaterThan(3);
  for (const { fixture_id, at } of lineups)
    expect(at).toBe(fixtures.find(({ id }) => id === fixture_id)?.kickoff);
});

it('tells every price that changed, once, with what it is now', async () => {
  const costs = async () => new Map((await footballers()).map(({ id, cost = 0 }) => [id, cost]));
  const before = await costs();
  const earlierIds = (await feed('prices', 9)).map(({ id }) => id);
  // At the first read of the season a price has already changed since the last deadline.
  expect(earlierIds.length).toBeGreaterThan(0);
  await moveTo(app.clock.now() + 2 * hour + day);
  await ingestSeason(app);
  const after = await costs();
  const changed = [...after].filter(([id, cost]) => before.get(id) !== cost);
  const items = (await feed('prices')).filter(({ id }) => !earlierIds.includes(id));
  expect(changed.length).toBeGreaterThan(3);
  expect(items.map(({ footballers: [one] }) => one?.id).sort()).toEqual(changed.map(([id]) => id).sort());
  for (const {
    kind,
    text,
    footballers: [one],
  } of items) {
    const [was = 0, is = 0] = one === undefined ? [] : [before.get(one.id), after.get(one.id)];
    expect(kind).toBe(is > was ? 'price_up' : 'price_down');
    expect(text).toContain(` to ${is.toFixed(1)}m.`);
  }
});

it('tells who of the followed has gained a badge, once in a gameweek', async () => {
  const followed = async () => (await footballers()).filter(({ watched: isWatched }) => isWatched);
  const before = new Map((await followed()).map(({ id, badges }) => [id, badges]));
  await noteBadges(app);
  const seen = new Set(
    (await feed('watchlist', 9)).filter(({ kind }) => kind === 'badge').map(({ id }) => id),
  );
  await moveTo(app.clock.now() + 3 * day);
  for (let times = 1; times <= 2; times += 1) await noteBadges(app);
  const gained = (await followed()).flatMap(({ id, badges }) =>
    badges.filter((badge) => before.get(id)?.includes(badge) === false).map((badge) => `${id} ${badge}`),
  );
  const items = (await feed('watchlist', 9)).filter(({ kind, id }) => kind === 'badge' && !seen.has(id));
  expect(gained.length).toBeGreaterThan(0);
  // What a badge means is said with it: "Toxic" alone would be a riddle.
  for (const { text } of items) expect(text).toMatch(/^.+ gained the badge [^:]+: [a-z].+\.$/);
  expect(items.map(({ id }) => id.split('-').slice(1, 3).join(' ')).sort()).toEqual(gained.sort());
});
