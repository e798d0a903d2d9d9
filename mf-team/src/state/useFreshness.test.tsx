import { problem } from '@touchline/shared/testing';
import { act, screen } from '@testing-library/react';
import { openTeam } from '../testing/openTeam';

const second = 1000;
const minute = 60 * second;
const main = 'GET /v1/team/main';
const next = 'GET /v1/team/next';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  showTab();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function setTab(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}
const hideTab = () => act(() => setTab('hidden'));
const showTab = () => act(() => setTab('visible'));

async function openLive(answers = {}) {
  const page = openTeam('/team', answers);
  await pass(second);
  expect(page.api.countOf(main)).toBe(1);
  return page;
}

it('polls once a minute', async () => {
  const { api } = await openLive();
  await pass(minute);
  expect(api.countOf(main)).toBe(2);
  await pass(minute);
  expect(api.countOf(main)).toBe(3);
});

it('sends no request while the tab is hidden, and one when it becomes visible', async () => {
  const { api } = await openLive();
  hideTab();
  await pass(3 * minute);
  expect(api.countOf(main)).toBe(1);
  showTab();
  await pass(second);
  expect(api.countOf(main)).toBe(2);
});

it('waits longer after each failure in a row', async () => {
  const { api } = await openLive({ [main]: problem(503, 'The game is being updated.', 'game_updating') });
  await pass(minute);
  expect(api.countOf(main)).toBe(2);
  await pass(minute);
  expect(api.countOf(main)).toBe(2);
  await pass(minute);
  expect(api.countOf(main)).toBe(3);
  await pass(4 * minute);
  expect(api.countOf(main)).toBe(3);
  await pass(minute);
  expect(api.countOf(main)).toBe(4);
});

it('sends one request when the event stream sends a burst', async () => {
  const { api, record, services } = await openLive();
  act(() => {
    [1, 2, 3].forEach(() => record.live({ type: 'points', data: {} }));
    services.events.emit('livePointsMoved', { gameweek: 24, at: Date.now() });
  });
  await pass(3 * second);
  expect(api.countOf(main)).toBe(2);
});

it('ignores messages that do not affect points', async () => {
  const { api, record } = await openLive();
  act(() => record.live({ type: 'ownership', data: {} }));
  await pass(10 * second);
  expect(api.countOf(main)).toBe(1);
});

it('sends a request at once when the connection is restored', async () => {
  const { api, services } = await openLive();
  act(() => services.events.emit('connectionRestored', { at: Date.now() }));
  await pass(second);
  expect(api.countOf(main)).toBe(2);
});

it('requests calm data only when the reader returns after five minutes', async () => {
  const { api } = openTeam('/team/next');
  await pass(second);
  expect(await screen.findByRole('heading', { name: 'Suggested changes' })).toBeInTheDocument();
  await pass(10 * minute);
  expect(api.countOf(next)).toBe(1);
  hideTab();
  showTab();
  await pass(second);
  expect(api.countOf(next)).toBe(2);
});

it('stops when the page unmounts', async () => {
  const { api, unmount } = await openLive();
  unmount();
  await pass(5 * minute);
  expect(api.countOf(main)).toBe(1);
});
