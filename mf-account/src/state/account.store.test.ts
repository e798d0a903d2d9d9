import { fakeApi, success, testShell } from '@touchline/shared/testing';
import { waitFor } from '@testing-library/dom';
import { remote } from '../remote';
import { aLeague } from '../testing/builders';
import { accountQueries } from './account.queries';

type Root = Parameters<typeof accountQueries.select>[0];

function startStore(routes: Parameters<typeof fakeApi>[0]) {
  const { store } = testShell(fakeApi(routes).client);
  remote.slices.forEach((slice) => store.registerSlice(slice));
  return { dispatch: store.dispatch, root: () => store.getState() as Root };
}

it('shows the leagues once they have come', async () => {
  const { dispatch, root } = startStore({ 'GET /v1/leagues/all': success({ leagues: [aLeague()] }) });
  dispatch(accountQueries.requested({ name: 'leagues' }));
  expect(accountQueries.select(root(), { name: 'leagues' }).status).toBe('loading');
  await waitFor(() =>
    expect(accountQueries.select(root(), { name: 'leagues' })).toMatchObject({
      status: 'ready',
      value: { leagues: [aLeague()] },
    }),
  );
});
