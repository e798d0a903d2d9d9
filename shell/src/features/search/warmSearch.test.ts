import { fantasyArrived, sessionStarted } from '@touchline/shared/shell-store';
import { aFantasyState, aUser, fakeApi } from '@touchline/shared/testing';
import { createShellStore } from '../../services/store/shellStore';
import { warmSearch } from './warmSearch';

const index = 'GET /v1/search/index';
const reply = { body: { success: true, payload: { footballers: [], fixtures: [] } } };

async function warm(user = aUser()) {
  const api = fakeApi({ [index]: reply });
  const store = createShellStore((_, __, error) => {
    throw error;
  });
  store.dispatch(sessionStarted({ user, sessionToken: 'test-session' }));
  store.dispatch(fantasyArrived(aFantasyState()));
  warmSearch({ store, quiet: api.client, lastGood: { keep: () => undefined } as never });
  await jest.advanceTimersByTimeAsync(6000);
  return api.requests.length;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('loads the index of the search once a page has settled', async () => {
  expect(await warm()).toBe(1);
});

it('asks for nothing before onboarding is done, when the team is already linked', async () => {
  expect(await warm(aUser({ onboarded: false }))).toBe(0);
});
