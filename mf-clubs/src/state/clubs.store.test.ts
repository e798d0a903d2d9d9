import { lastValue } from '@touchline/shared/remote-data';
import { fakeApi, success, testShell } from '@touchline/shared/testing';
import { waitFor } from '@testing-library/dom';
import { remote } from '../remote';
import { aTable } from '../testing/builders';
import { clubsQueries } from './clubs.queries';

const standings = { name: 'standings' } as const;

type Root = Parameters<typeof clubsQueries.select>[0];

function startStore(routes: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(routes);
  const { store } = testShell(api.client);
  remote.slices.forEach((slice) => store.registerSlice(slice));
  const read = () => clubsQueries.select(store.getState() as Root, standings);
  return {
    api,
    read,
    open: () => void store.dispatch(clubsQueries.requested(standings)),
    settled: () => waitFor(() => expect(['ready', 'failed']).toContain(read().status)),
  };
}

it('has nothing to show before the table is opened', () => {
  expect(startStore({}).read()).toEqual({ status: 'idle' });
});

it('shows the table once it has loaded', async () => {
  const { open, read, settled } = startStore({
    'GET /v1/clubs/index/standings': success({ rows: aTable() }),
  });
  open();
  expect(read().status).toBe('loading');
  await settled();
  expect(lastValue(read())).toEqual({ rows: aTable() });
});

it('keeps the old table when a second visit finds no network', async () => {
  const { api, open, read, settled } = startStore({
    'GET /v1/clubs/index/standings': success({ rows: aTable() }),
  });
  open();
  await settled();
  api.answer('GET /v1/clubs/index/standings', 'offline');
  open();
  await waitFor(() => expect(read()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } }));
  expect(lastValue(read())?.rows).toHaveLength(3);
});

it('refuses a reply that does not match the schema', async () => {
  const { open, read, settled } = startStore({
    'GET /v1/clubs/index/standings': success({ rows: [{ id: 'ars' }] }),
  });
  open();
  await settled();
  expect(read()).toMatchObject({ status: 'failed', failure: { kind: 'unexpectedAnswer' } });
});
