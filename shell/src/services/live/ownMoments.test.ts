import { createEventBus } from '@touchline/shared/contract/host';
import { asFootballerId } from '@touchline/shared/domain';
import { fantasyArrived, sessionEnded, sessionStarted } from '@touchline/shared/shell-store';
import { ownMomentsChoice } from '@touchline/shared/storage';
import { aFantasyState, aUser, fakeApi } from '@touchline/shared/testing';
import type { Notice } from '@touchline/shared/contract';
import type { TimelineItem } from '@touchline/shared/wire';
import { createShellStore } from '../store/shellStore';
import { watchOwnMoments } from './ownMoments';

const list = 'GET /v1/timeline/list';
const readAt = '2024-02-10T15:20:00Z';

const aGoal = (more: Partial<TimelineItem> = {}): TimelineItem => ({
  id: 'whu-ars-526-goals_scored-1',
  at: readAt,
  kind: 'goal',
  gameweek_id: 24,
  text: 'Bowen: goal in West Ham United against Arsenal.',
  footballers: [{ id: asFootballerId(526), name: 'Bowen' }],
  points: 5,
  mine: true,
  watched: false,
  ...more,
});

const timeline = (items: TimelineItem[], at = readAt) => ({
  body: { success: true, payload: { items, older: null }, epoch: 2, updated_at: at },
});

function open(items: TimelineItem[], user = aUser()) {
  const api = fakeApi({ [list]: timeline(items) });
  const fail = (_: unknown, __: unknown, error?: unknown) => {
    throw error;
  };
  const store = createShellStore(fail);
  store.dispatch(sessionStarted({ user, sessionToken: 'test-session' }));
  store.dispatch(fantasyArrived(aFantasyState()));
  const events = createEventBus(fail);
  const notices: Notice[] = [];
  watchOwnMoments({
    ...{ store, events, quiet: api.client, random: () => 0.5 },
    notify: (notice) => notices.push(notice),
  });
  const move = async () => {
    events.emit('livePointsMoved', { gameweek: 24, at: Date.now() });
    await jest.advanceTimersByTimeAsync(3_000);
  };
  return { api, store, move, texts: () => notices.map(({ message }) => message) };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('asks for nothing before onboarding is done, when the team is already linked', async () => {
  const { api, move } = open([aGoal()], aUser({ onboarded: false }));
  await move();
  expect(api.requests).toEqual([]);
});

it('announces a goal of mine once, with what it brought me', async () => {
  const { move, texts } = open([aGoal()]);
  await move();
  await move();
  expect(texts()).toEqual(['Bowen: goal in West Ham United against Arsenal. +5 for you.']);
});

it('announces goals, assists, cards and bonus, and nothing else', async () => {
  const kinds = ['goal', 'assist', 'card', 'bonus', 'save', 'news', 'lineup', 'rival_transfer'] as const;
  const { move, texts } = open(kinds.map((kind) => aGoal({ id: kind, kind, text: `${kind}.`, points: 0 })));
  await move();
  expect(texts()).toEqual(['goal. assist. card. And 1 more.']);
});

it('says nothing of what happened before the page was opened, nor of others’ footballers', async () => {
  const { move, texts } = open([
    aGoal({ at: '2024-02-10T15:10:00Z' }),
    aGoal({ id: 'other', mine: false, watched: true }),
  ]);
  await move();
  expect(texts()).toEqual([]);
});

it('announces what happened between two looks, however far apart they are', async () => {
  const { api, move, texts } = open([]);
  await move();
  api.answer(list, timeline([aGoal({ at: '2024-02-10T15:31:00Z' })], '2024-02-10T15:50:00Z'));
  await move();
  expect(texts()).toHaveLength(1);
});

it('asks once for many messages of one goal', async () => {
  const { api, move } = open([aGoal()]);
  await Promise.all([move(), move(), move()]);
  expect(api.countOf(list)).toBe(1);
});

it('asks nothing and says nothing when it is switched off in Profile', async () => {
  ownMomentsChoice.change(false);
  const { api, move, texts } = open([aGoal()]);
  await move();
  expect([texts(), api.countOf(list)]).toEqual([[], 0]);
});

it('says nothing to who has logged out meanwhile', async () => {
  const { store, move, texts } = open([aGoal()]);
  const moved = move();
  store.dispatch(sessionEnded());
  await moved;
  expect(texts()).toEqual([]);
});

it('tries again at the next move after a failure', async () => {
  const { api, move, texts } = open([aGoal()]);
  api.answer(list, 'offline');
  await move();
  api.answer(list, timeline([aGoal()]));
  await move();
  expect(texts()).toHaveLength(1);
});
