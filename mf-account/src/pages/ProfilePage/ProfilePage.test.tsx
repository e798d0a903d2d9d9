import { asLeagueId } from '@touchline/shared/domain';
import { aUser, problem, success } from '@touchline/shared/testing';
import { sessionStarted } from '@touchline/shared/shell-store';
import { ownMomentsChoice } from '@touchline/shared/storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aFoundTeam, aLeague, aSession } from '../../testing/builders';
import { openAccount } from '../../testing/openAccount';

const update = 'PUT /v1/auth/update';
const done = (more: object) => ({ body: { success: true, ...more } });
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const section = heading.closest('section');
  if (!section) throw new Error(`The heading ${name} stands in no section.`);
  return within(section);
};

describe('Account', () => {
  it('shows what is known about the account', async () => {
    openAccount('/profile');
    const account = await card('Account');
    expect(account.getByRole('textbox', { name: 'Username' })).toHaveValue('ronnie');
    expect(account.getByRole('textbox', { name: 'Email' })).toHaveValue('ronnie@touchline.test');
    expect(account.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('February');
  });

  it('saves what was changed, and nothing else', async () => {
    const user = aUser({ username: 'radford' });
    const {
      user: reader,
      api,
      record,
    } = openAccount('/profile', {
      [update]: done({ user, pending_email: null, state: { user } }),
    });
    const account = await card('Account');
    await reader.clear(account.getByRole('textbox', { name: 'Username' }));
    await reader.type(account.getByRole('textbox', { name: 'Username' }), 'radford');
    await reader.click(account.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(record.notices).toHaveLength(1));
    expect(record.notices[0]).toEqual({ type: 'success', message: 'Profile updated!', timeout: 8000 });
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ username: 'radford' });
    expect(account.getByRole('textbox', { name: 'Username' })).toHaveValue('radford');
  });

  it('keeps what is typed when the session is renewed meanwhile', async () => {
    const { user: reader, store } = openAccount('/profile');
    const account = await card('Account');
    await reader.type(account.getByRole('textbox', { name: 'Username' }), ' radford');
    const renewed = aUser({ username: 'ronnie', onboarded: true });
    act(() => void store.dispatch(sessionStarted({ user: renewed, sessionToken: 'next' })));
    expect(account.getByRole('textbox', { name: 'Username' })).toHaveValue('ronnie radford');
  });

  it('asks for the password before a new address, and shows under it when it is wrong', async () => {
    const { user: reader, api } = openAccount('/profile', {
      [update]: problem(400, 'Enter your password to change the email address.', 'bad_request', {
        fields: { password: 'is not your password' },
      }),
    });
    const account = await card('Account');
    await reader.clear(account.getByRole('textbox', { name: 'Email' }));
    await reader.type(account.getByRole('textbox', { name: 'Email' }), 'new@touchline.test');
    await reader.click(account.getByRole('button', { name: 'Save' }));
    expect(
      await account.findByText('Enter your password to change your email to new@touchline.test.'),
    ).toBeVisible();
    expect(api.countOf(update)).toBe(0);
    await reader.click(account.getByRole('button', { name: 'Change email' }));
    expect(await account.findByText('Enter your password')).toBeVisible();
    await reader.type(account.getByLabelText('Password', { exact: true }), 'not this one');
    await reader.click(account.getByRole('button', { name: 'Change email' }));
    expect(await account.findByText(/is not your password/i)).toBeVisible();
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      email: 'new@touchline.test',
      password: 'not this one',
    });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('not this one');
  });

  it('asks for the code that went to a new address', async () => {
    const { user: reader, api } = openAccount('/profile', {
      [update]: done({ user: aUser(), pending_email: 'new@touchline.test' }),
      'POST /v1/auth/confirm_email': problem(400, 'That code is wrong.', 'bad_request'),
    });
    const account = await card('Account');
    await reader.clear(account.getByRole('textbox', { name: 'Email' }));
    await reader.type(account.getByRole('textbox', { name: 'Email' }), 'new@touchline.test');
    await reader.click(account.getByRole('button', { name: 'Save' }));
    await reader.type(await account.findByLabelText('Password', { exact: true }), 'kick-off-at-three');
    await reader.click(account.getByRole('button', { name: 'Change email' }));
    await reader.type(await account.findByRole('textbox', { name: 'Code' }), '123456');
    await reader.click(account.getByRole('button', { name: 'Confirm' }));
    expect(await account.findByText('That code is wrong.')).toBeVisible();
    const user = aUser({ email: 'new@touchline.test' });
    api.answer('POST /v1/auth/confirm_email', done({ sessionToken: 'next', user, state: { user } }));
    await reader.click(account.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(account.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument());
    expect(account.getByRole('textbox', { name: 'Email' })).toHaveValue('new@touchline.test');
  });

  it('shows the server’s refusal at its field', async () => {
    const { user: reader, record } = openAccount('/profile', {
      [update]: problem(400, 'Please look at the fields.', 'bad_request', {
        fields: { username: 'That name is taken.' },
      }),
    });
    const account = await card('Account');
    await reader.type(account.getByRole('textbox', { name: 'Username' }), '2');
    await reader.click(account.getByRole('button', { name: 'Save' }));
    expect(await account.findByText('That name is taken.')).toBeVisible();
    expect(record.notices[0]).toMatchObject({ type: 'error', message: 'Please look at the fields.' });
  });

  it('says Error updating when the server breaks', async () => {
    const { user: reader, record } = openAccount('/profile', { [update]: problem(500, 'boom') });
    const account = await card('Account');
    await reader.type(account.getByRole('textbox', { name: 'Username' }), '2');
    await reader.click(account.getByRole('button', { name: 'Save' }));
    expect(await account.findByText('Error updating')).toBeVisible();
    expect(record.notices[0]).toMatchObject({ type: 'error', message: 'Error updating' });
  });

  it('sends nothing without a username or with half an address', async () => {
    const { user: reader, api } = openAccount('/profile');
    const account = await card('Account');
    await reader.clear(account.getByRole('textbox', { name: 'Username' }));
    await reader.clear(account.getByRole('textbox', { name: 'Email' }));
    await reader.type(account.getByRole('textbox', { name: 'Email' }), 'ronnie@');
    await reader.click(account.getByRole('button', { name: 'Save' }));
    expect(await account.findByText('Enter a username')).toBeVisible();
    expect(account.getByText('Enter a valid email address')).toBeVisible();
    expect(api.countOf(update)).toBe(0);
  });
});

