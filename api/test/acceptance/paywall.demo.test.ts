import { asTeamId } from '@touchline/shared/domain';
import {
  type FootballersIndex,
  footballerViews,
  type MatchChances,
  type RivalsChanceHistory,
  type RivalsChances,
  type RivalsSeasonChances,
  type TransfersList,
  type WhatIfChance,
} from '@touchline/shared/wire';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { specificationCalls } from '../support/specificationCalls';

/**
 * Compares the replies to a reader without and one with pass, who have the same team: a value locked in one
 * reply must not appear in any other of the same kind, whatever the filter and order.
 */
let app: GameApp;
let free: Person;
let pass: Person;
let subjects: Parameters<typeof specificationCalls>[0];

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
    checkReplies: false,
  });
  const [own] = app.fpl.teamsForDemoAccounts?.() ?? [];
  const team = own?.teamId ?? asTeamId(0);
  free = await app.signUp({ team });
  pass = await app.signUp({ team, role: 'PREMIUM' });
  const rivals = (own?.rivalIds ?? []).slice(0, 12);
  for (const person of [free, pass])
    for (const rival of rivals) await person.ask('POST', `/v1/rivals/add/${rival}`);
  const overview = await pass.read<{ gameweek: { id: number } }>('/v1/team/main');
  const gameweek = overview.gameweek.id;
  const fixtures = await pass.read<{ fixtures: { id: string }[] }>('/v1/fixtures/');
  subjects = {
    gameweek,
    fixture: fixtures.fixtures[0]?.id ?? '',
    footballer: 1,
    club: 'ars',
    team,
    rival: rivals[0] ?? team,
    league: 0,
  };
}, 180_000);
afterAll(() => app.close());

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Values of one kind of reply that are locked in one place and visible in another. */
interface Seen {
  readonly locked: Set<string>;
  readonly open: Set<string>;
}
const nothingSeen = (): Seen => ({ locked: new Set(), open: new Set() });

const idOf = (value: Json) => value['id'] ?? value['footballer_id'] ?? value['team_id'];

/**
 * Walks both replies in parallel. A value is identified by its field and the id of its object; the path in
 * the reply is included, because another list may use the same field name with another meaning.
 */
function compare(without: unknown, withPass: unknown, seen: Seen, place = ''): void {
  if (!isObject(without) || !isObject(withPass)) return;
  const id = idOf(withPass);
  for (const [key, value] of Object.entries(withPass)) {
    const fact = `${place} ${String(id)} ${key}`;
    if (!(key in without)) {
      if (id !== undefined) seen.locked.add(fact);
      continue;
    }
    if (id !== undefined && !['id', 'place'].includes(key)) seen.open.add(fact);
    compare(without[key], value, seen, /^\d+$/.test(key) ? place : `${place}.${key}`);
  }
}

async function compareReplies(url: string, seen: Seen): Promise<void> {
  const [without, withPass] = [await free.ask('GET', url), await pass.ask('GET', url)];
  if (without.status !== 200) {
    expect([url, without.body.error]).toEqual([
      url,
      withPass.status === 200 ? 'pass_needed' : withPass.body.error,
    ]);
    return;
  }
  compare(without.body.payload, withPass.body.payload, seen);
}

const leaks = ({ locked, open }: Seen) => [...locked].filter((fact) => open.has(fact));

describe.each(footballerViews)('footballers by %s', (view) => {
  const list = `/v1/footballers/index/${view}`;

  it('open nothing that is locked, by any filter, sort, page or club', async () => {
    const seen = nothingSeen();
    for (const query of ['', '?page=2', '?page=3', '?page=20']) await compareReplies(list + query, seen);
    const { rows, paging } = await pass.read<FootballersIndex>(`${list}?page=2`);
    for (const { name } of rows.slice(0, 12))
      await compareReplies(`${list}?q=${encodeURIComponent(name)}`, seen);
    for (const filter of filters) await compareReplies(`${list}?${filter}`, seen);
    for (const sort of sorts)
      for (const order of ['asc', 'desc'])
        await compareReplies(`${list}?order_by=${sort}&order=${order}`, seen);
    for (const filter of filters.slice(0, 4))
      await compareReplies(`${list}?${filter}&order_by=cost&order=asc&page=2`, seen);
    for (const club of ['ars', 'liv']) await compareReplies(`/v1/club/${club}/squad/${view}`, seen);
    expect(paging.total).toBeGreaterThan(400);
    expect(seen.locked.size).toBeGreaterThan(50);
    expect(leaks(seen)).toEqual([]);
  }, 240_000);
});

const filters = [
  'pos=GKP',
  'pos=DEF,FWD',
  'club=ars',
  'club=liv,che',
  'badge=top_scorer',
  'cost_min=9',
  'cost_max=4.5',
  'watchlist=true',
  'hide_injured=true',
  'hide_mine=true',
  'q=a&pos=MID',
];
const sorts = [
  'name',
  'club',
  'total_points',
  'per_match',
  'form',
  'ep_next',
  'balance',
  'rivals',
  'mean_difficulty',
];

