/** @jest-environment ./src/testing/browserEnvironment.cjs */
import { asTeamId } from '../domain/units';
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { Pace } from '../contract';
import { FailureError, lastValue } from '../remote-data';
import { fakeApi, testShell } from '../testing';
import { createQueries, type Query } from './createQueries';
import { asRendered } from './querySaga';

interface League {
  readonly id: number;
  readonly gameweek?: number;
}

const minute = 60_000;

/** Requests are answered manually, so that a test controls their order. */
function startLeagues() {
  const requests: { readonly asked: string; answer(name: string): void; fail(error?: Error): void }[] = [];
  const request = (asked: string) =>
    new Promise<string>((answer, refuse) => {
      const offline = new FailureError({ kind: 'offline' });
      requests.push({ asked, answer, fail: (error = offline) => refuse(error) });
    });
  const leagues = createQueries(
    'leagues',
    () => ({
      table: ({ id, gameweek }: League) => request(`table ${id} ${gameweek ?? ''}`),
      names: () => request('names'),
    }),
    { refreshOn: ['rivalFollowed'] },
  );
  const { store, services, record, Shell } = testShell(fakeApi({}).client);
  store.registerSlice(leagues.slice);
  const root = () => store.getState() as Parameters<typeof leagues.select>[0];
  type Table = Query<{ table: (league: League) => Promise<string> }, 'table'>;
  function Table({ query, pace = 'calm' }: { query: Table; pace?: Pace }) {
    const { data } = leagues.useQuery(query, pace);
    return <p>{`${data.status} ${lastValue(data) ?? ''}`}</p>;
  }
  const show = (...queries: Table[]) => (
    <Shell>
      {queries.map((query, index) => (
        <Table key={index} query={query} />
      ))}
    </Shell>
  );
  return {
    requests,
    services,
    record,
    show,
    load: (query: Table) => void store.dispatch(leagues.requested(query)),
    loadRendered: (query: Table) => void store.dispatch(asRendered(leagues.requested(query))),
    read: (query: Table) => leagues.select(root(), query),
  };
}

const first = { name: 'table', id: 1 } as const;
const second = { name: 'table', id: 2 } as const;

it('is idle for a query that nobody has loaded', () => {
  expect(startLeagues().read(first)).toEqual({ status: 'idle' });
});

it('loads two queries side by side, whichever answers first', async () => {
  const { load, read, requests } = startLeagues();
  load(first);
  load(second);
  requests[1]?.answer('Second league');
  await waitFor(() => expect(lastValue(read(second))).toBe('Second league'));
  expect(read(first).status).toBe('loading');
  requests[0]?.answer('First league');
  await waitFor(() => expect(lastValue(read(first))).toBe('First league'));
});

it('makes one request for several components that show the same query', () => {
  const { show, load, requests } = startLeagues();
  load(first);
  render(show(first, first, { id: 1, name: 'table' }));
  expect(requests.map(({ asked }) => asked)).toEqual(['table 1 ']);
});

it('keeps the previous value when loading again fails', async () => {
  const { show, read, requests, services } = startLeagues();
  render(show(first));
  act(() => requests[0]?.answer('First league'));
  expect(await screen.findByText('ready First league')).toBeVisible();
  act(() => services.events.emit('rivalFollowed', { teamId: asTeamId(7) }));
  expect(lastValue(read(first))).toBe('First league');
  act(() => requests[1]?.fail());
  await waitFor(() => expect(read(first)).toMatchObject({ status: 'failed', failure: { kind: 'offline' } }));
  expect(lastValue(read(first))).toBe('First league');
});

it('loads once however often the component renders, and again when its query changes', async () => {
  const { show, requests } = startLeagues();
  const { rerender } = render(show({ name: 'table', id: 1, gameweek: 24 }));
  rerender(show({ gameweek: 24, id: 1, name: 'table' }));
  expect(requests.map(({ asked }) => asked)).toEqual(['table 1 24']);
  rerender(show({ name: 'table', id: 1, gameweek: 25 }));
  expect(requests.map(({ asked }) => asked)).toEqual(['table 1 24', 'table 1 25']);
  act(() => requests[1]?.answer('Table of 25'));
  expect(await screen.findByText('ready Table of 25')).toBeVisible();
});

it('stores the value of the newest of two requests for the same query', async () => {
  jest.useFakeTimers();
  const { show, read, requests, services } = startLeagues();
  render(show(first));
  act(() => void jest.advanceTimersByTime(1000));
  act(() => services.events.emit('rivalFollowed', { teamId: asTeamId(7) }));
  expect(requests).toHaveLength(2);
  await act(() => {
    requests[1]?.answer('Newer');
    requests[0]?.answer('Older');
    return Promise.resolve();
  });
  expect(lastValue(read(first))).toBe('Newer');
  jest.useRealTimers();
});