describe('Linked team', () => {
  it('finds another team by its address, shows it, and links it', async () => {
    const {
      user: reader,
      api,
      services,
    } = openAccount('/profile', {
      'GET /v1/onboarding/search_team/7': done({ data: aFoundTeam() }),
      'PUT /v1/onboarding/confirm_team/7': success({ team: aFoundTeam() }),
    });
    const linked: number[] = [];
    services.events.on('teamLinked', ({ teamId }) => linked.push(teamId));
    const team = await card('Linked team');
    expect(team.getByText('Moyes Will Be Moyes')).toBeVisible();
    await reader.click(team.getByRole('button', { name: 'Change linked team' }));
    await reader.type(team.getByRole('textbox', { name: 'Team ID' }), 'https://example.com/entry/7/event/24');
    await reader.click(team.getByRole('button', { name: 'Search' }));
    const question = await team.findByRole('group', { name: 'Is this your team?' });
    expect(question).toHaveTextContent('Bo Lindqvist · Sweden');
    expect(question).toHaveTextContent('#1,204,331');
    await reader.click(team.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(linked).toEqual([7]));
    expect(api.countOf('PUT /v1/onboarding/confirm_team/7')).toBe(1);
  });

  it('says what the server says about a number without a team', async () => {
    const { user: reader } = openAccount('/profile', {
      'GET /v1/onboarding/search_team/99': problem(404, 'There is no team 99.', 'not_found'),
    });
    const team = await card('Linked team');
    await reader.click(team.getByRole('button', { name: 'Change linked team' }));
    await reader.type(team.getByRole('textbox', { name: 'Team ID' }), '99');
    await reader.click(team.getByRole('button', { name: 'Search' }));
    expect(await team.findByText('There is no team 99.')).toBeVisible();
  });

  it('goes back to the search after a No', async () => {
    const { user: reader, api } = openAccount('/profile', {
      'GET /v1/onboarding/search_team/7': done({ data: aFoundTeam() }),
    });
    const team = await card('Linked team');
    await reader.click(team.getByRole('button', { name: 'Change linked team' }));
    await reader.type(team.getByRole('textbox', { name: 'Team ID' }), '7');
    await reader.click(team.getByRole('button', { name: 'Search' }));
    await reader.click(await team.findByRole('button', { name: 'No' }));
    expect(team.getByRole('textbox', { name: 'Team ID' })).toBeVisible();
    expect(api.countOf('PUT /v1/onboarding/confirm_team/7')).toBe(0);
  });
});