it('transfers open nothing that is locked, by any kind, sort or page', async () => {
  const seen = nothingSeen();
  for (const kind of ['in', 'out', 'nett']) {
    for (const page of [1, 2, 3]) await compareReplies(`/v1/transfers/${kind}?page=${page}`, seen);
    for (const sort of ['balance', 'transfers_in', 'transfers_out', 'selected_by', 'cost', 'cost_change'])
      for (const order of ['asc', 'desc'])
        for (const page of [1, 2])
          await compareReplies(`/v1/transfers/${kind}?order_by=${sort}&order=${order}&page=${page}`, seen);
    // The first page is free for every kind.
    const { rows } = await free.read<TransfersList>(`/v1/transfers/${kind}`);
    expect(rows.some(({ locked }) => locked)).toBe(false);
  }
  expect(seen.locked.size).toBeGreaterThan(50);
  expect(leaks(seen)).toEqual([]);
}, 240_000);

it('no other reply opens in one place what it locks in another of the same list', async () => {
  const calls = specificationCalls(subjects).filter(({ method }) => method === 'GET');
  const found: string[] = [];
  let locked = 0;
  for (const { urls } of calls) {
    for (const url of urls) {
      const seen = nothingSeen();
      await compareReplies(url, seen);
      locked += seen.locked.size;
      found.push(...leaks(seen).map((leak) => `${url} ${leak}`));
    }
  }
  expect(found).toEqual([]);
  expect(locked).toBeGreaterThan(100);
}, 240_000);

it('the chance to win the own matches of this gameweek is told to everybody', async () => {
  const [without, withPass] = [
    await free.read<MatchChances>('/v1/leagues/h2h/chances'),
    await pass.read<MatchChances>('/v1/leagues/h2h/chances'),
  ];
  expect(without).toEqual(withPass);
  expect(without.matches.length).toBeGreaterThan(0);
}, 120_000);

it('the chance to beat is told against the first five others of a view and opponents of the gameweek, with pass against all', async () => {
  const { matches } = await free.read<MatchChances>('/v1/leagues/h2h/chances');
  const opponents = new Set(matches.map(({ opponent }) => opponent.id));
  for (const scope of ['rivals', 'stored']) {
    const [without, withPass] = [
      await free.read<RivalsChances>(`/v1/rivals/chances/${scope}`),
      await pass.read<RivalsChances>(`/v1/rivals/chances/${scope}`),
    ];
    expect(without.rows.map(({ locked = false }) => locked)).toEqual(
      withPass.rows.slice(0, without.rows.length).map(({ id }, index) => index >= 5 && !opponents.has(id)),
    );
    for (const { locked, win, tie } of without.rows)
      if (locked) expect([win, tie]).toEqual([undefined, undefined]);
    expect(withPass.rows.some(({ locked }) => locked)).toBe(false);
    expect(withPass.rows.length).toBeGreaterThan(5);
  }
}, 120_000);

it('how the chances moved through the gameweek is told against the same teams as the chances', async () => {
  for (const scope of ['rivals', 'stored'])
    for (const reader of [free, pass]) {
      const { rows } = await reader.read<RivalsChances>(`/v1/rivals/chances/${scope}`);
      const history = await reader.read<RivalsChanceHistory>(`/v1/rivals/chance_history/${scope}`);
      expect(history.rows.map(({ id, locked = false }) => [id, locked])).toEqual(
        rows.map(({ id, locked = false }) => [id, locked]),
      );
      for (const { locked, win, name } of history.rows)
        if (locked) expect([win, name]).toEqual([undefined, undefined]);
      expect(history.first).toHaveLength(history.times.length);
    }
}, 120_000);

it('the chance to end the season ahead is told against the first five others, with pass against all', async () => {
  const path = '/v1/rivals/season_chances/rivals';
  const { rows } = await free.read<RivalsSeasonChances>(path);
  const withPass = await pass.read<RivalsSeasonChances>(path);
  expect(rows.map(({ locked = false }) => locked)).toEqual(rows.map((_, index) => index >= 5));
  for (const { locked, win, tie } of rows) if (locked) expect([win, tie]).toEqual([undefined, undefined]);
  expect(withPass.rows.some(({ locked }) => locked)).toBe(false);
  expect(withPass.rows.length).toBeGreaterThan(5);
}, 120_000);

it('“what if” tells the chance against the teams against whom it is told among the rivals', async () => {
  const { rows } = await free.read<RivalsChances>('/v1/rivals/chances/stored');
  const { opponents } = await free.read<WhatIfChance>('/v1/live/what_if/chance');
  expect(rows.some(({ locked }) => locked)).toBe(true);
  for (const { id, locked = false, win } of rows) {
    const reply = await free.ask('GET', `/v1/live/what_if/chance?rival=${id}`);
    expect([id, reply.status]).toEqual([id, locked ? 403 : win === undefined ? 404 : 200]);
    expect(opponents.some((one) => one.id === id)).toBe(win !== undefined);
  }
  const withPass = await pass.read<WhatIfChance>('/v1/live/what_if/chance');
  expect(withPass.opponents.length).toBeGreaterThan(opponents.length);
}, 120_000);

