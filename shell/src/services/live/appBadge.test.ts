import { createEventBus } from '@touchline/shared/contract/host';
import type { GameweekState } from '@touchline/shared/domain';
import { fantasyArrived, sessionEnded, sessionStarted } from '@touchline/shared/shell-store';
import { aFantasyState, aUser, fakeApi, success, type FakeAnswer } from '@touchline/shared/testing';
import { createShellStore } from '../store/shellStore';
import { watchAppBadge } from './appBadge';

const overview = (left: number, state: GameweekState = 'live'): FakeAnswer =>
  success({
    team: {
      ...{ id: 101, name: 'Team', fullname: null, country: null, points: 1, rank: 1 },
      ...{ kit: null, nett_points: 1, leagues: [] },
    },
    gameweek: { id: 24, label: 'Gameweek 24', state, finished: false, deadline: '2024-02-10T11:00:00Z' },
    next_gameweek: null,
    ...{
      explained: null,
      rank_move: null,
      live_rank: null,
      gameweek_rank: null,
      ranks_at: null,
      transfers_cost: 0,
    },
    ...{ active_chip: null, bank: null, value: null, played: 11 - left, playing: 0, left },
  });

function open(answer: FakeAnswer) {
  const api = fakeApi({ 'GET /v1/team/overview': answer });
  const store = createShellStore((_, __, error) => {
    throw error;
  });
  store.dispatch(sessionStarted({ user: aUser(), sessionToken: 'test-session' }));
  store.dispatch(fantasyArrived(aFantasyState()));
  const events = createEventBus((_, error) => {
    throw error;
  });
  let shown: number | null = null;
  const badge = {
    setAppBadge: async (count?: number) => void (shown = count ?? 0),
    clearAppBadge: async () => void (shown = null),
  };
  watchAppBadge({ store, events, quiet: api.client, badge });
  return { api, store, events, shown: () => shown };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each<[GameweekState, number, number | null]>([
  ['locked', 11, 11],
  ['live', 4, 4],
  ['between', 1, 1],
  ['live', 0, null],
  ['provisional', 0, null],
  ['final', 3, null],
])('while the gameweek is %s and %d are left it shows %s', async (state, left, shown) => {
  const badge = open(overview(left, state));
  await settle();
  expect(badge.shown()).toBe(shown);
});

it('follows live points, at most once a minute', async () => {
  const { api, events, shown } = open(overview(4));
  await settle();
  api.answer('GET /v1/team/overview', overview(3));
  const moved = { gameweek: 24, at: Date.now() };
  for (let goal = 0; goal < 5; goal += 1) events.emit('livePointsMoved', moved);
  await settle();
  expect(shown()).toBe(4);
  await pass(60_000);
  events.emit('livePointsMoved', moved);
  await settle();
  expect(shown()).toBe(3);
  expect(api.countOf('GET /v1/team/overview')).toBe(2);
});

it('is cleared by a logout, and by a reply that arrives after it', async () => {
  const { store, shown } = open(overview(4));
  await settle();
  store.dispatch(sessionEnded());
  expect(shown()).toBeNull();
  const late = open(overview(4));
  late.store.dispatch(sessionEnded());
  await settle();
  expect(late.shown()).toBeNull();
});

it('stays as it was while there is no connection', async () => {
  const { api, events, shown } = open(overview(4));
  await settle();
  api.answer('GET /v1/team/overview', 'offline');
  await pass(60_000);
  events.emit('connectionRestored', { at: Date.now() });
  await settle();
  expect(shown()).toBe(4);
});
