import { fakeApi, problem, success, testShell } from '@touchline/shared/testing';
import { waitFor } from '@testing-library/dom';
import { remote } from '../remote';
import { aLeague } from '../testing/builders';
import { accountParts } from './account.parts';
import { selectDeed, type DeedsRoot } from './deeds.selectors';
import { deedAsked } from './deeds.slice';

type Root = DeedsRoot & Parameters<typeof accountParts.select>[0];

function startStore(routes: Parameters<typeof fakeApi>[0]) {
  const { store } = testShell(fakeApi(routes).client);
  remote.slices.forEach((slice) => store.registerSlice(slice));
  return { dispatch: store.dispatch, root: () => store.getState() as Root };
}

it('shows the leagues once they have come', async () => {
  const { dispatch, root } = startStore({ 'GET /v1/leagues/all': success({ leagues: [aLeague()] }) });
  dispatch(accountParts.opened({ name: 'leagues' }));
  expect(accountParts.select(root(), { name: 'leagues' }).status).toBe('loading');
  await waitFor(() =>
    expect(accountParts.select(root(), { name: 'leagues' })).toMatchObject({
      status: 'ready',
      value: { leagues: [aLeague()] },
    }),
  );
});

it('tells a deed that failed from one that is done', async () => {
  const { dispatch, root } = startStore({
    'PUT /v1/auth/delete/stop': { body: { success: true } },
    'PUT /v1/auth/delete/set': problem(429, 'Too many requests.', 'too_many_requests'),
  });
  dispatch(deedAsked({ deed: 'cancelDeletion', input: undefined }));
  dispatch(deedAsked({ deed: 'requestDeletion', input: undefined }));
  expect(selectDeed(root(), 'cancelDeletion').status).toBe('loading');
  await waitFor(() => expect(selectDeed(root(), 'cancelDeletion').status).toBe('ready'));
  await waitFor(() =>
    expect(selectDeed(root(), 'requestDeletion')).toMatchObject({
      status: 'failed',
      failure: { message: 'Too many requests.' },
    }),
  );
});
