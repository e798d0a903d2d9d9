/** @jest-environment ./src/testing/browserEnvironment.cjs */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Pace } from '../contract';
import { FailureError, lastValue } from '../remote-data';
import { fakeApi, testShell } from '../testing';
import { createParts, type PartOf } from './createParts';

interface League {
  readonly id: number;
  readonly gameweek?: number;
}

/** Answers are given by hand, so that a test decides which comes first. */
function startLeagues() {
  const waiting: { readonly asked: string; answer(name: string): void; fail(): void }[] = [];
  const ask = (asked: string) =>
    new Promise<string>((answer, refuse) => {
      waiting.push({ asked, answer, fail: () => refuse(new FailureError({ kind: 'offline' })) });
    });
  const leagues = createParts(
    'leagues',
    {
      table: ({ id, gameweek }: League) => ask(`table ${id} ${gameweek ?? ''}`),
      names: () => ask('names'),
    },
    { askAgainOn: ['rivalFollowed'] },
  );
  const { store, services } = testShell(fakeApi({}).client);
  const leave = store.registerSlice(leagues.slice);
  const root = () => store.getState() as Parameters<typeof leagues.select>[0];
  type Table = PartOf<{ table: (league: League) => Promise<string> }, 'table'>;
  function Shown({ part, pace = 'calm' }: { part: Table; pace?: Pace }) {
    const { data } = leagues.usePart(part, pace);
    return <p>{`${data.status} ${lastValue(data) ?? ''}`}</p>;
  }
  const show = (part: Table) => (
    <Provider store={store}>
      <Shown part={part} />
    </Provider>
  );
  return {
    waiting,
    leave,
    services,
    show,
    open: (part: Table) => void store.dispatch(leagues.opened(part)),
    read: (part: Table) => leagues.select(root(), part),
  };
}

const first = { name: 'table', id: 1 } as const;
const second = { name: 'table', id: 2 } as const;

it('has nothing of a part that nobody opened', () => {
  expect(startLeagues().read(first)).toEqual({ status: 'idle' });
});

it('keeps two parts side by side, whichever answers first', async () => {
  const { open, read, waiting } = startLeagues();
  open(first);
  open(second);
  waiting[1]?.answer('Second league');
  await waitFor(() => expect(lastValue(read(second))).toBe('Second league'));
  expect(read(first).status).toBe('loading');
  waiting[0]?.answer('First league');
  await waitFor(() => expect(lastValue(read(first))).toBe('First league'));
});

it('takes the newest answer of a part that was asked for twice', async () => {
  const { open, read, waiting } = startLeagues();
  open(first);
  open(first);
  waiting[1]?.answer('Newer');
  waiting[0]?.answer('Older');
  await waitFor(() => expect(read(first).status).toBe('ready'));
  expect(lastValue(read(first))).toBe('Newer');
});

it('keeps what it had when it cannot be fetched again', async () => {
  const { open, read, waiting } = startLeagues();
  open(first);
  waiting[0]?.answer('First league');
  await waitFor(() => expect(read(first).status).toBe('ready'));
  open(first);
  expect(lastValue(read(first))).toBe('First league');
  waiting[1]?.fail();
  await waitFor(() => expect(read(first)).toMatchObject({ status: 'failed', failure: { kind: 'offline' } }));
  expect(lastValue(read(first))).toBe('First league');
});

it('asks once for what a component shows, however often it is drawn, and again for something else', async () => {
  const { show, waiting } = startLeagues();
  const { rerender } = render(show({ name: 'table', id: 1, gameweek: 24 }));
  rerender(show({ gameweek: 24, id: 1, name: 'table' }));
  expect(waiting.map(({ asked }) => asked)).toEqual(['table 1 24']);
  rerender(show({ name: 'table', id: 1, gameweek: 25 }));
  expect(waiting.map(({ asked }) => asked)).toEqual(['table 1 24', 'table 1 25']);
  act(() => waiting[1]?.answer('Table of 25'));
  expect(await screen.findByText('ready Table of 25')).toBeVisible();
});

it('asks again on the news that it was told of, and no more once nothing is shown', () => {
  const { show, waiting, services } = startLeagues();
  const { unmount } = render(show(first));
  act(() => services.events.emit('rivalFollowed', { teamId: 7 }));
  expect(waiting).toHaveLength(2);
  act(() => services.events.emit('rivalUnfollowed', { teamId: 7 }));
  unmount();
  services.events.emit('rivalFollowed', { teamId: 8 });
  expect(waiting).toHaveLength(2);
});
