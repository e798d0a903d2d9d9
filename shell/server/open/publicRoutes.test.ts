import { loadConfig } from '@touchline/api/config';
import { asTeamId } from '@touchline/shared/domain';
import type { OpenStart, OpenTeam } from '@touchline/shared/wire';
import Fastify from 'fastify';
import type { ApiAnswer } from '../session';
import { publicRoutes, sendLandingPage } from './publicRoutes';

const kit = {
  kit_shirt_base: '#fff',
  kit_shirt_secondary: '#000',
  kit_shirt_sleeves: '#fff',
  kit_shirt_type: 'plain' as const,
};
const gameweek = {
  ...{ id: 7, label: 'Gameweek 7', state: 'live' as const, finished: false },
  deadline: '2024-02-10T11:00:00.000Z',
};
const team: OpenTeam = {
  id: asTeamId(101),
  team: '<b>Bobby & Sons</b>',
  gameweek,
  points: 42,
  total: 1204,
  rank: { rank: 120_000, low: 110_000, high: 131_000 },
  rank_status: 'estimated',
  chip: null,
  lines: [[{ name: 'Ødegaard', points: 12, multiplier: 2, kit }]],
  bench: [],
  substitutions: [{ in: 'Saka', out: 'Rice' }],
  gameweeks: [{ gameweek: 6, points: 55, total: 1162, rank: 150_000 }],
};
const start: OpenStart = {
  ...{ demo: true, demo_teams: [{ id: team.id, name: 'Bobby & Sons' }], gameweek },
  best: { points: 12, lines: [[{ name: 'Ødegaard', points: 12, multiplier: 1, kit }]] },
};

const problem = (status: number, message: string) => ({
  status,
  body: { success: false, error: 'not_found', message },
});
const answers: Record<string, Omit<ApiAnswer, 'setCookies'>> = {
  '/v1/open/start': { status: 200, body: { success: true, payload: start } },
  '/v1/open/team/101': {
    status: 200,
    body: { success: true, payload: team, updated_at: '2024-02-10T16:20:00.000Z' },
  },
  '/v1/open/team/5': problem(404, 'There is no team 5 in the official game.'),
  '/v1/open/team/6': problem(503, 'FPL API seems to be down right now.'),
  '/v1/open/team/abc': problem(400, 'Invalid id'),
};

const app = Fastify();
const options = {
  config: loadConfig({ PUBLIC_URL: 'https://app.example', CONTACT_EMAIL: 'help@app.example' }),
  clock: { now: () => Date.parse('2024-02-10T16:20:00Z'), rate: 1 },
  api: async ({ url }: { url: string }): Promise<ApiAnswer> => {
    const answer = answers[url];
    if (answer === undefined) throw new Error('The API is away.');
    return { ...answer, setCookies: [] };
  },
};
publicRoutes(app, options);
app.get('/', (request, reply) => sendLandingPage(options, request, reply));
afterAll(() => app.close());
const open = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });

describe('the first page of a visitor', () => {
  it('has its content in the HTML: what it is, the form, the pass, log in and sign up', async () => {
    const { body } = await open('/');
    for (const text of ['Look at a team', 'season pass adds', 'href="/login"', 'href="/signup"', 'Ødegaard'])
      expect(body).toContain(text);
  });

  it('weighs less than 60 KB and loads nothing but its icon and manifest', async () => {
    const { rawPayload, body } = await open('/');
    expect(rawPayload.length).toBeLessThan(60 * 1024);
    expect(body).not.toMatch(/<script[^>]+src=|<link rel="(stylesheet|preload)"/);
  });

  it('stands without data of the game', async () => {
    const { '/v1/open/start': kept, ...rest } = answers;
    Object.assign(answers, { '/v1/open/start': problem(503, 'Reading.') });
    const { statusCode, body } = await open('/');
    Object.assign(answers, rest, { '/v1/open/start': kept });
    expect(statusCode).toBe(200);
    expect(body).toContain('Look at a team');
    expect(body).not.toContain('<svg');
  });
});

describe('a team without an account', () => {
  it('has points, rank with its interval, players and earlier gameweeks as text', async () => {
    const { body } = await open('/open/team/101');
    for (const text of [
      ...['42', '1,204', '#120,000', 'probably #110,000 to #131,000', 'Ødegaard (captain)'],
      ...['Saka for Rice', '#150,000', '16:20 UTC'],
    ])
      expect(body).toContain(text);
  });

  it('has names as text only', async () => {
    const { body } = await open('/open/team/101');
    expect(body).not.toContain('<b>Bobby');
    expect(body).toContain('&lt;b&gt;Bobby &amp; Sons&lt;/b&gt;');
  });

  it('is for people and messengers, not for search engines', async () => {
    const { body } = await open('/open/team/101');
    expect(body).toMatch(/<meta name="robots" content="noindex"/);
    expect(body).toContain('property="og:image" content="https://app.example/v1/open/team/101/picture"');
  });

  it('leads to sign-up with the team', async () => {
    expect((await open('/open/team/101')).body).toContain('href="/signup?team=101"');
  });

  it('has the way into the app for a browser with a session', async () => {
    const { body } = await open('/open/team/101', 'touchline_refresh=x');
    expect(body).toContain('Open Touchline');
    expect(body).not.toContain('>Sign up<');
  });

  it.each([
    ['5', 404, 'There is no team 5 in the official game.'],
    ['6', 503, 'FPL API seems to be down right now.'],
    ['abc', 400, 'Enter the number of the team'],
    ['7', 503, 'Touchline cannot reach its data right now.'],
  ])('says why team %s cannot be shown, with the form', async (id, status, message) => {
    const { statusCode, body } = await open(`/open/team/${id}`);
    expect(statusCode).toBe(status);
    expect(body).toContain(message);
    expect(body).toContain('action="/open/team"');
  });
});

describe('the form', () => {
  it.each(['101', ' 101 ', 'https://fantasy.example/entry/101/event/24'])('understands %s', async (typed) => {
    const { statusCode, headers } = await open(`/open/team?team=${encodeURIComponent(typed)}`);
    expect([statusCode, headers.location]).toEqual([302, '/open/team/101']);
  });

  it.each(['', 'bobby', '"><script>', '0'])('says what is wrong with %j and keeps it', async (typed) => {
    const { statusCode, body } = await open(`/open/team?team=${encodeURIComponent(typed)}`);
    expect(statusCode).toBe(400);
    expect(body).toContain('Enter the number of the team');
    expect(body).not.toContain('"><script>');
  });
});

it('tells crawlers, password managers and finders of holes where to look', async () => {
  expect((await open('/robots.txt')).body).toContain('Disallow: /v1/');
  expect((await open('/.well-known/change-password')).headers.location).toBe('/profile/change_pass');
  const { body } = await open('/.well-known/security.txt');
  expect(body).toContain('Contact: mailto:help@app.example');
  expect(body).toContain('Expires: 2025-02-09T16:20:00.000Z');
});
