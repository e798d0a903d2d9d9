import { sql } from 'kysely';
import { asTeamId, asFootballerId, asClubId, keeperShirts } from '@touchline/shared/domain';
import { emptyWeeks, walkPlan, type PlanStart, type PlanWeek } from '@touchline/shared/plan';
import type { PlanDraft, Plans, PlanStartReply, Projections, SharedPlan } from '@touchline/shared/wire';
import type { OfficialBootstrap } from '../../game/fpl/official';
import { createReplaySource } from '../../game/fpl/replay/replaySource';
import { changedSource } from '../../../test/support/changedSource';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;
beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
}, 60_000);
afterAll(() => app.close());

/** The next deadline is gameweek 3's. */
const weeks = (count = 1, change: Partial<PlanWeek> = {}) =>
  emptyWeeks(3, count, 38).map((week) => ({ ...week, ...change }));
const send = async (person: Person, method: 'POST' | 'PUT', url: string, body: object) => {
  const reply = await app.ask(method, url, body, { token: person.token });
  return { status: reply.statusCode, ...reply.json<{ payload: PlanDraft; message: string }>() };
};
const create = (person: Person, body: object = {}) =>
  send(person, 'POST', '/v1/plans', { name: 'Wildcard in 25', weeks: weeks(), ...body });
const read = <Payload>(person: Person, url = '/v1/plans') => person.read<Payload>(url);

it('starts from the squad of the last deadline with its prices, bank and free transfers', async () => {
  const person = await app.signUp({ team: asTeamId(101) });
  const { start, footballers, gameweeks, rules } = await read<PlanStartReply>(person, '/v1/planner/start');
  expect(start).toMatchObject({ gameweek_id: 3, bank: 5, free_transfers: 2, played: [] });
  expect(start?.squad.length).toBeGreaterThan(10);
  const [first] = start?.squad ?? [];
  expect(first?.bought).toBe(footballers.find(({ id }) => id === first?.footballer_id)?.price);
  expect(gameweeks.map(({ id }) => id)).toEqual([3]);
  expect(rules.squad.size).toBe(15);
});

it('sends expected points to pass holders only', async () => {
  const [free, pass] = [
    await app.signUp({ team: asTeamId(101) }),
    await app.signUp({ team: asTeamId(101), role: 'PREMIUM' }),
  ];
  const startOf = (person: Person) => read<PlanStartReply>(person, '/v1/planner/start');
  const market = (await startOf(free)).footballers;
  const predicted = market.filter((one) => 'ep_next' in one);
  expect(predicted.length).toBeLessThan(market.length);
  expect((await startOf(pass)).footballers.every((one) => 'ep_next' in one)).toBe(true);
});

it('lets one with status "n" be bought, who returns, and one with "u" not, who has left', async () => {
  const statuses: Record<number, string> = { 6: 'n', 14: 'u' };
  const other = await buildGameApp({
    now: tinySeason.settled,
    openSource: (clock) =>
      changedSource(createReplaySource({ folder: writeTinySeason(), clock }), {
        'bootstrap-static/': ({ elements, ...rest }: OfficialBootstrap) => ({
          ...rest,
          elements: elements.map((one) => ({ ...one, status: statuses[one.id] ?? one.status })),
        }),
      }),
  });
  const person = await other.signUp({ team: asTeamId(101) });
  const { footballers } = await person.read<PlanStartReply>('/v1/planner/start');
  const canBeBought = (id: number) => footballers.find((one) => one.id === id)?.can_be_bought;
  expect([5, 6, 14].map(canBeBought)).toEqual([true, true, false]);
  await other.close();
});

it('keeps a draft, changes it and deletes it', async () => {
  const person = await app.signUp({ team: asTeamId(101) });
  const { payload: draft } = await create(person, { name: '  Wildcard in 25 ' });
  expect(draft).toMatchObject({ name: 'Wildcard in 25', version: 1, share_token: null, weeks: weeks() });
  const changed = {
    name: 'No wildcard',
    version: 1,
    weeks: weeks(1, { transfers: [{ out: asFootballerId(1), in: asFootballerId(9) }] }),
  };
  const saved = await send(person, 'PUT', `/v1/plans/${draft.id}`, changed);
  expect(saved.payload).toMatchObject({ name: 'No wildcard', version: 2, weeks: changed.weeks });
  expect((await read<Plans>(person)).drafts).toEqual([saved.payload]);
  expect((await person.ask('DELETE', `/v1/plans/${draft.id}`)).status).toBe(200);
  expect((await read<Plans>(person)).drafts).toEqual([]);
});

