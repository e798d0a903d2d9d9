import { act, screen, waitFor } from '@testing-library/react';
import { plansSave } from '@touchline/shared/calls/plansSave';
import { asFootballerId, asTeamId } from '@touchline/shared/domain';
import { sessionEnded } from '@touchline/shared/shell-store';
import { problem, success, type FakeRoutes } from '@touchline/shared/testing';
import { browserPage } from '../platform/browserPage';
import { aBoot, renderShell } from '../../testing/renderShell';

const signedIn = aBoot({ user: {}, state: { watchlist: [], rivals: [] } });

type World = ReturnType<typeof renderShell>;

/** A server with lists: replies contain the state, as ours do. */
function lists(): FakeRoutes {
  const [watched, rivals] = [new Set<number>(), new Set<number>()];
  const watch = (id: number, isIn: boolean) => () => {
    if (isIn) watched.add(id);
    else watched.delete(id);
    return success({ ids: [...watched] }, { state: { watchlist: [...watched] } });
  };
  const follow = (id: number) => () => {
    rivals.add(id);
    const rival_ids = [...rivals];
    return { body: { success: true, id, rival_ids, state: { rivals: rival_ids } } };
  };
  return {
    ...Object.fromEntries(
      [6, 7].flatMap((id) => [
        [`POST /v1/watch/footballer/${id}`, watch(id, true)],
        [`DELETE /v1/watch/footballer/${id}`, watch(id, false)],
      ]),
    ),
    'POST /v1/rivals/add/77': follow(77),
  };
}

const tabs: World[] = [];
function open(world: Parameters<typeof renderShell>[0] = {}): World {
  const tab = renderShell({ boot: signedIn, path: '/about', routes: lists(), ...world });
  tabs.push(tab);
  return tab;
}
/**
 * Closes a tab, which stops its listeners; a tab that was only unmounted would send the queue of the next
 * one.
 */
function close({ unmount, shell }: World) {
  unmount();
  shell.store.dispatch(sessionEnded());
}
const setNetwork = (isOn: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOn });
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')));
};
const watch = ({ shell }: World, id: number) => act(() => shell.services.toggleWatch(asFootballerId(id)));
const follow = ({ shell }: World, id: number) => act(() => shell.services.toggleRival(asTeamId(id)));
const stateOf = ({ shell }: World) => {
  const { watchlist, rivals } = (
    shell.store.getState() as { fantasy: { state: { watchlist: number[]; rivals: number[] } } }
  ).fantasy.state;
  return { watchlist, rivals };
};
/** Writes that reached the server, in order. */
const sentIn = ({ api }: World) =>
  api.requests
    .filter(({ path }) => /^\/v1\/(watch|rivals\/(add|remove)|plans)/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
const banner = () => screen.queryByText(/changes? waits?/)?.textContent ?? '';
const untilSent = () => waitFor(() => expect(banner()).toBe(''));

const draftBody = (name: string) => ({ name, weeks: [], version: 1 });
const saveDraft = ({ shell }: World, name: string) =>
  act(() =>
    shell.services.api.call(plansSave, {
      params: { id: 'one' },
      body: draftBody(name),
      mayWait: {
        thing: 'plan:one',
        refused: `The draft "${name}" was not saved.`,
        reply: { success: true, payload: aDraft(name) },
        shows: { url: '/v1/plans', reply: { success: true, payload: [name] } },
      },
    }),
  );
const aDraft = (name: string) => ({
  ...{ id: 'one', season: '2023-24', name, weeks: [], version: 1 },
  ...{ share_token: null, updated_at: '2024-02-10T16:20:00Z' },
});

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  tabs.splice(0).forEach(close);
  setNetwork(true);
  jest.restoreAllMocks();
});