describe('Leagues', () => {
  it('leads to leagues that can be followed and says why others cannot', async () => {
    openAccount('/profile', {
      'GET /v1/leagues/all': success({
        leagues: [
          aLeague(),
          aLeague({
            id: asLeagueId(314),
            name: 'Overall',
            type: 'system',
            members: null,
            trackable: false,
            last_rank: null,
            reason: 'Too many members.',
          }),
        ],
      }),
    });
    expect(await screen.findByRole('link', { name: 'Sunday Regulars' })).toHaveAttribute(
      'href',
      '/rivals/4041',
    );
    expect(screen.getByRole('img', { name: 'up 2' })).toBeVisible();
    expect(screen.getByText('Too many members.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Overall' })).not.toBeInTheDocument();
  });

  it('says once why no league can be followed', async () => {
    const closed = { trackable: false, reason: 'Tracking leagues is limited to users with season pass' };
    openAccount('/profile', {
      'GET /v1/leagues/all': success({
        leagues: [aLeague(closed), aLeague({ id: asLeagueId(314), name: 'Overall', ...closed })],
      }),
    });
    expect(await screen.findAllByText(closed.reason)).toHaveLength(1);
  });

  it('says when there are none', async () => {
    openAccount('/profile', { 'GET /v1/leagues/all': success({ leagues: [] }) });
    expect(await screen.findByText('No leagues')).toBeVisible();
  });

  it('leaves the other cards usable when the leagues cannot be loaded, and retries', async () => {
    const { user: reader, api } = openAccount('/profile', {
      'GET /v1/leagues/all': problem(500, 'Internal Server Error'),
    });
    const leagues = await card('Leagues');
    expect(await leagues.findByRole('alert')).toHaveTextContent('Internal Server Error');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    api.answer('GET /v1/leagues/all', success({ leagues: [aLeague()] }));
    await reader.click(leagues.getByRole('button', { name: 'Try again' }));
    expect(await leagues.findByText('Sunday Regulars')).toBeVisible();
  });
});

describe('Where you are logged in', () => {
  const list = 'GET /v1/auth/sessions';
  const here = aSession({ id: 'here', client: 'Chrome on Android', current: true });
  const elsewhere = aSession({ id: 'elsewhere' });

  it('names each device, and ends one of them alone', async () => {
    const {
      user: reader,
      api,
      record,
    } = openAccount('/profile', {
      [list]: success({ sessions: [here, elsewhere] }),
      'DELETE /v1/auth/sessions/elsewhere': done({}),
    });
    const sessions = await card('Where you are logged in');
    const [own, other] = await sessions.findAllByRole('listitem');
    expect(own).toHaveTextContent('Chrome on AndroidThis device');
    expect(other).toHaveTextContent(/Firefox on LinuxLast used .*10 Feb/);
    expect(sessions.queryByRole('button', { name: 'Log out Chrome on Android' })).not.toBeInTheDocument();
    api.answer(list, success({ sessions: [here] }));
    await reader.click(sessions.getByRole('button', { name: 'Log out Firefox on Linux' }));
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    expect(api.countOf('DELETE /v1/auth/sessions/elsewhere')).toBe(1);
    expect(record.notices[0]).toMatchObject({ type: 'success', message: 'Firefox on Linux was logged out.' });
  });

  it('says why a session could not be ended, and loads the list again', async () => {
    const {
      user: reader,
      api,
      record,
    } = openAccount('/profile', {
      [list]: success({ sessions: [here, elsewhere] }),
      'DELETE /v1/auth/sessions/elsewhere': problem(404, 'There is no such session.', 'not_found'),
    });
    const sessions = await card('Where you are logged in');
    await reader.click(await sessions.findByRole('button', { name: 'Log out Firefox on Linux' }));
    await waitFor(() => expect(record.notices[0]).toMatchObject({ message: 'There is no such session.' }));
    await waitFor(() => expect(api.countOf(list)).toBe(2));
  });

  it('retries when the list cannot be loaded', async () => {
    const { user: reader, api } = openAccount('/profile', { [list]: problem(500, 'Internal Server Error') });
    const sessions = await card('Where you are logged in');
    expect(await sessions.findByRole('alert')).toHaveTextContent('Internal Server Error');
    api.answer(list, success({ sessions: [here] }));
    await reader.click(sessions.getByRole('button', { name: 'Try again' }));
    expect(await sessions.findByText('This device')).toBeVisible();
  });
});

