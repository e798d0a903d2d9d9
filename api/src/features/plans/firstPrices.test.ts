import { asTeamId } from '@touchline/shared/domain';
import type { PlanStartReply } from '@touchline/shared/wire';
import type { FootballerRecord } from '../../game/fpl/gameData';
import type { OfficialElementSummary, OfficialEntry, OfficialEntryHistory } from '../../game/fpl/official';
import { createReplaySource } from '../../game/fpl/replay/replaySource';
import { changedSource, type DocumentChange } from '../../../test/support/changedSource';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { priceIn } from './firstPrices';

let app: GameApp;
const changes: Record<string, DocumentChange> = {};

/** Team 102 joined in gameweek 2; its footballer 9 then cost 53, 49 before the season, and 49 now. */
beforeAll(async () => {
  changes['entry/102/'] = (entry: OfficialEntry) => ({ ...entry, started_event: 2 });
  changes['entry/102/history/'] = ({ current, ...rest }: OfficialEntryHistory) => ({
    ...rest,
    current: current.filter(({ event }) => event >= 2),
  });
  changes['element-summary/9/'] = ({ history, ...rest }: OfficialElementSummary) => ({
    ...rest,
    history: history.map((row) => ({ ...row, value: row.round === 2 ? 53 : 49 })),
  });
  app = await buildGameApp({
    now: tinySeason.settled,
    openSource: (clock) => changedSource(createReplaySource({ folder: writeTinySeason(), clock }), changes),
  });
}, 60_000);
afterAll(() => app.close());

const boughtBy = async (team: number) => {
  const person = await app.signUp({ team: asTeamId(team) });
  const { start } = await person.read<PlanStartReply>('/v1/planner/start');
  return start?.squad.find(({ footballer_id }) => footballer_id === 9)?.bought;
};

it('a team that joined in gameweek 2 paid the prices of that gameweek, and goes on having paid them', async () => {
  expect(await boughtBy(102)).toBe(53);
  changes['element-summary/9/'] = () => undefined;
  await app.db.notify('teams', '');
  expect(await boughtBy(102)).toBe(53);
});

it('a team from the first gameweek paid the prices before the season', async () => {
  expect(await boughtBy(101)).toBe(49);
});

const record = (prices: Record<number, number>): FootballerRecord => ({
  seasons: [],
  matches: Object.entries(prices).map(([gameweek, price]) => ({
    ...{ number: Number(gameweek), gameweek: Number(gameweek), is_home: true, price },
    ...{ selected: 0, transfers_in: 0, transfers_out: 0 },
  })),
});

it.each([
  ['the price of the gameweek', { 20: 125, 21: 132, 22: 133 }, 132],
  ['the price before a gameweek without a match', { 20: 131, 22: 133 }, 131],
  ['nothing before the first match of the gameweek', { 20: 131 }, undefined],
  ['nothing of one who was added later', { 23: 45 }, undefined],
])('reads %s', (_, prices, expected) => {
  expect(priceIn(record(prices), 21)).toBe(expected);
});