describe('writes without a connection', () => {
  it('are shown as done, counted, and sent in order once the connection is back', async () => {
    const world = open();
    setNetwork(false);
    await watch(world, 7);
    expect(banner()).toBe('You are offline. 1 change waits until you are back online.');
    await follow(world, 77);
    await watch(world, 6);
    expect(stateOf(world)).toEqual({ watchlist: [7, 6], rivals: [77] });
    expect(banner()).toContain('3 changes wait until you are back online.');
    expect(sentIn(world)).toEqual([]);
    setNetwork(true);
    await untilSent();
    expect(sentIn(world)).toEqual([
      'POST /v1/watch/footballer/7',
      'POST /v1/rivals/add/77',
      'POST /v1/watch/footballer/6',
    ]);
    expect(stateOf(world)).toEqual({ watchlist: [7, 6], rivals: [77] });
  });

  it('stay shown while they are sent, even if a reply contains only the first', async () => {
    const world = open();
    setNetwork(false);
    for (const id of [6, 7]) await watch(world, id);
    world.api.answer('POST /v1/watch/footballer/7', 'never');
    setNetwork(true);
    await waitFor(() => expect(banner()).toContain('1 change waits'));
    expect(stateOf(world).watchlist).toEqual([6, 7]);
  });

  it('are sent before pages load again', async () => {
    const world = open();
    setNetwork(false);
    await watch(world, 6);
    const received: string[][] = [];
    world.shell.services.events.on('connectionRestored', () => received.push(sentIn(world)));
    setNetwork(true);
    await untilSent();
    expect(received).toEqual([['POST /v1/watch/footballer/6']]);
  });

  it('that undo each other are not sent', async () => {
    const world = open();
    setNetwork(false);
    await watch(world, 6);
    await watch(world, 6);
    expect(banner()).toBe('');
    expect(stateOf(world).watchlist).toEqual([]);
    setNetwork(true);
    await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
    expect(sentIn(world)).toEqual([]);
  });

  it('of one draft are one write, the last', async () => {
    const world = open({ routes: { 'PUT /v1/plans/one': success({ ...aDraft('second'), version: 2 }) } });
    setNetwork(false);
    await saveDraft(world, 'first');
    await expect(saveDraft(world, 'second')).resolves.toMatchObject({ payload: { name: 'second' } });
    expect(banner()).toContain('1 change waits');
    const settled = jest.fn();
    world.shell.services.events.on('waitingWriteSettled', settled);
    setNetwork(true);
    await untilSent();
    const bodies = world.api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies).toEqual([draftBody('second')]);
    expect(settled).toHaveBeenCalledWith(
      expect.objectContaining({ thing: 'plan:one', reply: expect.objectContaining({ success: true }) }),
    );
  });

  it('that the server refuses are reverted with a notice, and the others are sent', async () => {
    const refusal = problem(403, 'You follow 7 rivals. Remove one first.', 'pass_needed');
    const world = open({ routes: { ...lists(), 'POST /v1/rivals/add/77': refusal } });
    setNetwork(false);
    await follow(world, 77);
    await watch(world, 6);
    setNetwork(true);
    await untilSent();
    expect(
      screen.getByText('Team 77 could not be added to your rivals. You follow 7 rivals. Remove one first.'),
    ).toBeInTheDocument();
    expect(stateOf(world)).toEqual({ watchlist: [6], rivals: [] });
  });

  it('of other kinds fail as before', async () => {
    const world = open();
    setNetwork(false);
    world.api.answer('PUT /v1/plans/one', 'offline');
    const save = world.shell.services.api.call(plansSave, { params: { id: 'one' }, body: draftBody('x') });
    await expect(save).rejects.toMatchObject({ failure: { kind: 'offline' } });
    expect(banner()).toBe('');
  });

  it('give a notice where this browser has no storage', async () => {
    const world = open();
    setNetwork(false);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await watch(world, 6);
    expect(screen.getByText('You are offline. Reconnect and try again.')).toBeInTheDocument();
    expect(stateOf(world).watchlist).toEqual([]);
  });
});

