import { act, screen, waitFor } from '@testing-library/react';
import { problem, type FakeAnswer } from '@touchline/shared/testing';
import { browserPage } from '../platform/browserPage';
import { aBoot, renderShell } from '../../testing/renderShell';
import { keptSession } from './keptSession';

const signedIn = aBoot({ user: {} });
/** The page of a service worker without network, or of a server whose API is down. */
const unasked = aBoot({ unasked: true });
const refresh = 'POST /v1/auth/refresh';
const renewed: FakeAnswer = {
  body: {
    success: true,
    sessionToken: 'fresh',
    user: signedIn.session?.user,
    content: signedIn.content,
    team: null,
    state: signedIn.state,
  },
};

/** Stores the session of an earlier visit. */
function leaveSession() {
  const { unmount } = renderShell({ boot: signedIn, path: '/about' });
  unmount();
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const setNetwork = (isOn: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOn });
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')));
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a start without the server', () => {
  it('shows the app of the last user, offline, and sends no request', async () => {
    leaveSession();
    setNetwork(false);
    const { api } = renderShell({ boot: unasked, path: '/about' });
    expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument();
    expect(screen.getByText(/^You are offline\./)).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Login' })).not.toBeInTheDocument();
    expect(api.requests).toEqual([]);
  });

  it('is renewed once when the network is back, and is online again', async () => {
    leaveSession();
    setNetwork(false);
    const { api, shell } = renderShell({ boot: unasked, path: '/about', routes: { [refresh]: renewed } });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    setNetwork(true);
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
    expect(api.countOf(refresh)).toBe(1);
    expect(shell.store.getState()).toMatchObject({ session: { sessionToken: 'fresh' } });
    setNetwork(false);
    setNetwork(true);
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
    expect(api.countOf(refresh)).toBe(1);
  });

  it('is renewed and announced once, however often the network comes and goes meanwhile', async () => {
    leaveSession();
    setNetwork(false);
    let answer!: (with_: FakeAnswer) => void;
    const slow = new Promise<FakeAnswer>((resolve) => (answer = resolve));
    const { api, shell } = renderShell({ boot: unasked, path: '/about', routes: { [refresh]: () => slow } });
    const restored = jest.fn();
    shell.services.events.on('connectionRestored', restored);
    await screen.findByRole('heading', { level: 1, name: 'About' });
    setNetwork(true);
    setNetwork(false);
    setNetwork(true);
    answer(renewed);
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
    setNetwork(true);
    expect(api.countOf(refresh)).toBe(1);
    expect(restored).toHaveBeenCalledTimes(1);
  });

  it('stays offline when the network goes while the session is being renewed', async () => {
    leaveSession();
    setNetwork(false);
    let answer!: (with_: FakeAnswer) => void;
    const slow = new Promise<FakeAnswer>((resolve) => (answer = resolve));
    const { shell } = renderShell({ boot: unasked, path: '/about', routes: { [refresh]: () => slow } });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    setNetwork(true);
    setNetwork(false);
    await act(async () => answer(renewed));
    expect(shell.store.getState()).toMatchObject({ session: { sessionToken: 'fresh' } });
    expect(screen.getByText(/^You are offline\./)).toBeInTheDocument();
    setNetwork(true);
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
  });

  it('is renewed as soon as the worker says that the server has answered', async () => {
    leaveSession();
    const worker = new EventTarget();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
    const { api } = renderShell({ boot: unasked, path: '/about', routes: { [refresh]: renewed } });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
    act(() => void worker.dispatchEvent(new MessageEvent('message', { data: 'serverAnswered' })));
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
    expect(api.countOf(refresh)).toBe(1);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('contacts a silent server at growing intervals, and logs nobody out meanwhile', async () => {
    leaveSession();
    jest.useFakeTimers();
    const { api } = renderShell({ boot: unasked, path: '/about', routes: { [refresh]: problem(503, '') } });
    await pass(10 * 60_000);
    expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument();
    // At 5, 20, 50 seconds and then once a minute.
    expect(api.countOf(refresh)).toBe(12);
    api.answer(refresh, renewed);
    await pass(60_000);
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
    expect(api.countOf(refresh)).toBe(13);
  });

  it('is tried again after a second when the network is back and its first request fails, however long it was silent', async () => {
    leaveSession();
    jest.useFakeTimers();
    const { api } = renderShell({ boot: unasked, path: '/about', routes: { [refresh]: problem(503, '') } });
    await pass(10 * 60_000);
    setNetwork(false);
    setNetwork(true);
    await pass(0);
    api.answer(refresh, renewed);
    await pass(1_000);
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });

  it('ends at the login when the server then refuses, and nothing stays stored', async () => {
    leaveSession();
    setNetwork(false);
    renderShell({ boot: unasked, path: '/about', routes: { [refresh]: problem(401, '', 'signed_out') } });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    setNetwork(true);
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
    expect(keptSession.find()).toBeUndefined();
  });

  it('shows the login where no session is stored', async () => {
    setNetwork(false);
    renderShell({ boot: unasked });
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
  });
});

describe('what is kept of a session', () => {
  it('has no token', () => {
    leaveSession();
    expect(keptSession.find()?.user.id).toEqual(signedIn.session?.user.id);
    expect(JSON.stringify({ ...localStorage })).not.toContain('test-session');
  });

  it('has neither email nor birthday, which the next person at this computer could read', () => {
    leaveSession();
    const { email, birthday } = signedIn.session?.user ?? { email: '', birthday: '' };
    expect([email, birthday]).not.toContain('');
    const stored = JSON.stringify({ ...localStorage });
    for (const secret of [email, birthday]) expect(stored).not.toContain(secret);
  });

  it('is deleted when the server has no session', () => {
    leaveSession();
    localStorage.setItem('tl-last:x:/v1/team/main', '{"at":1,"reply":{}}');
    renderShell({ boot: aBoot() });
    expect(keptSession.find()).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('tl-last'))).toEqual([]);
  });

  it('is deleted by a logout', async () => {
    jest.spyOn(browserPage, 'go').mockImplementation(() => {});
    const { shell } = renderShell({ boot: signedIn, path: '/about' });
    await act(() => shell.session.logout());
    expect(keptSession.find()).toBeUndefined();
  });

  it('is ignored when the stored entry is broken', async () => {
    localStorage.setItem('tl-last-session', '{broken');
    setNetwork(false);
    renderShell({ boot: unasked });
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
  });
});
