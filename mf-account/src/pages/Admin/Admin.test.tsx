import { problem, success } from '@touchline/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAdminUser } from '../../testing/builders';
import { openAccount } from '../../testing/openAccount';

const asAdmin = { user: { role: 'ADMIN' as const, username: 'boss' } };
const users = 'GET /v1/admin/users';
const role = `PUT /v1/admin/users/${anAdminUser().id}/role`;
const page = (found = [anAdminUser()], total = found.length) =>
  success({ users: found, total, page: 1, pages: Math.ceil(total / 50) });

it('opens with the overview', async () => {
  const { address } = openAccount(
    '/admin',
    {
      'GET /v1/admin/overview': success({
        roles: [
          { role: 'USER', count: 1200 },
          { role: 'PREMIUM', count: 34 },
        ],
        sign_ups: [{ day: '2024-02-09', count: 12 }],
        active_sessions: 310,
        pass_holders: 34,
      }),
    },
    asAdmin,
  );
  expect(await screen.findByText('1,234')).toBeVisible();
  expect(screen.getByText('310')).toBeVisible();
  expect(address()).toBe('/admin/overview');
});

it('finds accounts by the search word in the address', async () => {
  const { user, api, address } = openAccount('/admin/users', { [users]: page() }, asAdmin);
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'ronnie');
  await waitFor(() => expect(address()).toBe('/admin/users?q=ronnie'));
  await waitFor(() => expect(api.requests.at(-1)?.query.get('search')).toBe('ronnie'));
});

it('bans only after a confirmation, and shows the result', async () => {
  const { user, api, record } = openAccount('/admin/users', { [users]: page() }, asAdmin);
  await user.click(await screen.findByRole('button', { name: 'Ban' }));
  expect(api.countOf(role)).toBe(0);
  api.answer(role, success({ user: anAdminUser({ role: 'BANNED' }) }));
  api.answer(users, page([anAdminUser({ role: 'BANNED' })]));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Ban ronnie?' })).getByRole('button', { name: 'Ban' }),
  );
  expect(await screen.findByRole('button', { name: 'Unban' })).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ role: 'BANNED' });
  expect(record.notices).toEqual([{ type: 'success', message: 'ronnie is BANNED now.' }]);
});

