import { act, render, screen, waitFor, within } from '@testing-library/react';
import { TouchlineTheme } from '@touchline/design-system';
import { asFootballerId } from '@touchline/shared/domain';
import { aFantasyState, aUser, problem, success } from '@touchline/shared/testing';
import { drafts } from '@touchline/shared/contract/host';
import { rivalsState } from '@touchline/shared/calls/rivalsState';
import { alertSeen } from '@touchline/shared/shell-store';
import { aBoot, aRelease, renderShell, reportsOf } from '../testing/renderShell';
import { aDashboard as dashboardOf } from '../testing/aBoot';
import { CrashBoundary } from './CrashBoundary';
import { browserPage, reloadGuarded } from '../services/platform/browserPage';
import { hasNewBuild } from './buildCheck';

const aDashboard = (more: object = {}) => success(dashboardOf(more));

const signedIn = () => aBoot({ user: {} });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the states of the shell, in their order', () => {
  it.each([
    ['a visitor', aBoot(), () => screen.findByRole('tab', { name: 'Login' })],
    [
      'an address that is not confirmed',
      aBoot({ user: { email_confirmed: false }, state: null }),
      () => screen.findByLabelText('Code'),
    ],
    [
      'a confirmed account without a team',
      aBoot({ user: { onboarded: false }, state: { team: null } }),
      () => screen.findByLabelText('Team ID'),
    ],
    ['a manager', signedIn(), () => screen.findByRole('heading', { level: 1, name: 'Home' })],
  ])('%s', async (_, boot, sight) => {
    renderShell({ boot, routes: { 'GET /v1/dashboard': aDashboard() } });
    expect(await sight()).toBeInTheDocument();
  });

  it('a banned account: "Page Not Found" at /404, whatever the address, without ways out', async () => {
    renderShell({ boot: aBoot({ user: { banned: true, role: 'BANNED' } }), path: '/team' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/404');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a new season while the tab is open', () => {
  const unlinked = { season: '2023-24', team: 'IFK Sjösbo' };
  const state = {
    ...aFantasyState({ season: '2024-25', team: null, rivals: [], picks: {} }),
    user: aUser({ onboarded: false, unlinked }),
  };
  const taken = problem(403, 'Finish the onboarding first.', 'forbidden', { state });

  it('names the team that is no longer linked and asks for the new one, with the first call that says so', async () => {
    const { shell } = renderShell({
      boot: signedIn(),
      routes: {
        'GET /v1/dashboard': aDashboard(),
        'GET /v1/rivals/state': taken,
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
    await act(() => shell.clients.api.call(rivalsState).catch(() => undefined));
    expect(await screen.findByText(/Your team IFK Sjösbo of 2023-24 is not linked any more/)).toBeVisible();
    expect(screen.getByText(/The season 2024-25 has begun/)).toBeVisible();
    expect(screen.getByLabelText('Team ID')).toBeVisible();
  });
});

describe('the session', () => {
  const expired = problem(401, 'The session is over.', 'signed_out');

  it('is renewed once for many calls, and the calls are made again', async () => {
    let isOver = true;
    const { api, shell } = renderShell({
      boot: signedIn(),
      routes: {
        'GET /v1/dashboard': () => (isOver ? expired : aDashboard()),
        'GET /v1/rivals/state': () =>
          isOver
            ? expired
            : success({
                rival_ids: [1],
                rivals_view: 'rivals',
                rivals_config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
                ownership: {},
                limit: { used: 1, max: 10 },
              }),
        'POST /v1/auth/refresh': () => {
          isOver = false;
          const { user } = signedIn().session ?? {};
          return {
            body: { success: true, sessionToken: 'renewed', user, content: signedIn().content, team: null },
          };
        },
      },
    });
    act(() => shell.services.openRivalsSwitcher());
    expect(await screen.findByText('Gameweek 24')).toBeInTheDocument();
    await waitFor(() =>
      expect(shell.store.getState()).toMatchObject({ session: { sessionToken: 'renewed' } }),
    );
    expect(api.countOf('POST /v1/auth/refresh')).toBe(1);
  });

  it('ends at the login when a refresh is refused, and does not ask again', async () => {
    const { api } = renderShell({
      boot: signedIn(),
      routes: {
        'GET /v1/dashboard': expired,
        'POST /v1/auth/refresh': problem(401, 'Log in again.', 'signed_out'),
      },
    });
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(api.countOf('POST /v1/auth/refresh')).toBe(1);
  });

  it.each([
    ['down', problem(503, 'Back soon.', 'unavailable')],
    ['out of reach', 'offline' as const],
    ['too busy', problem(429, 'Slowly.', 'too_many_requests')],
  ])('does not end because the server is %s', async (_, answer) => {
    const { shell, api } = renderShell({
      boot: signedIn(),
      routes: { 'GET /v1/dashboard': expired, 'POST /v1/auth/refresh': answer },
    });
    await waitFor(() => expect(api.countOf('POST /v1/auth/refresh')).toBeGreaterThan(0));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(shell.store.getState()).toMatchObject({ session: { sessionToken: 'test-session' } });
  });

  const isKept = (prefix: string) => Object.keys(localStorage).some((key) => key.startsWith(prefix));
  async function pressLogOut(user: ReturnType<typeof renderShell>['user']) {
    await user.click(screen.getByRole('button', { name: 'Profile of ronnie' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  }

  it('is over after Log out, and stored data is gone', async () => {
    jest.spyOn(browserPage, 'go').mockImplementation(() => {});
    const { user } = renderShell({
      boot: signedIn(),
      routes: { 'GET /v1/dashboard': aDashboard(), 'POST /v1/auth/logout': { body: { success: true } } },
    });
    await screen.findByText('Gameweek 24');
    expect(isKept('tl-last:')).toBe(true);
    await pressLogOut(user);
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
    expect(browserPage.go).toHaveBeenCalledWith('/');
    expect(isKept('tl-last:')).toBe(false);
  });

  it.each([
    ['the server is unavailable', problem(503, 'x', 'unavailable')],
    ['the server fails', problem(500, '')],
    ['the connection breaks', 'offline' as const],
  ])(
    'goes on after Log out when %s: a message says so, nothing is wiped, and it can be tried again',
    async (_, answer) => {
      const go = jest.spyOn(browserPage, 'go').mockImplementation(() => {});
      const { user, api } = renderShell({
        boot: signedIn(),
        routes: { 'GET /v1/dashboard': aDashboard(), 'POST /v1/auth/logout': answer },
      });
      await screen.findByText('Gameweek 24');
      const queue = 'tl-waiting:0192f3c1-0000-7000-8000-000000000001';
      localStorage.setItem(queue, '[]');
      const draft = { path: '/profile', values: { username: 'Ada' } };
      drafts.keep('account', { ...draft, userId: '0192f3c1-0000-7000-8000-000000000001' });
      await pressLogOut(user);
      expect(await screen.findByText(/^You are still logged in\./)).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
      expect(go).not.toHaveBeenCalled();
      expect([isKept('tl-last:'), isKept('tl-last-session'), isKept('tl-waiting:')]).toEqual([
        true,
        true,
        true,
      ]);
      expect(drafts.find('0192f3c1-0000-7000-8000-000000000001')).toMatchObject(draft);
      api.answer('POST /v1/auth/logout', { body: { success: true } });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
      expect(go).toHaveBeenCalledWith('/');
      expect([isKept('tl-last:'), isKept('tl-waiting:')]).toEqual([false, false]);
    },
  );
});

describe('a second tab', () => {
  /** Simulates the storage event of a write in another tab. */
  const written = (key: string, newValue: string) => {
    localStorage.setItem(key, newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  };

  it('is signed out when the other one logs out', async () => {
    const go = jest.spyOn(browserPage, 'go').mockImplementation(() => {});
    renderShell({ boot: signedIn(), routes: { 'GET /v1/dashboard': aDashboard() } });
    await screen.findByText('Gameweek 24');
    written('tl-signed-out', '1');
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
    expect(go).toHaveBeenCalledWith('/');
  });

  it('is left alone when nobody is signed in', async () => {
    const go = jest.spyOn(browserPage, 'go').mockImplementation(() => {});
    renderShell();
    await screen.findByRole('tab', { name: 'Login' });
    written('tl-signed-out', '1');
    expect(go).not.toHaveBeenCalled();
  });

  it('takes over what the other one chose, and does not write its own old choices back', async () => {
    const { shell } = renderShell({ boot: signedIn(), routes: { 'GET /v1/dashboard': aDashboard() } });
    await screen.findByText('Gameweek 24');
    const key = 'tl-choices:0192f3c1-0000-7000-8000-000000000001';
    written(key, JSON.stringify({ metric: 'form', alerts: {} }));
    expect(shell.store.getState()).toMatchObject({ ui: { metric: 'form' } });
    act(() => void shell.store.dispatch(alertSeen('rivals_recommended')));
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ metric: 'form' });
  });
});

describe('Home', () => {
  it('counts down on the server’s clock, with the device a day off', async () => {
    jest.useFakeTimers({ now: Date.parse('2024-02-11T16:20:00Z'), doNotFake: ['performance'] });
    try {
      renderShell({ boot: signedIn(), routes: { 'GET /v1/dashboard': aDashboard() } });
      expect(await screen.findByText(/^6d 18h (40m 00s|39m 5\ds)$/)).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says when the official game is down, with its words', async () => {
    renderShell({
      boot: signedIn(),
      routes: { 'GET /v1/dashboard': aDashboard({ game_down: 'The game is being updated.' }) },
    });
    expect(
      await screen.findByText(
        'FPL API seems to be down right now; due to game updating, it might last 20-45 mins. The game is being updated.',
      ),
    ).toBeInTheDocument();
  });

  it('says since when the answer of the game is in doubt, and not that the game is down', async () => {
    const game_doubt = 'The game’s answer is in doubt since 2024-01-20 13:50 UTC: no footballers.';
    renderShell({ boot: signedIn(), routes: { 'GET /v1/dashboard': aDashboard({ game_doubt }) } });
    expect(await screen.findByText(game_doubt)).toBeInTheDocument();
    expect(screen.queryByText(/seems to be down/)).not.toBeInTheDocument();
  });

  it('keeps its layout when its call fails, and retries', async () => {
    const { user, api } = renderShell({
      boot: signedIn(),
      routes: { 'GET /v1/dashboard': problem(500, 'Internal Server Error') },
    });
    expect(await screen.findByText('Internal Server Error')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
    api.answer('GET /v1/dashboard', aDashboard());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Gameweek 24')).toBeInTheDocument();
  });
});

describe('navigation', () => {
  const about = { boot: signedIn(), routes: { 'GET /v1/dashboard': aDashboard() } };

  it('closes what was open, names the page, reports it and moves the focus to its heading', async () => {
    const { user, api, shell } = renderShell(about);
    await screen.findByText('Gameweek 24');
    // A page is reported once it is idle.
    await waitFor(() => expect(reportsOf(api)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Profile of ronnie' }));
    await user.click(await screen.findByRole('menuitem', { name: 'About' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'About' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('About · Moyes Will Be Moyes');
    expect(shell.store.getState()).toMatchObject({ ui: { open: { profile: false } } });
    await waitFor(() =>
      expect(
        reportsOf(api)
          .filter(({ slug }) => slug === 'page_view')
          .map(({ route }) => route.path),
      ).toEqual(['/', '/about']),
    );
  });

  it('to an unknown address shows "Page Not Found" with ways out', async () => {
    renderShell({ ...about, path: '/nowhere/at/all' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(main.getByRole('link', { name: 'Players' })).toHaveAttribute('href', '/footballers');
  });

  it('shows the deletion of the account on every page while it is due', async () => {
    renderShell({
      ...about,
      boot: aBoot({ user: { deletion_schedule: '2024-02-24T16:20:00Z' } }),
      path: '/about',
    });
    expect(await screen.findByText(/Your account will be deleted on/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cancel deletion' })).toHaveAttribute('href', '/profile/delete');
  });
});

describe('without a connection', () => {
  const goOffline = (isOff: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOff);
    act(() => void window.dispatchEvent(new Event(isOff ? 'offline' : 'online')));
  };

  it('shows the last good data with a notice, and loads it again once the connection is back', async () => {
    const elsewhere = { to: '/elsewhere', label: 'Elsewhere', icon: 'Kit', order: 1, group: 'game' } as const;
    const places = [{ ...elsewhere, areas: ['elsewhere'] }];
    const remotes = { 'mf-elsewhere': { live: { ...aRelease('mf-elsewhere', []), places } } };
    const boot = aBoot({ user: {}, registry: { generation: 1, integrity: {}, remotes } });
    const { user, api } = renderShell({ boot, routes: { 'GET /v1/dashboard': aDashboard() } });
    await screen.findByText('Gameweek 24');
    api.answer('GET /v1/dashboard', 'offline');
    goOffline(true);
    expect(screen.getByText(/^You are offline\. Showing data from \d\d:\d\d\.$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeDisabled();
    await user.click(screen.getAllByRole('link', { name: 'Elsewhere' })[0] as HTMLElement);
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement);
    expect(await screen.findByText('Gameweek 24')).toBeInTheDocument();
    api.answer('GET /v1/dashboard', aDashboard());
    const before = api.countOf('GET /v1/dashboard');
    goOffline(false);
    await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
    await waitFor(() => expect(api.countOf('GET /v1/dashboard')).toBe(before + 1));
  });

  it('reports nothing', async () => {
    const { api, shell } = renderShell({ boot: signedIn(), routes: { 'GET /v1/dashboard': aDashboard() } });
    await screen.findByText('Gameweek 24');
    goOffline(true);
    const before = reportsOf(api).length;
    shell.services.track('rivals_button_on');
    expect(reportsOf(api)).toHaveLength(before);
  });
});

describe('a new build', () => {
  const serve = (documents: Record<string, unknown>) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
      const found = documents[(address as string).replace(/\?.*/, '')];
      return Promise.resolve(
        found === undefined ? new Response('no', { status: 500 }) : new Response(JSON.stringify(found)),
      );
    });
  const check = { buildId: 'build-1', registry: () => aBoot().registry };

  it.each([
    ['another build of the shell', { '/builds/latest.json': { id: 'build-2' } }, true],
    ['a release of a remote', { '/builds/registry.json': { generation: 2 } }, true],
    [
      'the same',
      { '/builds/latest.json': { id: 'build-1' }, '/builds/registry.json': { generation: 1 } },
      false,
    ],
    ['nothing to be had', {}, false],
    ['documents of another shape', { '/builds/latest.json': null, '/builds/registry.json': 'x' }, false],
  ])('is seen in %s', async (_, documents, isNew) => {
    serve(documents);
    expect(await hasNewBuild(check)).toBe(isNew);
  });

  it('is offered after an hour with "Reload"', async () => {
    jest.useFakeTimers();
    const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
    try {
      serve({ '/builds/latest.json': { id: 'build-2' } });
      const { user } = renderShell({
        boot: aBoot(),
        advanceTimers: jest.advanceTimersByTime,
      });
      // The hour begins when the page is idle.
      await act(() => jest.advanceTimersByTimeAsync(60 * 60 * 1000 + 10_000));
      expect(screen.getByText('A new version is ready')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Reload' }));
      expect(reload).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

it('reloads itself at most once in ten seconds', () => {
  const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  expect([reloadGuarded(100_000), reloadGuarded(109_999), reloadGuarded(110_000)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(reload).toHaveBeenCalledTimes(2);
});

describe('a part of the shell that throws', () => {
  const report = jest.fn();
  beforeEach(() => report.mockClear());
  const throwing = (error: Error) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    window.reportError = report;
    const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
    const Broken = () => {
      throw error;
    };
    render(
      <TouchlineTheme>
        <CrashBoundary>
          <Broken />
        </CrashBoundary>
      </TouchlineTheme>,
    );
    return reload;
  };

  it('reloads once when a file of an older build is gone', () => {
    const missing = () => Object.assign(new Error('Loading chunk home failed.'), { name: 'ChunkLoadError' });
    expect(throwing(missing())).toHaveBeenCalledTimes(1);
    expect(throwing(missing())).toHaveBeenCalledTimes(1);
  });

  it('does not reload for a fault of its own, and says "Internal Server Error"', () => {
    expect(throwing(new Error('Oh no'))).not.toHaveBeenCalled();
    // The page's own script counts it for the release of the shell.
    expect(report).toHaveBeenCalledWith(new Error('Oh no'));
    expect(screen.getByRole('heading', { name: 'Internal Server Error' })).toBeInTheDocument();
  });
});

describe('a notification', () => {
  it('goes after 5 seconds, and those of the account after 8', async () => {
    jest.useFakeTimers();
    try {
      const { shell } = renderShell();
      act(() => {
        shell.services.notify({ type: 'success', message: 'Rival added' });
        shell.services.notify({ type: 'success', message: 'Password changed!', timeout: 8000 });
      });
      await act(() => jest.advanceTimersByTimeAsync(4900));
      expect(screen.getByText('Rival added')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('Rival added')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(2800));
      expect(screen.getByText('Password changed!')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.queryByText('Password changed!')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('without text shows SUCCESS or ERROR, and at most three are visible at once', () => {
    const { shell } = renderShell();
    act(() => {
      shell.services.notify({ type: 'info', message: 'the oldest' });
      shell.services.notify({ type: 'success' });
      shell.services.notify({ type: 'error' });
      shell.services.notify({ type: 'warning', message: 'the newest' });
    });
    expect(screen.getByText('SUCCESS')).toBeInTheDocument();
    expect(screen.getByText('ERROR')).toBeInTheDocument();
    expect(screen.queryByText('the oldest')).not.toBeInTheDocument();
  });
});

it('does not put a footballer without an id on the watchlist', async () => {
  const { shell, api } = renderShell({ boot: signedIn(), path: '/about' });
  await shell.services.toggleWatch(asFootballerId(0));
  expect(api.requests.filter(({ path }) => path.startsWith('/v1/watch'))).toEqual([]);
});

it('applies the state that any reply carries', async () => {
  const { shell } = renderShell({
    boot: signedIn(),
    routes: {
      'GET /v1/dashboard': {
        body: {
          ...(aDashboard() as { body: object }).body,
          state: { rivals: [99], user: aUser({ username: 'other' }) },
          session_token: 'newer',
        },
      },
    },
  });
  await screen.findByText('Gameweek 24');
  expect(shell.store.getState()).toMatchObject({
    fantasy: { state: { rivals: [99], team: aFantasyState().team } },
    session: { user: { username: 'other' }, sessionToken: 'newer' },
  });
});
