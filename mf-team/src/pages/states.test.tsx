import { problem, success } from '@touchline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  aGameweek,
  aHistoryRow,
  aLiveRank,
  aMain,
  aMainWithoutSquad,
  anItem,
  anOverview,
  aNext,
  aPlanStart,
  aReview,
  someLineups,
} from '../testing/builders';
import { openTeam } from '../testing/openTeam';

/**
 * States that every page of this remote must handle: loading, error, retry, and stale data. States of one
 * page only are tested in that page's own test.
 */
const pages = [
  { path: '/team', call: 'GET /v1/team/main', answer: aMain(), what: 'team', shows: 'Haaland 5' },
  {
    path: '/team/next',
    call: 'GET /v1/team/next',
    answer: aNext(),
    what: 'suggested line-up',
    shows: 'Doubts for gameweek 25',
  },
  {
    path: '/team/live',
    call: 'GET /v1/live/rank',
    answer: aLiveRank(),
    what: 'live rank',
    shows: 'If it ended now',
  },
  {
    path: '/team/plan',
    call: 'GET /v1/planner/start',
    answer: aPlanStart(),
    what: 'planner',
    shows: 'Line-up of gameweek 25',
  },
  {
    path: '/team/lineups',
    call: 'GET /v1/team/lineups',
    answer: someLineups(),
    what: 'line-ups',
    shows: 'WHU 0–6 ARS',
  },
  {
    path: '/team/points',
    call: 'GET /v1/team/gameweeks',
    answer: { rows: [aHistoryRow()] },
    what: 'gameweeks',
    shows: 'By gameweek',
  },
  {
    path: '/team/review',
    call: 'GET /v1/team/review',
    answer: aReview(),
    what: 'review',
    shows: 'By gameweek',
  },
  {
    path: '/timeline',
    call: 'GET /v1/timeline/list',
    answer: { items: [anItem()], older: null },
    what: 'timeline',
    shows: 'Fixture',
  },
];

// Compiling the chart's library takes longer than a test's timeout.
beforeAll(() => import('./PointsPage/PointsChart'), 60_000);

describe.each(pages)('$path', ({ path, call, answer, what, shows }) => {
  it('has its heading at once and reserves the space of its content while it loads', async () => {
    openTeam(path, { [call]: 'never' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(await screen.findByText(new RegExp(`^Loading ${what}`))).toBeInTheDocument();
    expect(screen.queryByText(shows)).not.toBeInTheDocument();
  });

  it('shows the server’s error, and its content after another try', async () => {
    const { api, user } = openTeam(path, {
      [call]: problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    api.answer(call, success(answer));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(shows)).toBeVisible();
  });

  it('says that the reader is offline where nothing was ever fetched', async () => {
    openTeam(path, { [call]: 'offline' });
    expect(await screen.findByText(/You are offline, so the .* could not be fetched/)).toBeVisible();
  });

  it('keeps what it had, under a banner with its age, when it cannot be fetched again', async () => {
    const { api, user } = openTeam(path);
    await screen.findByText(shows);
    api.answer(call, 'offline');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Showing data from \d\d:\d\d/)).toBeVisible();
    expect(screen.getByText(shows)).toBeVisible();
  });

  it('says once, not for each of its parts, that all data is stale', async () => {
    const { api, user } = openTeam(path);
    await screen.findByText(shows);
    api.requests.forEach(({ method, path: asked }) => api.answer(`${method} ${asked}`, 'offline'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Showing data from \d\d:\d\d/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/Showing data from/)).toHaveLength(1));
  });

  it('shows an error page of this app for a reply that does not match the schema', async () => {
    openTeam(path, { [call]: success({ surprise: true }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a gameweek goes through its states', () => {
  const stages = [
    ['locked', 'Points appear at the first kick-off.', '–'],
    ['live', '62 + 6 provisional bonus − 4 hits = 64', '64'],
    ['between', '62 + 6 provisional bonus − 4 hits = 64', '64'],
    ['provisional', '62 + 6 provisional bonus − 4 hits = 64', '64'],
    ['final', '62 + 6 provisional bonus − 4 hits = 64', '64'],
    ['empty', 'No fixtures in this gameweek.', '–'],
  ] as const;

  it.each(stages)('%s: the sum says "%s" and the header %s', async (state, sum, points) => {
    const gameweek = aGameweek({ state });
    const { user } = openTeam('/team', {
      'GET /v1/team/main': success(aMain({ gameweek })),
      'GET /v1/team/overview': success(anOverview({ gameweek })),
    });
    expect(await screen.findByText(sum)).toBeVisible();
    await openHeader(user);
    const figure = screen.getByText('GW points').parentElement;
    await waitFor(() => expect(figure?.querySelector('dd')).toHaveTextContent(points));
  });

  it('not started: a team before its first deadline has a name and a total, and no squad yet', async () => {
    const { user } = openTeam('/team', {
      'GET /v1/team/main': success(aMainWithoutSquad()),
      'GET /v1/team/overview': success(
        anOverview({ gameweek: null, explained: null, bank: null, value: null, gameweek_rank: null }),
      ),
    });
    expect(await screen.findByText('Your squad appears after the first deadline.')).toBeVisible();
    await openHeader(user);
    expect(screen.getByRole('heading', { name: 'Moyes Will Be Moyes' })).toBeVisible();
    expect(screen.queryByText(/Bank/)).not.toBeInTheDocument();
  });
});

describe('the header card on a phone', () => {
  it('is one line with points and rank, and expands to all figures', async () => {
    const { user } = openTeam('/team');
    const line = await screen.findByRole('button', { name: /Moyes Will Be Moyes/ });
    expect(line).toHaveTextContent('64 pts');
    expect(line).toHaveTextContent('#48,201');
    expect(screen.queryByText('Squad 102.7m · Bank 0.4m')).not.toBeInTheDocument();
    await user.click(line);
    expect(screen.getByText('Squad 102.7m · Bank 0.4m')).toBeVisible();
    expect(screen.getByText('official, Sat 10 Feb · 11:30')).toBeVisible();
  });

  it('is expanded on a wide screen', async () => {
    openTeam('/team', {}, { screen: 'desktop' });
    expect(await screen.findByText('Squad 102.7m · Bank 0.4m')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Moyes Will Be Moyes/ })).not.toBeInTheDocument();
  });
});

type User = ReturnType<typeof openTeam>['user'];

/** Expands the header, which is one line on a phone. */
async function openHeader(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /Moyes Will Be Moyes/, expanded: false }));
}

afterEach(() => localStorage.clear());
