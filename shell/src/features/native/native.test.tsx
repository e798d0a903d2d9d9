import { act, render, screen, waitFor } from '@testing-library/react';
import { TouchlineTheme } from '@touchline/design-system';
import { asTeamId } from '@touchline/shared/domain';
import { problem, type FakeAnswer } from '@touchline/shared/testing';
import { ServerErrorPage } from '../navigation/ServerErrorPage';
import { aBoot, renderShell } from '../../testing/renderShell';
import { exitEvent, signedInEvent, tokenEvent } from './nativeEvents';

function pretendNative() {
  Object.defineProperty(window, 'Capacitor', {
    configurable: true,
    value: { isNativePlatform: () => true, getPlatform: () => 'android' },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(window, 'Capacitor');
  jest.restoreAllMocks();
});

const signedIn = { boot: aBoot({ user: {} }), path: '/about' };
const sendToken = (token: string) =>
  act(() => void window.dispatchEvent(new CustomEvent(tokenEvent, { detail: token })));

/** Waits for the page, and for what the native app loads beside it. */
async function started() {
  const connected = jest.fn();
  window.addEventListener(signedInEvent, connected, { once: true });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  await waitFor(() => expect(connected).toHaveBeenCalled());
}

describe('in the native app', () => {
  it('registers the device’s token once', async () => {
    pretendNative();
    const { api } = renderShell({
      ...signedIn,
      routes: { 'POST /v1/auth/notification_token/add': { body: { success: true } } },
    });
    await started();
    sendToken('device-1');
    await waitFor(() => expect(api.countOf('POST /v1/auth/notification_token/add')).toBe(1));
    sendToken('device-1');
    expect(api.countOf('POST /v1/auth/notification_token/add')).toBe(1);
  });

  it('registers it again at the next start, when there may be another session', async () => {
    pretendNative();
    for (const _ of ['first start', 'second start']) {
      const { api, unmount } = renderShell({
        ...signedIn,
        routes: { 'POST /v1/auth/notification_token/add': { body: { success: true } } },
      });
      await started();
      sendToken('device-1');
      await waitFor(() => expect(api.countOf('POST /v1/auth/notification_token/add')).toBe(1));
      unmount();
    }
  });

  it('asks for portrait, and does without where the device refuses', async () => {
    pretendNative();
    const lock = jest.fn(() => Promise.reject(new Error('not supported')));
    Object.defineProperty(window.screen, 'orientation', { value: { lock }, configurable: true });
    renderShell(signedIn);
    await started();
    expect(lock).toHaveBeenCalledWith('portrait');
    Reflect.deleteProperty(window.screen, 'orientation');
  });

  it('blocks an app that is too old though its session is there', async () => {
    pretendNative();
    renderShell({
      ...signedIn,
      routes: { 'GET /v1/check': { body: { success: true, alert: '', app_support: '9.0' } } },
    });
    expect(
      await screen.findByText('Please update your app to the latest version (current: 1.0, supported: >9.0)'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1, name: 'About' })).not.toBeInTheDocument();
  });

  it('says "Error adding notification token" where the server has no words', async () => {
    pretendNative();
    renderShell({ ...signedIn, routes: { 'POST /v1/auth/notification_token/add': problem(500, '') } });
    await started();
    sendToken('device-2');
    expect(await screen.findByText('Error adding notification token')).toBeInTheDocument();
  });

  it('closes with the back button the rivals popup, then the team popup, then the profile, then asks to leave', async () => {
    pretendNative();
    const { shell } = renderShell({ ...signedIn, routes: { 'GET /v1/leagues/all': problem(500, '') } });
    await started();
    const leaving = jest.fn();
    window.addEventListener(exitEvent, leaving);
    act(() => {
      shell.store.dispatch({ type: 'ui/opened', payload: 'profile' });
      shell.services.openTeamPopup(asTeamId(77));
      shell.services.openRivalsSwitcher();
    });
    const back = () => act(() => void document.dispatchEvent(new Event('backbutton', { cancelable: true })));
    const ui = () => (shell.store.getState() as { ui: { open: object; activeTeam: unknown } }).ui;
    back();
    expect(ui()).toMatchObject({ open: { rivals: false, profile: true }, activeTeam: { teamId: 77 } });
    back();
    expect(ui()).toMatchObject({ open: { profile: true }, activeTeam: null });
    back();
    expect(ui()).toMatchObject({ open: { profile: false } });
    expect(leaving).not.toHaveBeenCalled();
    back();
    expect(leaving).toHaveBeenCalledTimes(1);
    window.removeEventListener(exitEvent, leaving);
  });

  it('starts with the stored refresh token, and shows the loading screen meanwhile', async () => {
    pretendNative();
    localStorage.setItem('tl-refresh-token', 'stored');
    const { session, content } = signedIn.boot;
    const user = { ...session?.user, email_confirmed: false };
    let answer: ((given: FakeAnswer) => void) | undefined;
    const { api } = renderShell({
      boot: aBoot(),
      routes: { 'POST /v1/auth/refresh': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) },
    });
    expect(await screen.findByText('Version 1.0')).toBeInTheDocument();
    answer?.({ body: { success: true, sessionToken: 'fresh', user, content, team: null } });
    expect(await screen.findByLabelText('Code')).toBeInTheDocument();
    expect(api.requests.find(({ path }) => path === '/v1/auth/refresh')?.body).toEqual({
      refreshToken: 'stored',
    });
  });
});

it('in a browser neither asks for a token nor shows the loading screen', async () => {
  renderShell();
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
  expect(screen.queryByText('Version 1.0')).not.toBeInTheDocument();
});

it('any other error shows "Internal Server Error" with ways on', () => {
  render(
    <TouchlineTheme>
      <ServerErrorPage />
    </TouchlineTheme>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