it('says why a role stayed as it was', async () => {
  const { user, record } = openAccount(
    '/admin/users',
    { [users]: page(), [role]: problem(409, 'The last admin stays admin.', 'conflict') },
    asAdmin,
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of ronnie' }), 'MODERATOR');
  await user.click(await screen.findByRole('button', { name: 'Change role' }));
  await waitFor(() =>
    expect(record.notices).toEqual([{ type: 'error', message: 'The last admin stays admin.' }]),
  );
});

it('sends a new code to an unconfirmed account', async () => {
  const unconfirmed = anAdminUser({ email_confirmed: false });
  const { user, record } = openAccount(
    '/admin/users',
    {
      [users]: page([unconfirmed]),
      [`POST /v1/admin/users/${unconfirmed.id}/resend_confirmation`]: success({ sent: true }),
    },
    asAdmin,
  );
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  await waitFor(() => expect(record.notices).toEqual([{ type: 'success', message: 'Code sent!' }]));
});

const gameData = {
  source: 'live',
  season: '2023-24',
  epoch: 1204,
  as_of: '2024-02-10T16:00:00Z',
  outcome: 'timeout',
  detail: 'No answer in 15 s',
  progress: [
    { what: 'own', read: 12, total: 12 },
    { what: 'rivals', read: 40, total: 40 },
    { what: 'leagues', read: 0, total: 0 },
    { what: 'elite', read: 310, total: 1000 },
  ],
  endpoints: [
    {
      endpoint: 'entry/{id}/',
      asked_at: '2024-02-10T16:05:00Z',
      ok_at: null,
      outcome: 'timeout',
      detail: 'No answer in 15 s',
    },
  ],
};

it('shows where the data comes from and what came of each endpoint, and reads the game now', async () => {
  const { user, api, record } = openAccount(
    '/admin/data',
    {
      'GET /v1/admin/jobs': success({ jobs: [] }),
      'GET /v1/admin/data': success(gameData),
      'POST /v1/admin/data/refresh': success({ asked: true }),
    },
    asAdmin,
  );
  expect(await screen.findByText('1,204')).toBeVisible();
  expect(screen.getByText(/The last reading failed: timeout/)).toBeVisible();
  expect(screen.getByRole('row', { name: 'Linked teams 12 of 12 complete' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Elite 310 of 1,000 being read' })).toBeVisible();
  expect(screen.getByRole('row', { name: /entry\/\{id\}\// })).toHaveTextContent('never');
  await user.click(screen.getByRole('button', { name: 'Refresh now' }));
  await waitFor(() =>
    expect(record.notices).toEqual([{ type: 'success', message: 'The game is being read.' }]),
  );
  expect(api.countOf('GET /v1/admin/data')).toBe(2);
});

const doubt = {
  since: '2024-02-10T16:00:00Z',
  digest: 'abc=',
  equal: 2,
  reasons: ['event/24/live/: 0 footballers of fixture 232, which has ended'],
  accepted_by_itself: false,
  accepted: false,
};

it('shows why an answer of the game is in doubt, and accepts the one that is shown', async () => {
  const { user, api, record } = openAccount(
    '/admin/data',
    {
      'GET /v1/admin/jobs': success({ jobs: [] }),
      'GET /v1/admin/data': success({ ...gameData, doubt }),
      'POST /v1/admin/data/accept': success({ accepted: true }),
    },
    asAdmin,
  );
  const part = await screen.findByRole('region', { name: 'Answer in doubt' });
  expect(part).toHaveTextContent('the same answer 2 times');
  expect(part).toHaveTextContent('it is stored only if you accept it');
  expect(screen.getByText(doubt.reasons[0] ?? '')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept this answer' }));
  await waitFor(() => expect(record.notices).toMatchObject([{ type: 'success' }]));
  expect(api.countOf('POST /v1/admin/data/accept')).toBe(1);
});

it('approves a place of a remote that waits, and says where it may stand', async () => {
  const remote = {
    name: 'mf-clubs',
    live: null,
    previous: null,
    pinned: false,
    disabled: null,
    canary: null,
    withdrawn: null,
    releases: [],
  };
  const waiting = [
    { place: 'bar /clubs', order: 5, approved: null },
    { place: 'home home.clubs', order: 10, approved: 60 },
  ];
  const remotes = 'GET /v1/admin/remotes';
  const { user, api, record } = openAccount(
    '/admin/remotes',
    { [remotes]: success({ remotes: [{ ...remote, waiting }] }) },
    asAdmin,
  );
  expect(await screen.findByText('/clubs in the bar stands last. It wants place 5.')).toBeVisible();
  expect(screen.getByText('home.clubs on Home stands at place 60. It wants to move up to 10.')).toBeVisible();
  api.answer('PUT /v1/admin/remotes/mf-clubs/places', success({ approved: true }));
  api.answer(remotes, success({ remotes: [{ ...remote, waiting: waiting.slice(1) }] }));
  await user.click(screen.getByRole('button', { name: 'Approve /clubs in the bar' }));
  await waitFor(() => expect(screen.queryByText(/in the bar stands last/)).toBeNull());
  expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    place: 'bar /clubs',
    order: 5,
  });
  expect(record.notices).toEqual([{ type: 'success', message: 'mf-clubs: /clubs in the bar is approved.' }]);
});

it('lists the releases of each remote and marks the live one', async () => {
  const release = {
    version: '1.0.0',
    contract: '^4.1.0',
    bytes: 20_480,
    published_at: '2024-02-10T16:00:00Z',
    published_by: 'mf-team token 3f9a1c20 (CI)',
    commit: 'abc1234',
    pages: 120,
    failed: 3,
  };
  const { user, record } = openAccount(
    '/admin/remotes',
    {
      'GET /v1/admin/remotes': success({
        remotes: [
          {
            name: 'mf-team',
            live: '1.0.0-b',
            previous: '1.0.0-a',
            pinned: true,
            disabled: { at: '2024-02-10T17:00:00Z', reason: 'Wrong points.' },
            canary: { id: '1.0.0-c', share: 10, role: null, since: '2024-02-10T16:00:00Z' },
            withdrawn: { id: '1.0.0-d', at: '2024-02-09T16:00:00Z', reason: '5 of 15 pages failed.' },
            releases: ['b', 'a', 'c', 'd'].map((letter) => ({
              ...release,
              id: `1.0.0-${letter}`,
              ...(letter === 'b' && { changes: '### Features\n\n- a map of the pitch' }),
            })),
            vitals: [{ release: '1.0.0-b', pages: 1204, lcp: 1830.4, inp: null, cls: 0.0214, ttfb: 95 }],
            faults: [
              {
                at: '2024-02-10T16:00:00Z',
                release: '1.0.0-b',
                kind: 'render',
                message: 'no kits',
                stack: 'at Kits (mf-team/src/Kits.tsx:3:9)',
                preview: false,
                then: '/team/points?at=812',
              },
              {
                at: '2024-02-10T15:00:00Z',
                release: 'localhost:3102',
                kind: 'saga',
                message: 'no team',
                stack: '',
                preview: true,
              },
            ],
          },
        ],
      }),
    },
    asAdmin,
  );
  const table = await screen.findByRole('table', { name: 'Releases of mf-team' });
  const row = (id: string) => within(table).getByRole('row', { name: new RegExp(id) });
  expect(row('1.0.0-b')).toHaveTextContent(/Live.*3 of 120.*token 3f9a1c20.*abc1234.*20\.0/);
  expect(row('1.0.0-a')).toHaveTextContent('Rollback goes here');
  expect(row('1.0.0-c')).toHaveTextContent('Canary');
  expect(screen.getByText(/^Switched off since .*Wrong points\./)).toBeVisible();
  expect(screen.getByText(/^Pinned to 1\.0\.0-b/)).toBeVisible();
  expect(screen.getByText(/^Canary 1\.0\.0-c for 10 % of the users since/)).toBeVisible();
  expect(screen.getByText(/^Canary 1\.0\.0-d was withdrawn on .*5 of 15 pages failed\./)).toBeVisible();
  const vitals = screen.getByRole('table', { name: 'Web vitals of mf-team: 75th percentile of four weeks' });
  expect(within(vitals).getByRole('row', { name: /1\.0\.0-b/ })).toHaveTextContent(
    /1,204.*1,830.*–.*0\.021.*95/,
  );
  const changes = within(screen.getByRole('region', { name: 'Changes of mf-team' }));
  await user.click(changes.getByText('1.0.0-b'));
  expect(changes.getByText(/- a map of the pitch/)).toBeVisible();
  const faults = within(screen.getByRole('region', { name: 'Last faults of mf-team' }));
  await user.click(faults.getByText(/, render: no kits$/));
  expect(faults.getByText('at Kits (mf-team/src/Kits.tsx:3:9)')).toBeVisible();
  expect(faults.getByRole('link', { name: 'Open the page with what was live then' })).toHaveAttribute(
    'href',
    '/team/points?at=812',
  );
  await user.click(faults.getByText(/, saga: no team$/));
  expect(faults.getByText('localhost:3102, a preview: not counted')).toBeVisible();
  expect(faults.getByText('No stack was reported.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview a release' }));
  expect(record.openedReleases).toBe(1);
});

it('runs a dead job again', async () => {
  const dead = {
    id: 9,
    kind: 'ingest',
    state: 'dead',
    attempts: 5,
    run_at: '2024-02-10T16:00:00Z',
    last_error: 'timeout',
  };
  const { user, api } = openAccount(
    '/admin/data',
    {
      'GET /v1/admin/jobs': success({ jobs: [dead] }),
      'GET /v1/admin/data': success(gameData),
      'POST /v1/admin/jobs/9/retry': success({ id: 9 }),
    },
    asAdmin,
  );
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.countOf('POST /v1/admin/jobs/9/retry')).toBe(1));
});

it('shows suggestions and counts of events', async () => {
  openAccount(
    '/admin/events',
    {
      'GET /v1/admin/events': success({
        counts: [{ slug: 'page_view', day: '2024-02-10', count: 1500 }],
        suggestions: [
          {
            id: 1,
            at: '2024-02-10T10:00:00Z',
            username: 'ronnie',
            data: { topic: 'idea', text: 'Weather, please.' },
          },
        ],
      }),
    },
    asAdmin,
  );
  expect(await screen.findByText('[idea] Weather, please.')).toBeVisible();
  expect(screen.getByRole('row', { name: /page_view/ })).toHaveTextContent('1,500');
});

it('closes the sale and writes the alert', async () => {
  const settings = { alert: 'Back at noon.', app_support: '1.0', sales_open: true };
  const { user, api } = openAccount(
    '/admin/status',
    {
      'GET /v1/admin/status': success(settings),
      'PUT /v1/admin/status': success({ ...settings, sales_open: false }),
      'GET /v1/check': { body: { success: true, alert: 'Back at noon.', app_support: '1.0' } },
      'GET /v1/fpl_status': { body: { success: false, message: 'The game is being updated.' } },
      'GET /v1/admin/flags': success({ flags: [{ name: 'Demo mode', on: true, text: 'Invented names' }] }),
    },
    asAdmin,
  );
  expect(await screen.findByText('Demo mode: on')).toBeVisible();
  expect(await screen.findByText('Official game: The game is being updated.')).toBeVisible();
  expect(await screen.findByText(/shows the alert "Back at noon."/)).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: 'The season pass is sold' }));
  await user.clear(screen.getByRole('textbox', { name: 'Alert' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      alert: '',
      app_support: '1.0',
      sales_open: false,
    }),
  );
});

