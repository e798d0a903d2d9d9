import type { Query } from '@touchline/shared/queries';
import { lastValue } from '@touchline/shared/remote-data';
import { fakeApi, success, testShell } from '@touchline/shared/testing';
import { waitFor } from '@testing-library/dom';
import { remote } from '../remote';
import { aList, aRival } from '../testing/builders';
import type { Loaders } from './rivals.api';
import { rivalsQueries } from './rivals.queries';

type List = Query<Loaders, 'list'>;

const rivals: List = { name: 'list', view: 'rivals' };
const elite: List = { name: 'list', view: 'elite' };

type Root = Parameters<typeof rivalsQueries.select>[0];

function startStore(routes: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(routes);
  const { store } = testShell(api.client);
  remote.slices.forEach((slice) => store.registerSlice(slice));
  const read = (part: List) => rivalsQueries.select(store.getState() as Root, part);
  return {
    api,
    read,
    open: (part: List) => void store.dispatch(rivalsQueries.requested(part)),
    settled: (part: List) => waitFor(() => expect(['ready', 'failed']).toContain(read(part).status)),
  };
}

it('has nothing to show before a view is opened', () => {
  expect(startStore({}).read(rivals)).toEqual({ status: 'idle' });
});

it('keeps two views apart: loading one neither cancels nor fills the other', async () => {
  const eliteList = aList({ rows: [aRival({ name: 'Top of the World' })] });
  const { open, read, settled } = startStore({
    'GET /v1/rivals/list/rivals': success(aList()),
    'GET /v1/rivals/list/elite': success(eliteList),
  });
  open(rivals);
  open(elite);
  await Promise.all([settled(rivals), settled(elite)]);
  expect(lastValue(read(rivals))).toEqual(aList());
  expect(lastValue(read(elite))).toEqual(eliteList);
});

it('keeps the old list when a second visit finds no network', async () => {
  const { api, open, read, settled } = startStore({ 'GET /v1/rivals/list/rivals': success(aList()) });
  open(rivals);
  await settled(rivals);
  api.answer('GET /v1/rivals/list/rivals', 'offline');
  open(rivals);
  await waitFor(() => expect(read(rivals)).toMatchObject({ status: 'failed', failure: { kind: 'offline' } }));
  expect(lastValue(read(rivals))?.rows).toHaveLength(3);
});

it('refuses a reply that does not match the schema', async () => {
  const { open, read, settled } = startStore({
    'GET /v1/rivals/list/rivals': success({ rows: [{ place: 'first' }] }),
  });
  open(rivals);
  await settled(rivals);
  expect(read(rivals)).toMatchObject({ status: 'failed', failure: { kind: 'unexpectedAnswer' } });
});
