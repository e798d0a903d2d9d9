import { lastValue } from '@touchline/shared/remote-data';
import { fakeApi, problem, success, testShell } from '@touchline/shared/testing';
import { waitFor } from '@testing-library/dom';
import { remote } from '../remote';
import { aGameweek, aList } from '../testing/builders';
import { fixturesQueries } from './fixtures.queries';

type Root = Parameters<typeof fixturesQueries.select>[0];

function startStore(routes: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(routes);
  const { store } = testShell(api.client);
  remote.slices.forEach((slice) => store.registerSlice(slice));
  const read = (of: string) => fixturesQueries.select(store.getState() as Root, { name: 'list', of });
  return {
    api,
    read,
    open: (of: string) => void store.dispatch(fixturesQueries.requested({ name: 'list', of })),
    settled: (of: string) => waitFor(() => expect(['ready', 'failed']).toContain(read(of).status)),
  };
}

it('has nothing to show before a gameweek is opened', () => {
  expect(startStore({}).read('24')).toEqual({ status: 'idle' });
});

it('keeps two gameweeks side by side: neither cancels the other', async () => {
  const { open, read, settled } = startStore({
    'GET /v1/fixtures/24': success(aList()),
    'GET /v1/fixtures/25': problem(503, 'The game is being updated.', 'game_updating'),
  });
  open('24');
  open('25');
  await settled('24');
  await settled('25');
  expect(lastValue(read('24'))?.gameweek).toMatchObject({ id: aGameweek().id });
  expect(read('25')).toMatchObject({ status: 'failed', failure: { message: 'The game is being updated.' } });
});

it('keeps the old fixtures when a second visit finds no network', async () => {
  const { api, open, read, settled } = startStore({ 'GET /v1/fixtures/24': success(aList()) });
  open('24');
  await settled('24');
  api.answer('GET /v1/fixtures/24', 'offline');
  open('24');
  await waitFor(() => expect(read('24')).toMatchObject({ status: 'failed', failure: { kind: 'offline' } }));
  expect(lastValue(read('24'))?.fixtures).toHaveLength(3);
});

it('refuses a reply that does not match the schema', async () => {
  const { open, read, settled } = startStore({ 'GET /v1/fixtures/24': success({ fixtures: 'ten' }) });
  open('24');
  await settled('24');
  expect(read('24')).toMatchObject({ status: 'failed', failure: { kind: 'unexpectedAnswer' } });
});