describe('the rest', () => {
  it('leads free users to the season pass', async () => {
    openAccount('/profile');
    expect(await screen.findByRole('link', { name: 'See the season pass' })).toHaveAttribute(
      'href',
      '/season_pass',
    );
  });

  it('shows holders the date of the purchase, and no offer', async () => {
    openAccount(
      '/profile',
      {},
      { state: { pass: true }, user: { pass: true, seasonpass_at: '2023-09-01T10:00:00Z' } },
    );
    expect(await screen.findByText(/You hold the season pass 2023-24 since 1 September 2023/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the season pass' })).not.toBeInTheDocument();
  });

  it('does not count a new password among the dangers', async () => {
    openAccount('/profile');
    const card = (await screen.findByRole('heading', { name: 'Danger zone' })).closest('section');
    expect(
      within(card as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Delete account']);
  });

  it('changes between day and night', async () => {
    const { user: reader } = openAccount('/profile');
    await reader.click(await screen.findByRole('button', { name: 'Dark' }));
    expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  });

  it('links to the new password and to the deletion', async () => {
    openAccount('/profile');
    expect(await screen.findByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/profile/change_pass',
    );
    expect(screen.getByRole('link', { name: 'Delete account' })).toHaveAttribute('href', '/profile/delete');
  });
});

describe('Notifications', () => {
  const aDevice = (more: object = {}) => ({
    id: 'device-1',
    name: 'Chrome on Android',
    kinds: ['points'],
    quiet: null,
    created_at: '2024-02-01T10:00:00.000Z',
    ...more,
  });
  const address = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } };

  /** A browser with a service worker, permission and, once subscribed, a push subscription. */
  function aBrowserWithPush(permission: NotificationPermission = 'granted', subscribed = false) {
    let isSubscribed = subscribed;
    const subscription = { endpoint: address.endpoint, toJSON: () => address, unsubscribe: async () => true };
    const pushManager = {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true;
        return subscription;
      },
    };
    const requestPermission = jest.fn(async () => permission);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => ({ pushManager }) },
    });
    Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission } });
    return requestPermission;
  }
  afterEach(() => {
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    localStorage.clear();
  });

  it('explains why a browser is not supported, and what to do on an iPhone', async () => {
    openAccount('/profile');
    const alerts = await card('Notifications');
    expect(await alerts.findByText(/add Touchline to the Home Screen/)).toBeVisible();
    expect(alerts.queryByRole('button', { name: 'Switch on alerts' })).toBeNull();
  });

  it('explains what to do where notifications are blocked', async () => {
    aBrowserWithPush('denied');
    openAccount('/profile');
    const alerts = await card('Notifications');
    expect(await alerts.findByText(/Allow notifications in the settings of your browser/)).toBeVisible();
  });

  it('asks for permission on a press only, and registers the browser', async () => {
    const asked = aBrowserWithPush();
    const { user, api, record } = openAccount('/profile', { 'PUT /v1/alerts/device': success(aDevice()) });
    const alerts = await card('Notifications');
    const button = await alerts.findByRole('button', { name: 'Switch on alerts' });
    expect(asked).not.toHaveBeenCalled();
    await user.click(button);
    await waitFor(() => expect(record.notices).toHaveLength(1));
    expect(record.notices[0]).toMatchObject({ type: 'success', message: 'Alerts are on for this device.' });
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      endpoint: address.endpoint,
      p256dh: 'p',
      auth: 'a',
      kinds: ['deadline', 'lineups', 'points', 'summary'],
      quiet: null,
    });
  });

  it('changes the alerts of this device, and its quiet hours', async () => {
    aBrowserWithPush('granted', true);
    localStorage.setItem(`tl-alert-device:${aUser().id}`, 'device-1');
    const { user, api } = openAccount('/profile', {
      'GET /v1/alerts': success({ public_key: 'BKey', devices: [aDevice()], digest: false }),
      'PUT /v1/alerts/device': success(aDevice()),
    });
    const alerts = await card('Notifications');
    await user.click(await alerts.findByRole('checkbox', { name: 'Prices change' }));
    const bodies = () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual([expect.objectContaining({ kinds: ['points', 'prices'] })]));
    await user.click(alerts.getByRole('checkbox', { name: 'Quiet hours' }));
    await waitFor(() =>
      expect(bodies().at(-1)).toMatchObject({
        quiet: { from: '22:00', to: '07:00', zone: expect.any(String) },
      }),
    );
  });

  it('lists the other devices, and switches one off', async () => {
    const { user, api } = openAccount('/profile', {
      'GET /v1/alerts': success({ public_key: 'BKey', devices: [aDevice()], digest: false }),
      'DELETE /v1/alerts/device/device-1': success({ devices: [] }),
    });
    const alerts = await card('Notifications');
    await user.click(await alerts.findByRole('button', { name: 'Switch off alerts on Chrome on Android' }));
    await waitFor(() => expect(api.countOf('DELETE /v1/alerts/device/device-1')).toBe(1));
  });
});

