import { type FootballerId, asTeamId } from '@touchline/shared/domain';
import type { FootballersCompared, FootballersIndex, PriceList } from '@touchline/shared/wire';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseBootstrap } from '../../game/fpl/parseBootstrap';
import { createSeason } from '../../game/season/season';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { describeSeason, recordedFolder } from '../../../test/support/recordedSeason';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { priceListOf } from './priceList';

let app: GameApp;
let free: Person;
let pass: Person;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
  free = await app.signUp({ team: asTeamId(tinySeason.teams[0]) });
  pass = await app.signUp({ team: asTeamId(tinySeason.teams[1]), role: 'PREMIUM' });
}, 60_000);
afterAll(() => app.close());

it('goes by net transfers where the season forecasts nothing, and claims nothing', async () => {
  const prices = await pass.read<PriceList>('/v1/prices');
  expect(prices).toMatchObject({ from: 'transfers', next_change: null, record: null });
  expect(prices.own_value).toEqual({ now: expect.any(Number), next: null });
  for (const { announced } of prices.changes) expect(announced).toBeNull();
  expect(prices.own.filter(({ mine }) => mine)).toHaveLength(15);
  for (const row of [...prices.risers, ...prices.fallers, ...prices.own])
    expect(row.forecast).toBeUndefined();
  for (const { balance } of prices.risers) expect(balance).toBeGreaterThan(0);
  for (const { balance } of prices.fallers) expect(balance).toBeLessThan(0);
});

describe('our expected points in the predictions list', () => {
  it('are there on request, sorted by their sum', async () => {
    const { rows, projected, paging } = await pass.read<FootballersIndex>(
      '/v1/footballers/index/predictions?ep=ours',
    );
    expect(paging).toMatchObject({ order_by: 'our_sum', order: 'desc' });
    const sums = rows.map(({ our_sum }) => our_sum ?? NaN);
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
    expect(rows[0]?.our_ep).toHaveLength(projected?.length ?? -1);
  });

  it('are left out where the list locks, and without the request', async () => {
    const { rows } = await free.read<FootballersIndex>('/v1/footballers/index/predictions?ep=ours');
    for (const row of rows) expect(row.our_ep === undefined).toBe(row.locked === true);
    const withoutOurs = await pass.read<FootballersIndex>('/v1/footballers/index/predictions');
    expect(withoutOurs.projected).toBeUndefined();
    expect(withoutOurs.rows[0]?.our_ep).toBeUndefined();
  });
});

describe('the comparison', () => {
  it('has the footballers in the order of the address, and expected points for pass holders', async () => {
    const compared = await pass.read<FootballersCompared>('/v1/footballers/compare?ids=8,5');
    expect(compared.footballers.map(({ head }) => head.id)).toEqual([8, 5]);
    expect(compared.footballers[0]?.ep).toHaveLength(compared.gameweeks.length);
    const [cut] = (await free.read<FootballersCompared>('/v1/footballers/compare?ids=8')).footballers;
    expect(cut).toMatchObject({ locked: true });
    expect(cut?.ep ?? cut?.top_thousand).toBeUndefined();
  });

  it.each([
    ['', 200],
    ['?ids=1,2,3,4,5', 400],
    ['?ids=saka', 400],
    ['?ids=999999', 404],
  ])('answers %s with %i', async (query, status) => {
    expect((await pass.ask('GET', `/v1/footballers/compare${query}`)).status).toBe(status);
  });
});

const opening = { folder: resolve(recordedFolder, '../season-2026-27-opening') };
describeSeason('the opening of 2026-27', opening, () => {
  it("shows the game's own forecast and the time of the next change", () => {
    const document: unknown = JSON.parse(
      readFileSync(resolve(opening.folder, 'bootstrap-static.json'), 'utf8'),
    );
    const bootstrap = parseBootstrap(document);
    const { season } = createSeason({ id: '2026-27', epoch: 1, bootstrap, fixtures: [], live: new Map() });
    const reader = {
      pass: true,
      hides: () => false,
      mine: new Set<FootballerId>(),
      watched: new Set<FootballerId>(),
      ownershipOf: () => ({ count: 0, total: 0, count_share: 0 }),
    };
    const prices = priceListOf(season, reader, Date.parse('2026-08-22T06:31:00Z'));
    expect(prices).toMatchObject({ from: 'forecast', next_change: '2026-08-22T23:00:00.000Z' });
    const [haaland] = bootstrap.footballers.filter(({ name }) => name === 'Haaland');
    expect(haaland?.forecast).toMatchObject({ percent: 0, is_calibrating: false });
    expect(haaland?.forecast?.nights).toHaveLength(3);
    for (const { forecast } of prices.risers) expect(forecast?.nights.length).toBeGreaterThan(0);
  });
});
