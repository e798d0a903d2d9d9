import { lastValue } from '@touchline/shared/remote-data';
import { fakeApi, problem, success, testShell } from '@touchline/shared/testing';
import { waitFor } from '@testing-library/dom';
import { remote } from '../remote';
import { aMain, anExplanation } from '../testing/builders';
import { teamQueries } from './team.queries';

function startStore(routes: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(routes);
  const { store } = testShell(api.client);
  remote.slices.forEach((slice) => store.registerSlice(slice));
  const root = () => store.getState() as Parameters<typeof teamQueries.select>[0];
  const main = () => teamQueries.select(root(), { name: 'main' });
  const points = () => teamQueries.select(root(), { name: 'points' });
  return {
    api,
    open: (name: 'main' | 'points') => void store.dispatch(teamQueries.requested({ name })),
    main,
    points,
    mainSettled: () => waitFor(() => expect(['ready', 'failed']).toContain(main().status)),
    pointsSettled: () => waitFor(() => expect(['ready', 'failed']).toContain(points().status)),
  };
}

it('has nothing to show of a part that was not opened', () => {
  const { main } = startStore({});
  expect(main()).toEqual({ status: 'idle' });
});

it('shows the team once it has loaded', async () => {
  const team = aMain();
  const { open, main, mainSettled } = startStore({ 'GET /v1/team/main': success(team) });
  open('main');
  expect(main().status).toBe('loading');
  await mainSettled();
  expect(lastValue(main())).toEqual(team);
});

it('keeps the old points on screen when a second visit finds no network', async () => {
  const team = aMain({ explained: anExplanation({ nett: 64 }) });
  const { api, open, main, mainSettled } = startStore({ 'GET /v1/team/main': success(team) });
  open('main');
  await mainSettled();
  api.answer('GET /v1/team/main', 'offline');
  open('main');
  await waitFor(() => expect(main()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } }));
  expect(lastValue(main())?.explained?.nett).toBe(64);
});

it('loads two parts side by side: neither cancels the other', async () => {
  const { open, main, points, mainSettled, pointsSettled } = startStore({
    'GET /v1/team/main': success(aMain()),
    'GET /v1/team/points': problem(503, 'The game is being updated.', 'game_updating'),
  });
  open('main');
  open('points');
  await mainSettled();
  await pointsSettled();
  expect(main().status).toBe('ready');
  expect(points()).toMatchObject({
    status: 'failed',
    failure: { message: 'The game is being updated.' },
  });
});

it('refuses a reply that does not match the schema', async () => {
  const { open, main, mainSettled } = startStore({ 'GET /v1/team/main': success({ team: 'eleven' }) });
  open('main');
  await mainSettled();
  expect(main()).toMatchObject({ status: 'failed', failure: { kind: 'unexpectedAnswer' } });
});
