import { lastValue } from '@touchline/shared/remote-data';
import { fakeApi, problem, success, testShell } from '@touchline/shared/testing';
import { waitFor } from '@testing-library/dom';
import { remote } from '../remote';
import { aMain, anExplanation } from '../testing/builders';
import { selectPart, type TeamRoot } from './team.selectors';
import { partOpened, type TeamPart } from './team.slice';

function startStore(routes: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(routes);
  const { store } = testShell(api.client);
  remote.slices.forEach((slice) => store.registerSlice(slice));
  const open = (part: TeamPart) => void store.dispatch(partOpened({ part }));
  const read = <Part extends TeamPart>(part: Part) => selectPart(store.getState() as TeamRoot, part);
  const settled = (part: TeamPart) => waitFor(() => expect(['ready', 'failed']).toContain(read(part).status));
  return { api, open, read, settled };
}

it('has nothing to show of a part that nobody opened', () => {
  const { read } = startStore({});
  expect(read('main')).toEqual({ status: 'idle' });
});

it('shows the team once it has come', async () => {
  const main = aMain();
  const { open, read, settled } = startStore({ 'GET /v1/team/main': success(main) });
  open('main');
  expect(read('main').status).toBe('loading');
  await settled('main');
  expect(lastValue(read('main'))).toEqual(main);
});

it('keeps the old points on screen when a second visit finds no network', async () => {
  const main = aMain({ explained: anExplanation({ nett: 64 }) });
  const { api, open, read, settled } = startStore({ 'GET /v1/team/main': success(main) });
  open('main');
  await settled('main');
  api.answer('GET /v1/team/main', 'offline');
  open('main');
  await waitFor(() => expect(read('main')).toMatchObject({ status: 'failed', failure: { kind: 'offline' } }));
  expect(lastValue(read('main'))?.explained?.nett).toBe(64);
});

it('loads two parts side by side: neither cancels the other', async () => {
  const { open, read, settled } = startStore({
    'GET /v1/team/main': success(aMain()),
    'GET /v1/team/points': problem(503, 'The game is being updated.', 'game_updating'),
  });
  open('main');
  open('points');
  await settled('main');
  await settled('points');
  expect(read('main').status).toBe('ready');
  expect(read('points')).toMatchObject({
    status: 'failed',
    failure: { message: 'The game is being updated.' },
  });
});

it('refuses an answer that does not have the agreed shape', async () => {
  const { open, read, settled } = startStore({ 'GET /v1/team/main': success({ team: 'eleven' }) });
  open('main');
  await settled('main');
  expect(read('main')).toMatchObject({ status: 'failed', failure: { kind: 'unexpectedAnswer' } });
});
