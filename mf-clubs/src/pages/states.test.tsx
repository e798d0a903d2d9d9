import { problem, success } from '@touchline/shared/testing';
import { screen } from '@testing-library/react';
import { aLineup, anOverview, someClubPoints, someFixtures, someOwners } from '../testing/builders';
import { openClubs } from '../testing/openClubs';

/** States that every page must handle: loading, error, retry, and stale data. */
const pages = [
  {
    path: '/clubs/lineups',
    call: 'GET /v1/clubs/lineups',
    answer: aLineup(),
    what: 'line-up',
    // A wide screen also has the opponent's line-up.
    reader: { screen: 'phone' } as const,
    shows: 'Minutes played',
  },
  {
    path: '/clubs/season',
    call: 'GET /v1/clubs/index/season',
    answer: {
      kind: 'club',
      gameweeks: [24, 25],
      rows: [{ club_id: 'ars', name: 'Arsenal', cells: { '25': [] } }],
    },
    what: 'season of the clubs',
    shows: 'very easy',
  },
  {
    path: '/club/ars',
    call: 'GET /v1/club/ars/overview',
    answer: anOverview(),
    what: 'club',
    shows: 'Top points',
  },
  {
    path: '/club/ars/fixtures',
    call: 'GET /v1/club/ars/fixtures',
    answer: { head: anOverview().head, fixtures: someFixtures() },
    what: 'fixtures',
    shows: '4–3',
  },
  {
    path: '/club/ars/points',
    call: 'GET /v1/club/ars/points',
    answer: someClubPoints(),
    what: 'points',
    shows: '545',
  },
  {
    path: '/club/ars/rivals',
    call: 'GET /v1/club/ars/rivals',
    answer: someOwners(),
    what: 'rivals',
    shows: 'Amber Tigers',
  },
];

describe.each(pages)('$path', ({ path, call, answer, what, shows, reader }) => {
  it('has its heading at once and keeps the room of its content while it loads', async () => {
    openClubs(path, { [call]: 'never' }, reader);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Clubs|Arsenal/);
    expect(await screen.findByText(new RegExp(`^Loading ${what}`))).toBeInTheDocument();
    expect(screen.queryByText(shows)).not.toBeInTheDocument();
  });

  it('says what the server said, and shows its content after another try', async () => {
    const failing = problem(503, 'The game is being updated.', 'game_updating');
    const { api, user } = openClubs(path, { [call]: failing }, reader);
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    api.answer(call, success(answer));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(shows)).toBeVisible();
  });

  it('keeps what it had, under a banner with its age, when it cannot be fetched again', async () => {
    const { api, user } = openClubs(path, { [call]: success(answer) }, reader);
    await screen.findByText(shows);
    api.answer(call, 'offline');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Showing data from \d\d:\d\d/)).toBeVisible();
    expect(screen.getByText(shows)).toBeVisible();
  });
});

describe('an invalid club', () => {
  it.each(['/club/zzz', '/club/arsenal', '/club/1', '/club/%20'])('%s is not found', async (path) => {
    openClubs(path, { 'GET /v1/club/zzz/overview': problem(404, 'There is no club zzz.', 'not_found') });
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });

  it('redirects a code in capitals to its page, and keeps the query', async () => {
    const { address } = openClubs('/club/ARS/fixtures?order_by=difficulty&order=desc');
    expect(await screen.findByText('4–3')).toBeVisible();
    expect(address()).toBe('/club/ars/fixtures?order_by=difficulty&order=desc');
  });
});