it('a rival’s page opens nothing in one order of its report that another order locks', async () => {
  const pages = ['report', 'points', 'gameweek', 'season', 'chips', 'lineups', 'transfers'];
  for (const page of pages) {
    const seen = nothingSeen();
    for (const sort of ['', 'overall', 'lineup', 'c', 'vc', 'in'])
      await compareReplies(
        `/v1/templates/rival_pages/rivals/${page}/${subjects.rival}?order_by=${sort}`,
        seen,
      );
    expect([page, leaks(seen)]).toEqual([page, []]);
  }
}, 240_000);

describe('a paid value of a footballer', () => {
  /** Fields by the value that they carry, whatever reply they are in (docs/access.md). */
  const valueOf: Readonly<Record<string, string>> = {
    ep_this: 'ep_this',
    ep_next: 'ep_next',
    form: 'form',
    balance: 'transfers',
    transfers_in: 'transfers',
    transfers_out: 'transfers',
  };

  /** Sorts the values of footballers in both replies: given to the free account, or only to the one with pass. */
  function sortValues(without: unknown, withPass: unknown, seen: Seen, id?: unknown): void {
    if (!isObject(withPass)) return;
    // A row that is hidden as a whole does not say whose values it has; a past gameweek is another value.
    const isHiddenRow =
      isObject(without) && without['locked'] === true && 'id' in withPass && !('id' in without);
    if (isHiddenRow || 'gameweek_id' in withPass) return;
    const owner = 'position' in withPass ? (withPass['id'] ?? id) : id;
    for (const [key, value] of Object.entries(withPass)) {
      const given = isObject(without) && key in without;
      const name = isObject(value) ? undefined : valueOf[key];
      if (name !== undefined && typeof owner === 'number')
        (given ? seen.open : seen.locked).add(`${owner} ${name}`);
      const child = isObject(without) ? without[key] : undefined;
      // Pages of one footballer have the identity in their head.
      const head = isObject(withPass['head']) ? withPass['head']['id'] : undefined;
      sortValues(child, value, seen, head ?? owner);
    }
  }

  async function sortReply(url: string, seen: Seen): Promise<void> {
    const [without, withPass] = [await free.ask('GET', url), await pass.ask('GET', url)];
    if (without.status === 200) sortValues(without.body.payload, withPass.body.payload, seen);
  }

  it('is open in all replies or in none', async () => {
    const seen = nothingSeen();
    const urls = specificationCalls(subjects)
      .filter(({ method, written }) => method === 'GET' && !written.includes('top_t'))
      .flatMap((call) => call.urls);
    const more = ['/v1/planner/start', '/v1/prices', '/v1/footballers/compare?ids=1,2,3,4'];
    const pages = footballerViews.flatMap((view) =>
      [1, 2, 5, 9].map((page) => `/v1/footballers/index/${view}?page=${page}`),
    );
    for (const url of [...urls, ...more, ...pages]) await sortReply(url, seen);
    expect(leaks(seen)).toEqual([]);
    const count = (facts: ReadonlySet<string>, name: string) =>
      [...facts].filter((fact) => fact.endsWith(` ${name}`)).length;
    for (const name of ['ep_next', 'form', 'transfers']) {
      expect([name, count(seen.locked, name) > 50]).toEqual([name, true]);
      expect([name, count(seen.open, name) > 50]).toEqual([name, true]);
    }
  }, 240_000);

  it('is open in the planner for as many footballers as on cards and in lists, and for all with the pass', async () => {
    type Market = { footballers: { ep_next?: number | null }[] };
    const countPredicted = async (person: Person) =>
      (await person.read<Market>('/v1/planner/start')).footballers.filter((one) => 'ep_next' in one).length;
    const all = (await pass.read<Market>('/v1/planner/start')).footballers.length;
    expect(await countPredicted(pass)).toBe(all);
    const share = (await countPredicted(free)) / all;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.5);
  });
});

it('effective ownership in a fixture is open where the report of the view opens it', async () => {
  const report = await free.read<{ rows: { id?: number }[] }>(
    `/v1/templates/rival_pages/rivals/report/${subjects.rival}`,
  );
  const open = new Set(report.rows.map(({ id }) => id));
  const { fixtures } = await pass.read<{ fixtures: { id: string }[] }>('/v1/fixtures/');
  type Rows = {
    rows: { id: number; rivals: { count: number }; effective?: number; swing?: number | null }[];
  };
  let hidden = 0;
  for (const { id } of fixtures)
    for (const row of (await free.read<Rows>(`/v1/fixture/${id}/rivals`)).rows) {
      const isOpen = open.has(row.id) || row.rivals.count === 0;
      expect([row.id, 'effective' in row, 'swing' in row]).toEqual([row.id, isOpen, isOpen]);
      hidden += isOpen ? 0 : 1;
    }
  expect(hidden).toBeGreaterThan(0);
});