describe('Email after each gameweek', () => {
  const name = 'Email after each gameweek';
  const put = 'PUT /v1/alerts/digest';

  it('is off until it is switched on, for the account and not for this browser', async () => {
    const { user, api } = openAccount('/profile', { [put]: success({ digest: true }) });
    const notifications = await card('Notifications');
    const box = await notifications.findByRole('checkbox', { name });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/once the gameweek is final/);
    await user.click(box);
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ on: true }),
    );
    expect(box).toBeChecked();
  });

  it('shows that it is on, and is switched off', async () => {
    const { user, api } = openAccount('/profile', {
      'GET /v1/alerts': success({ public_key: 'BKey', devices: [], digest: true }),
      [put]: success({ digest: false }),
    });
    const box = await (await card('Notifications')).findByRole('checkbox', { name });
    expect(box).toBeChecked();
    await user.click(box);
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ on: false }),
    );
  });

  it('is taken back with words when it was not saved', async () => {
    const { user, record } = openAccount('/profile', { [put]: problem(500, 'boom') });
    const box = await (await card('Notifications')).findByRole('checkbox', { name });
    await user.click(box);
    await waitFor(() => expect(record.notices[0]).toMatchObject({ type: 'error', message: 'Error saving' }));
    await waitFor(() => expect(box).not.toBeChecked());
  });
});

describe('On your home screen', () => {
  const title = { level: 2, name: 'On your home screen' };
  afterEach(() => Reflect.deleteProperty(window, 'touchlineInstall'));

  it('shows the browser’s install prompt, once', async () => {
    const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
    Object.assign(window, { touchlineInstall: { prompt } });
    const { user, record } = openAccount('/profile');
    await user.click(await screen.findByRole('button', { name: 'Install Touchline' }));
    await waitFor(() => expect(screen.queryByRole('heading', title)).toBeNull());
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(record.notices).toEqual([{ type: 'success', message: 'Touchline is on your home screen.' }]);
  });

  it('does not appear where the browser has no prompt', async () => {
    openAccount('/profile');
    await card('Account');
    expect(screen.queryByRole('heading', title)).toBeNull();
  });
});

describe('Expected points', () => {
  const choice = 'PUT /v1/projections/choice';

  it('are official until the reader chooses ours', async () => {
    const { user: reader, api } = openAccount('/profile', { [choice]: success({ expected_points: 'ours' }) });
    const expected = await card('Expected points');
    expect(expected.getByRole('button', { name: 'Official' })).toHaveAttribute('aria-pressed', 'true');
    await reader.click(expected.getByRole('button', { name: 'Ours' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ kind: 'ours' }),
    );
  });

  it('says when the choice could not be saved', async () => {
    const { user: reader, record } = openAccount('/profile', {
      [choice]: problem(500, 'Broken', 'internal'),
    });
    await reader.click((await card('Expected points')).getByRole('button', { name: 'Ours' }));
    await waitFor(() => expect(record.notices).toHaveLength(1));
    expect(record.notices[0]).toMatchObject({ type: 'error' });
  });
});

it('lets the reader switch off the notices of goals inside the app, on this device', async () => {
  const { user: reader } = openAccount('/profile');
  const choice = await screen.findByRole('checkbox', { name: 'Say goals of my players in the app' });
  expect(choice).toBeChecked();
  await reader.click(choice);
  expect(choice).not.toBeChecked();
  expect(ownMomentsChoice.isOn()).toBe(false);
  await reader.click(choice);
  expect(ownMomentsChoice.isOn()).toBe(true);
});
