import { success } from '@touchline/shared/testing/storyPages';
import { aFlag, aLeague, anAdminUser, anOffer, aSession } from './builders';

/** What the API answers about an account with one league, for tests and stories. */
export const oneLeague = {
  'GET /v1/leagues/all': success({ leagues: [aLeague()] }),
  'GET /v1/alerts': success({ public_key: 'BKey', devices: [], digest: false }),
  'GET /v1/auth/sessions': success({ sessions: [aSession({ current: true })] }),
};

const aRemote = {
  name: 'mf-team',
  live: '1.0.0-a',
  previous: null,
  pinned: false,
  disabled: null,
  canary: null,
  withdrawn: null,
  releases: [
    {
      id: '1.0.0-a',
      version: '1.0.0',
      contract: '^5.0.0',
      bytes: 20_480,
      published_at: '2024-02-10T16:00:00Z',
      published_by: 'mf-team token 3f9a1c20 (CI)',
      commit: 'abc1234',
      pages: 120,
      failed: 3,
    },
  ],
  vitals: [{ release: '1.0.0-a', pages: 1204, lcp: 1830.4, inp: null, cls: 0.0214, ttfb: 95 }],
  faults: [],
};

/** What it answers in stories of the pages; those of staff too. */
export const pageAnswers = {
  ...oneLeague,
  'GET /v1/season_pass': success(anOffer()),
  'GET /v1/search/index': success({ footballers: [], clubs: [] }),
  'GET /v1/admin/overview': success({
    roles: [
      { role: 'USER', count: 1200 },
      { role: 'PREMIUM', count: 34 },
    ],
    sign_ups: [{ day: '2024-02-09', count: 12 }],
    active_sessions: 310,
    pass_holders: 34,
  }),
  'GET /v1/admin/users': success({ users: [anAdminUser()], total: 1, page: 1, pages: 1 }),
  'GET /v1/admin/jobs': success({ jobs: [] }),
  'GET /v1/admin/data': success({
    source: 'live',
    season: '2023-24',
    epoch: 1204,
    as_of: '2024-02-10T16:00:00Z',
    outcome: 'timeout',
    detail: 'No answer in 15 s',
    progress: [
      { what: 'own', read: 12, total: 12 },
      { what: 'elite', read: 310, total: 1000 },
    ],
    endpoints: [],
  }),
  'GET /v1/admin/remotes': success({ remotes: [aRemote] }),
  'GET /v1/admin/feature_flags': success({ flags: [aFlag()] }),
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
  'GET /v1/admin/status': success({ alert: 'Back at noon.', app_support: '1.0', sales_open: true }),
  'GET /v1/check': { body: { success: true, alert: 'Back at noon.', app_support: '1.0' } },
  'GET /v1/fpl_status': { body: { success: false, message: 'The game is being updated.' } },
  'GET /v1/admin/flags': success({ flags: [{ name: 'Demo mode', on: true, text: 'Invented names' }] }),
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
};