it('makes one request when several components refresh the same query at once', () => {
  jest.useFakeTimers();
  const { show, requests, services } = startLeagues();
  render(show(first, first));
  act(() => void jest.advanceTimersByTime(1000));
  act(() => services.events.emit('rivalFollowed', { teamId: asTeamId(7) }));
  expect(requests).toHaveLength(2);
  jest.useRealTimers();
});

it('loads again on the events it was created with, and not once nothing is shown', () => {
  jest.useFakeTimers();
  const { show, requests, services } = startLeagues();
  const { unmount } = render(show(first));
  act(() => void jest.advanceTimersByTime(1000));
  act(() => services.events.emit('rivalFollowed', { teamId: asTeamId(7) }));
  expect(requests).toHaveLength(2);
  act(() => services.events.emit('rivalUnfollowed', { teamId: asTeamId(7) }));
  unmount();
  services.events.emit('rivalFollowed', { teamId: asTeamId(8) });
  expect(requests).toHaveLength(2);
  jest.useRealTimers();
});

it('evicts what nobody has shown for five minutes, and keeps it until then', async () => {
  jest.useFakeTimers();
  const { show, read, requests } = startLeagues();
  const { unmount } = render(show(first));
  await act(() => {
    requests[0]?.answer('First league');
    return Promise.resolve();
  });
  act(() => void jest.advanceTimersByTime(10 * minute));
  expect(read(first).status).not.toBe('idle');
  unmount();
  await jest.advanceTimersByTimeAsync(5 * minute - 1);
  expect(lastValue(read(first))).toBe('First league');
  await jest.advanceTimersByTimeAsync(1);
  expect(read(first)).toEqual({ status: 'idle' });
  jest.useRealTimers();
});

describe('leaving a page', () => {
  const slow = () => {
    const signals: AbortSignal[] = [];
    const api = createQueries('slow', (client) => ({
      table: () => client.call({ method: 'GET', path: '/v1/table', reply: {} } as never),
    }));
    const { store, services, Shell } = testShell({
      call: (_, input) => {
        signals.push((input as { signal: AbortSignal }).signal);
        return new Promise(() => undefined);
      },
    });
    store.registerSlice(api.slice);
    function Slow() {
      return <p>{api.useQuery({ name: 'table' }, 'calm').data.status}</p>;
    }
    const page = (isShown: boolean) => <Shell>{isShown && <Slow />}</Shell>;
    const read = () => api.select(store.getState() as never, { name: 'table' });
    return { signals, page, read, services };
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('aborts the request that nobody waits for', async () => {
    const { signals, page, read } = slow();
    const { rerender } = render(page(true));
    rerender(page(false));
    await jest.advanceTimersByTimeAsync(500);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(read()).toEqual({ status: 'idle' });
  });

  it('keeps the request when the next page shows the same query', async () => {
    const { signals, page, read } = slow();
    const { rerender } = render(page(true));
    rerender(page(false));
    await jest.advanceTimersByTimeAsync(100);
    rerender(page(true));
    await jest.advanceTimersByTimeAsync(1000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    expect(read()).toEqual({ status: 'loading' });
  });
});

it('logs and reports a programming error, and does not call it an unreadable answer', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load, read, requests, record } = startLeagues();
  load(first);
  requests[0]?.fail(new TypeError('rows is undefined'));
  await waitFor(() =>
    expect(read(first)).toMatchObject({
      failure: { kind: 'programmingError', detail: 'rows is undefined' },
    }),
  );
  expect(log).toHaveBeenCalledWith(expect.stringContaining('leagues'), expect.any(TypeError));
  expect(record.tracked).toEqual([
    { slug: 'remote_fault', data: { remote: 'leagues', kind: 'load', message: 'rows is undefined' } },
  ]);
  log.mockRestore();
});

it('does not load again what the server rendered, when a component then shows it', async () => {
  const { loadRendered, read, requests, show } = startLeagues();
  loadRendered(first);
  requests[0]?.answer('First league');
  await waitFor(() => expect(lastValue(read(first))).toBe('First league'));
  render(show(first));
  expect(screen.getByText('ready First league')).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

it('loads again what the server could not load', async () => {
  const { loadRendered, read, requests, show } = startLeagues();
  loadRendered(first);
  requests[0]?.fail();
  await waitFor(() => expect(read(first).status).toBe('failed'));
  render(show(first));
  expect(requests).toHaveLength(2);
});