it('makes one draft of a new one that is sent again after its reply was lost, with the content sent last', async () => {
  const person = await app.signUp({ team: asTeamId(101) });
  const first = await create(person, { made_as: 'waits-1' });
  const again = await create(person, { made_as: 'waits-1', name: 'Changed meanwhile' });
  expect(again.payload.id).toBe(first.payload.id);
  expect((await read<Plans>(person)).drafts.map(({ name }) => name)).toEqual(['Changed meanwhile']);
  const other = await app.signUp({ team: asTeamId(102) });
  expect((await create(other, { made_as: 'waits-1' })).payload.id).not.toBe(first.payload.id);
});

it('makes one draft of twenty that are sent at once under one name', async () => {
  const person = await app.signUp({ team: asTeamId(101) });
  const replies = await Promise.all(Array.from({ length: 20 }, () => create(person, { made_as: 'waits-2' })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await read<Plans>(person)).drafts).toHaveLength(1);
});

it('tells the later of two tabs, and keeps what the first one saved', async () => {
  const person = await app.signUp({ team: asTeamId(101) });
  const { payload: draft } = await create(person);
  const from = (name: string) => ({ name, weeks: weeks(), version: draft.version });
  await send(person, 'PUT', `/v1/plans/${draft.id}`, from('first tab'));
  const later = await send(person, 'PUT', `/v1/plans/${draft.id}`, from('second tab'));
  expect(later.status).toBe(409);
  expect(later.message).toContain('Save yours as a copy');
  expect((await read<Plans>(person)).drafts[0]?.name).toBe('first tab');
});