describe('a request that fails because of the network', () => {
  const address = 'POST /v1/watch/footballer/6';

  async function openWithLostRequest() {
    jest.useFakeTimers();
    const world = open();
    world.api.answer(address, 'offline');
    await watch(world, 6);
    await act(() => jest.advanceTimersByTimeAsync(0));
    return world;
  }

  it('is queued too, and retried after a while', async () => {
    const world = await openWithLostRequest();
    expect(banner()).toBe('1 change waits to be sent.');
    expect(stateOf(world).watchlist).toEqual([6]);
    world.api.answer(address, lists()[address] as FakeRoutes[string]);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(banner()).toBe('');
    expect(world.api.countOf(address)).toBe(3);
  });

  it('is not cancelled by its opposite, because the server may have received it', async () => {
    const world = await openWithLostRequest();
    setNetwork(false);
    await watch(world, 6);
    expect(banner()).toContain('2 changes wait');
    expect(stateOf(world).watchlist).toEqual([]);
  });

  it.each([
    ['a server that is not reached', problem(503, 'Later')],
    ['the page of a hotel’s network', { status: 200, body: '<html>' }],
    ['too many requests', problem(429, 'Slow down', 'too_many')],
  ])('%s keeps it in the queue', async (_, answer) => {
    const world = open();
    setNetwork(false);
    await watch(world, 6);
    world.api.answer('POST /v1/watch/footballer/6', answer);
    setNetwork(true);
    await waitFor(() => expect(banner()).toBe('1 change waits to be sent.'));
    expect(stateOf(world).watchlist).toEqual([6]);
  });
});

describe('the queue', () => {
  it('survives a reload, with and without a connection', async () => {
    const before = open();
    setNetwork(false);
    await watch(before, 6);
    close(before);
    const offline = open({ boot: aBoot({ unasked: true }) });
    await waitFor(() => expect(banner()).toContain('1 change waits'));
    expect(stateOf(offline).watchlist).toEqual([6]);
    close(offline);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    const online = open();
    await waitFor(() => expect(sentIn(online)).toEqual(['POST /v1/watch/footballer/6']));
    await untilSent();
    expect(stateOf(online).watchlist).toEqual([6]);
  });

  it('is kept for the account whose session the server does not renew', async () => {
    const before = open();
    setNetwork(false);
    await watch(before, 6);
    close(before);
    open({
      boot: aBoot({ unasked: true }),
      routes: { 'POST /v1/auth/refresh': problem(401, '', 'signed_out') },
    });
    setNetwork(true);
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage })).toContain('tl-waiting');
  });

  it('is gone after a logout', async () => {
    jest.spyOn(browserPage, 'go').mockImplementation(() => {});
    const world = open();
    setNetwork(false);
    await watch(world, 6);
    expect(JSON.stringify({ ...localStorage })).toContain('tl-waiting');
    await act(() => world.shell.session.logout());
    expect(JSON.stringify({ ...localStorage })).not.toContain('tl-waiting');
    setNetwork(true);
    expect(sentIn(world)).toEqual([]);
  });

  it('is neither shown to another account nor sent by it', async () => {
    const before = open();
    setNetwork(false);
    await watch(before, 6);
    close(before);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    const other = open({ boot: aBoot({ user: { id: 'somebody-else' }, state: { watchlist: [] } }) });
    await watch(other, 7);
    expect(banner()).toBe('');
    expect(sentIn(other)).toEqual(['POST /v1/watch/footballer/7']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('tl-waiting');
  });

  it('is sent by one of two tabs', async () => {
    // jsdom has no locks: this one queues as a browser's does.
    let last = Promise.resolve();
    const request = (_: string, run: () => Promise<void>) => (last = last.then(run));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const [one, other] = [open(), open()];
    setNetwork(false);
    await watch(one, 6);
    setNetwork(true);
    await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
    expect([...sentIn(one), ...sentIn(other)]).toEqual(['POST /v1/watch/footballer/6']);
    Reflect.deleteProperty(navigator, 'locks');
  });
});
