/** The 69 calls of the specification's section 7, in its order, each with test addresses. */
export interface SpecificationCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the specification writes it. */
  readonly written: string;
  /** All kinds or sub-pages; the first is the default. */
  readonly urls: readonly string[];
  readonly body?: object;
  /** Open to visitors. */
  readonly isOpen?: true;
}

/** Entities of a season used in the calls. */
export interface SpecificationSubjects {
  readonly gameweek: number;
  /** The pair of codes. */
  readonly fixture: string;
  readonly footballer: number;
  readonly club: string;
  /** The reader's own team, and another one to follow. */
  readonly team: number;
  readonly rival: number;
  /** Small enough to track. */
  readonly league: number;
}

const views = [
  'default',
  'total_points',
  'gameweek_points',
  'fixtures_points',
  'gameweek_transfers',
  'predictions',
  'season_ticker',
];
const tableViews = [
  'list',
  'points',
  'points_gameweek',
  'points_fixtures',
  'transfers',
  'predictions',
  'season',
];
const email = 'calls@example.test';
const password = 'correct horse battery';

const get = (written: string, ...urls: readonly string[]): SpecificationCall => ({
  method: 'GET',
  written,
  urls: urls.length === 0 ? [written] : urls,
});
const each = (before: string, parts: readonly (string | number)[], after = '') =>
  parts.map((part) => `${before}${part}${after}`);
const send = (method: 'POST' | 'PUT', written: string, body: object = {}): SpecificationCall => ({
  method,
  written,
  urls: [written],
  body,
});
const open = (call: SpecificationCall): SpecificationCall => ({ ...call, isOpen: true });

/** Calls about accounts and sessions are last: some end their own session. */
export function specificationCalls(subjects: SpecificationSubjects): readonly SpecificationCall[] {
  return [...gameCalls(subjects), ...personalCalls(subjects), ...generalCalls, ...authCalls];
}

const generalCalls: readonly SpecificationCall[] = [
  open(get('/v1/fpl_status')),
  open(get('/v1/tos')),
  open(get('/v1/check')),
  open({
    method: 'POST',
    written: '/v1/event/{slug}',
    urls: ['/v1/event/page_view'],
    body: { slug: 'page_view', data: {}, route: { path: '/', name: 'home', params: {}, query: {} } },
  }),
  get('/v1/timeline/list'),
  get('/v1/dashboard'),
];

function gameCalls(subjects: SpecificationSubjects): SpecificationCall[] {
  const { gameweek, fixture, footballer, club, team, rival } = subjects;
  return [
    get('/v1/team/overview'),
    get('/v1/team/squad/{x}', ...each('/v1/team/squad/', views)),
    get('/v1/team/gameweeks'),
    get('/v1/team/points'),
    get('/v1/team/lineups'),
    get('/v1/team/main'),
    get('/v1/team/next'),
    get('/v2/team/popup/{a}/{b?}', `/v2/team/popup/${rival}`, `/v2/team/popup/${team}/${gameweek}`),
    get('/v1/footballers/index/{kind}', ...each('/v1/footballers/index/', views)),
    get('/v1/footballers/suggested/{x}', '/v1/footballers/suggested/all', '/v1/footballers/suggested/GKP'),
    get('/v1/footballers/top_teams/{n}', ...each('/v1/footballers/top_teams/', [100, 250, 500, 1000])),
    get('/v1/footballers/top_transfers/{n}', ...each('/v1/footballers/top_transfers/', [100, 1000])),
    get(
      '/v1/footballer/{id}/{sub}',
      ...each(`/v1/footballer/${footballer}/`, [
        'default',
        'details',
        'fixtures',
        'gameweeks',
        'news',
        'points',
        'predictions',
        'seasons',
        'stats',
        'transfers',
      ]),
    ),
    get('/v1/footballer/{id}/rivals/{x}', ...each(`/v1/footballer/${footballer}/rivals/`, ['rivals'])),
    get('/v1/transfers/{kind}', ...each('/v1/transfers/', ['nett', 'in', 'out'])),
    get('/v1/clubs/index/{kind}', ...each('/v1/clubs/index/', ['standings', 'points', 'season', 'strength'])),
    get('/v1/clubs/lineups'),
    get('/v1/club/{id}/{sub}', ...each(`/v1/club/${club}/`, ['overview', 'fixtures', 'points', 'rivals'])),
    get('/v1/club/{id}/squad/{sub}', ...each(`/v1/club/${club}/squad/`, views)),
    get('/v1/gameweeks/{index or kind}', '/v1/gameweeks/index', '/v1/gameweeks/season'),
    get('/v1/gameweek/{id}/{sub}', ...each(`/v1/gameweek/${gameweek}/`, ['overview', 'streaming'])),
    get('/v1/fixtures/{id?}', `/v1/fixtures/${gameweek}`, '/v1/fixtures/'),
    ...['points', 'events', 'footballers'].map((part) =>
      get(
        `/v1/fixtures/{id or current}/${part}`,
        ...each('/v1/fixtures/', [gameweek, 'current'], `/${part}`),
      ),
    ),
    get(
      '/v1/fixture/{id}/{sub}',
      ...each(`/v1/fixture/${fixture}/`, [
        'overview',
        'lineups',
        'rivals',
        'comments',
        'points',
        'bonus',
        'stats',
      ]),
    ),
    get('/v1/micro/{name}', ...each('/v1/micro/', ['status', 'roster', 'fixtures', 'transfers', 'rivals'])),
    get('/v1/micro/footballer_chart_data'),
    get('/v1/season_ticker/{kind}', ...each('/v1/season_ticker/', ['club', 'team', 'watchlist'])),
  ];
}