it('has room for 3 drafts of 3 gameweeks, with the pass for 20 of 8', async () => {
  const free = await app.signUp({ team: asTeamId(101) });
  const added = [];
  for (let index = 0; index < 4; index += 1) added.push((await create(free, { name: `${index}` })).status);
  expect(added).toEqual([200, 200, 200, 403]);
  expect((await read<Plans>(free)).limits).toEqual({ drafts: 3, gameweeks: 3 });
  expect((await create(free, { weeks: weeks(4) })).status).toBe(403);
  const pass = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
  const replies = await Promise.all(Array.from({ length: 24 }, () => create(pass)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
}, 30_000);

it.each<[string, object, RegExp]>([
  ['a name of spaces', { name: '  ' }, /name/],
  ['a long name', { name: 'x'.repeat(61) }, /60 characters/],
  ['no gameweek', { weeks: [] }, /at least one/],
  ['nine gameweeks', { weeks: weeks(9) }, /at most 8/],
  ['a gap between gameweeks', { weeks: [...weeks(1), ...weeks(3).slice(2)] }, /follow on/],
  ['a gameweek after the season', { weeks: [{ ...weeks()[0], gameweek_id: 60 }] }, /belong to the season/],
  ['an unknown chip', { weeks: weeks(1, { chip: 'mulligan' }) }, /no chip "mulligan"/],
  ['somebody twice in a line-up', { weeks: weeks(1, { order: [4, 4].map(asFootballerId) }) }, /twice/],
])('refuses %s in words', async (_, body, message) => {
  const person = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
  const { status, message: said } = await create(person, body);
  expect(status).toBe(400);
  expect(said).toMatch(message);
});

it('shows nobody the drafts of somebody else', async () => {
  const [ada, other] = [await app.signUp({ team: asTeamId(101) }), await app.signUp({ team: asTeamId(102) })];
  const { payload } = await create(ada);
  const change = { name: 'mine now', weeks: weeks(), version: 1 };
  expect((await send(other, 'PUT', `/v1/plans/${payload.id}`, change)).status).toBe(404);
  expect((await other.ask('DELETE', `/v1/plans/${payload.id}`)).status).toBe(404);
  expect((await other.ask('POST', `/v1/plans/${payload.id}/share`)).status).toBe(404);
  expect((await read<Plans>(other)).drafts).toEqual([]);
});

describe('a shared draft', () => {
  async function shared(name = 'For the <b>office</b>') {
    const person = await app.signUp({ team: asTeamId(101) });
    const { payload } = await create(person, { name });
    const { body } = await person.ask('POST', `/v1/plans/${payload.id}/share`);
    const { share_token: token } = body.payload as PlanDraft;
    return { person, id: payload.id, token };
  }

  it('is shown to anybody with the link, without expected points', async () => {
    const { token } = await shared();
    const reply = await app.ask('GET', `/v1/plans/shared/${token}`);
    const { payload } = reply.json<{ payload: SharedPlan }>();
    expect(payload).toMatchObject({ team: 'Team 101', is_outdated: false });
    expect(payload.weeks[0]?.lineup).toHaveLength(11);
    expect(reply.body).not.toContain('ep');
  });

  it.each(['official', 'ours'])(
    'has line-up and captain that its owner sees, who plans by %s',
    async (kind) => {
      const person = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
      await app.ask('PUT', '/v1/projections/choice', { kind }, { token: person.token });
      const { start, footballers, rules, fixtures } = await read<PlanStartReply>(person, '/v1/planner/start');
      const { gameweeks, rows } = await read<Projections>(person, '/v1/projections');
      const market = new Map(footballers.map((one) => [one.id, { ...one, footballer_id: one.id }]));
      const ep = new Map(rows.map((row) => [row.id, row.ep]));
      const plays = (club: string, gameweek: number) =>
        fixtures.some((one) => one.gameweek_id === gameweek && [one.home, one.away].includes(asClubId(club)));
      const expected = (id: number, gameweek: number) => {
        const one = market.get(asFootballerId(id));
        const official = kind === 'official' && gameweek === start?.gameweek_id ? one?.ep_next : null;
        if (official != null && plays(one?.club_id ?? '', gameweek)) return official;
        return ep.get(asFootballerId(id))?.[gameweeks.indexOf(gameweek)] ?? null;
      };
      const [seen] = walkPlan(start as PlanStart, weeks(), { market, rules, expected });

      const { payload } = await create(person);
      const { body } = await person.ask('POST', `/v1/plans/${payload.id}/share`);
      const reply = await app.ask('GET', `/v1/plans/shared/${(body.payload as PlanDraft).share_token}`);
      const [week] = reply.json<{ payload: SharedPlan }>().payload.weeks;
      expect(week?.lineup.map(({ id }) => id)).toEqual(seen?.lineup);
      expect([week?.captain, week?.vice_captain]).toEqual([seen?.captain, seen?.vice_captain]);
    },
  );

  it('has a page of its own that needs no script and escapes what people wrote', async () => {
    const { token } = await shared();
    const { body, headers } = await app.app.inject({ url: `/v1/plans/page/${token}` });
    expect(body).toContain('For the &#60;b&#62;office');
    expect(body).toContain('Gameweek 3');
    expect(headers['content-security-policy']).toMatch(/style-src 'sha256-/);
    expect(body).not.toContain('<script');
    expect(body).toContain('aria-label="Planned line-up of gameweek 3"');
    // Opponent and price below each shirt, and no expected points.
    expect(body).toMatch(/<text [^>]*>([a-z]{3}|[A-Z]{3}|no match)( [a-zA-Z]{3})* \d+\.\dm<\/text>/);
    expect(body).not.toMatch(/expected/i);
    expect(body).not.toContain('…');
  });

  it('draws the keepers in shirts of their own: one in the line-up and one on the bench', async () => {
    const { token } = await shared();
    const { body } = await app.app.inject({ url: `/v1/plans/page/${token}` });
    const shirts = keeperShirts.flatMap((shirt) => [
      ...body.matchAll(new RegExp(`Z" fill="${shirt}"/></g>`, 'g')),
    ]);
    expect(shirts).toHaveLength(2);
  });

  it('keeps its link when it is shared again, and is gone when the link is taken back', async () => {
    const { person, id, token } = await shared();
    const again = await person.ask('POST', `/v1/plans/${id}/share`);
    expect((again.body.payload as PlanDraft).share_token).toBe(token);
    await person.ask('DELETE', `/v1/plans/${id}/share`);
    expect((await app.ask('GET', `/v1/plans/shared/${token}`)).statusCode).toBe(404);
    expect((await app.app.inject({ url: `/v1/plans/page/${token}` })).statusCode).toBe(404);
  });
});

it('refuses to change a draft of a season that is over', async () => {
  const person = await app.signUp({ team: asTeamId(101) });
  const { payload } = await create(person);
  await app.db.run(sql`update account_plan set season = '2019-20' where id = ${payload.id}::uuid`);
  const reply = await send(person, 'PUT', `/v1/plans/${payload.id}`, {
    name: 'again',
    weeks: weeks(),
    version: 1,
  });
  expect([reply.status, reply.message]).toEqual([409, expect.stringContaining('season 2019-20')]);
});

it('shows a shared draft whose gameweeks are over as such', async () => {
  const person = await app.signUp({ team: asTeamId(101) });
  const { payload } = await create(person);
  const { body } = await person.ask('POST', `/v1/plans/${payload.id}/share`);
  await app.moveTo(tinySeason.over);
  const page = await app.app.inject({ url: `/v1/plans/page/${(body.payload as PlanDraft).share_token}` });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('gameweeks are over')]);
});