it('shows who changed what', async () => {
  openAccount(
    '/admin/audit',
    {
      'GET /v1/admin/audit': success({
        entries: [
          {
            id: 1,
            at: '2024-02-10T10:00:00Z',
            actor: 'boss@touchline.test',
            action: 'set_role',
            target: 'x',
            detail: { to: 'BANNED' },
          },
        ],
      }),
    },
    asAdmin,
  );
  expect(await screen.findByRole('row', { name: /boss@touchline.test/ })).toHaveTextContent(
    '{"to":"BANNED"}',
  );
});

it('asks for the second factor where the server requires it, and opens with its code', async () => {
  const audit = 'GET /v1/admin/audit';
  const { user, api } = openAccount(
    '/admin/audit',
    {
      [audit]: problem(403, 'Show your second factor first.', 'forbidden'),
      'POST /v1/admin/second_factor/enrol': success({ uri: null }),
      'POST /v1/admin/second_factor': problem(400, 'The code is not right.', 'bad_request'),
    },
    asAdmin,
  );
  await user.click(await screen.findByRole('button', { name: 'I have none yet' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code from the mail' }), '12345678');
  api.answer(
    'POST /v1/admin/second_factor/enrol',
    success({ uri: 'otpauth://totp/Touchline:admin?issuer=Touchline&secret=JBSWY3DPEHPK3PXP' }),
  );
  await user.click(screen.getByRole('button', { name: 'Show me the key' }));
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Open the admin area' }));
  expect(await screen.findByText('The code is not right.')).toBeVisible();
  api.answer('POST /v1/admin/second_factor', success({ verified: true }));
  api.answer(audit, success({ entries: [] }));
  await user.click(screen.getByRole('button', { name: 'Open the admin area' }));
  expect(await screen.findByText('Nothing was changed yet')).toBeVisible();
});