function personalCalls({
  club,
  team,
  rival,
  league,
  footballer,
}: SpecificationSubjects): SpecificationCall[] {
  const watch = `/v1/watch/footballer/${footballer}`;
  const rivalPages = ['report', 'chips', 'transfers', 'gameweek', 'season', 'points', 'points_gameweek'];
  return [
    get('/v1/onboarding/search_team/{q}', `/v1/onboarding/search_team/${team}`),
    {
      method: 'PUT',
      written: '/v1/onboarding/confirm_team/{id}',
      urls: [`/v1/onboarding/confirm_team/${team}`],
    },
    send('PUT', '/v1/onboarding/finalize'),
    {
      method: 'POST',
      written: '/v1/rivals/add/{id}',
      urls: [`/v1/rivals/add/${rival}?ownership=true`],
      body: {},
    },
    get('/v1/rivals/list/{x}', '/v1/rivals/list/rivals', '/v1/rivals/list/elite'),
    get('/v1/rivals/candidates/'),
    get('/v1/rivals/state'),
    get('/v1/rivals/points/{x}', ...each('/v1/rivals/points/', ['total', 'gameweek', 'phase'])),
    get('/v1/rivals/gameweek/'),
    get('/v1/rivals/season/'),
    get('/v1/template_lineups/pitch/{x}', '/v1/template_lineups/pitch/rivals'),
    get('/v1/template_lineups/single/{x}', '/v1/template_lineups/single/rivals'),
    get(
      '/v1/templates/squad_tables/{x}/{view}/{id or club}',
      ...each('/v1/templates/squad_tables/team/', tableViews, `/${rival}`),
      ...each('/v1/templates/squad_tables/rivals/', tableViews, `/${team}`),
      ...each('/v1/templates/squad_tables/club/', tableViews, `/${club}`),
    ),
    get(
      '/v1/templates/rival_pages/{scope}/{page}/{id}',
      ...each('/v1/templates/rival_pages/rivals/', rivalPages, `/${team}`),
    ),
    {
      method: 'PUT',
      written: '/v1/rivals/set_default/{id}',
      urls: ['/v1/rivals/set_default/rivals'],
      body: {},
    },
    { method: 'DELETE', written: '/v1/rivals/remove/{id}', urls: [`/v1/rivals/remove/${rival}?ownership=`] },
    { method: 'POST', written: '/v1/watch/footballer/{id}', urls: [watch], body: {} },
    { method: 'DELETE', written: '/v1/watch/footballer/{id}', urls: [watch] },
    get('/v1/leagues/all'),
    get(
      '/v1/leagues/classic/{id}/{sub}',
      ...each(`/v1/leagues/classic/${league}/`, ['gameweek', 'season', 'points', 'points_phase']),
    ),
    get('/v1/league/classic/{id}/list', `/v1/league/classic/${league}/list`),
    get('/v1/league/classic/{id}', `/v1/league/classic/${league}`),
  ];
}

const authCalls: readonly SpecificationCall[] = [
  open(send('POST', '/v1/auth/register', { email, password, username: 'Calls', birthday: '1990-02-09' })),
  open(send('POST', '/v1/auth/login', { email, password, remember: true })),
  open(send('POST', '/v1/auth/refresh', { refreshToken: 'of nobody' })),
  open(send('POST', '/v1/auth/forgot_password', { email })),
  open(
    send('POST', '/v1/auth/set_password', {
      email,
      code: '000000',
      password: 'another horse battery',
      password_confirm: 'another horse battery',
    }),
  ),
  send('POST', '/v1/auth/confirm_email', { token: '000000' }),
  send('POST', '/v1/auth/resend_confirmation'),
  send('PUT', '/v1/auth/update', { username: 'Calls' }),
  send('POST', '/v1/auth/notification_token/add', { token: 'a device' }),
  send('PUT', '/v1/auth/delete/set'),
  send('PUT', '/v1/auth/delete/stop'),
  send('PUT', '/v1/auth/change_pass', { old_password: password, new_password: 'another horse battery' }),
];
