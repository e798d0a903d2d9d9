import { asLeagueId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  aFootballerPage,
  aHead,
  aSeason,
  aTransferHistory,
  someDetails,
  someOwners,
  somePredictions,
  someSeasons,
  someStats,
} from '../testing/builders';
import { openFootballers } from '../testing/openFootballers';

const open = (page: string, answer: object, more: Parameters<typeof openFootballers>[2] = {}) =>
  openFootballers(`/footballer/19/${page}`, { [`GET /v1/footballer/19/${page}`]: success(answer) }, more);
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;

// Compiling the charts' library takes longer than a test's timeout.
beforeAll(() => import('@touchline/design-system/charts'), 120_000);

describe('details', () => {
  it('show the large photo, or the kit as large', async () => {
    const large = 'https://photos.example.org/250x250/p223340.png';
    const head = aHead({ images: { small: null, mid: null, large } });
    open('details', { ...someDetails(), head });
    await screen.findByRole('heading', { name: 'Facts' });
    const photo = document.querySelector(`img[src="${large}"]`) as Element;
    expect(photo).toHaveAttribute('width', '400');
    fireEvent.error(photo);
    expect(document.querySelector('svg[viewBox="0 0 64 64"][width="400"]')).toBeInTheDocument();
  });

  it('are labelled facts, with links for the club and each badge', async () => {
    open('details', someDetails());
    expect(await fact('Cost at the start')).toHaveTextContent('8.5m (+0.3m since)');
    expect(await fact('Squad number')).toHaveTextContent('7');
    expect(await fact('Dream team')).toHaveTextContent('2 times, in it now');
    expect(await fact('Penalties')).toHaveTextContent('First choice');
    expect(await fact('Free kicks')).toHaveTextContent('Not a taker');
    expect(screen.getByRole('link', { name: 'Arsenal' })).toHaveAttribute('href', '/club/ars');
    const badge = screen.getByRole('link', { name: 'Nailed' });
    expect(badge).toHaveAttribute('href', '/footballers/list?category=nailed');
    expect(badge.parentElement).toHaveTextContent('Nailed: Starts every game');
  });

  it('lock the set pieces where the server left them out', async () => {
    const { user, record } = open('details', someDetails({ set_pieces: undefined, locked: true }));
    await user.click(await screen.findByRole('button', { name: 'Penalties: Season pass content' }));
    expect(record.passPrompts).toEqual([{ location: 'footballer', step: 'set_pieces' }]);
  });

  it('name facts that the source does not have', async () => {
    open(
      'details',
      someDetails({ squad_number: null, badges: [], news_at: null, dreamteam_count: 0, in_dreamteam: false }),
    );
    expect(await fact('Squad number')).toHaveTextContent('–');
    expect(await fact('Dream team')).toHaveTextContent('Never');
    expect(screen.getByText('No badges')).toBeVisible();
  });
});

describe('predictions', () => {
  it('compare expected and actual points', async () => {
    const { user } = open('predictions', somePredictions());
    expect(await fact('EP next gameweek')).toHaveTextContent('7.4');
    await user.click(await screen.findByRole('button', { name: 'Show as table' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /Expected/ })).toHaveTextContent('Expected, official–5.77.4');
    expect(table.getByRole('row', { name: /Actual/ })).toHaveTextContent('Actual6.013.0–');
  });

  it('are locked whole, with the exact words, where the server sent nothing', async () => {
    const { user, record } = open('predictions', { head: aHead(), locked: true });
    expect(await screen.findByText('Season pass content')).toBeVisible();
    expect(screen.getByText('This feature is fully available to season pass holders only.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /season pass/i }));
    expect(record.passPrompts).toEqual([{ location: 'footballer', step: 'predictions' }]);
  });

  it('do not exist after the last gameweek', async () => {
    open('predictions', somePredictions({ ep_this: null, ep_next: null, rows: [] }));
    expect(await screen.findByText('No prediction.')).toBeVisible();
  });
});

describe('rivals', () => {
  it('show owners, since when, and their points', async () => {
    const { user, record } = openFootballers('/footballer/19/rivals', {
      'GET /v1/footballer/19/rivals/rivals': success(someOwners()),
    });
    const klopps = await screen.findByRole('row', { name: /Klopps and Robbers/ });
    expect(klopps).toHaveTextContent('121');
    expect(klopps).toHaveTextContent('GW3');
    expect(within(klopps).getByTitle('Captain')).toHaveTextContent('C');
    expect(screen.getByText('3 of 10')).toBeVisible();
    await user.click(within(klopps).getByRole('button'));
    expect(record.openedTeams).toEqual([11]);
  });

  it('say that nobody in the view owns them', async () => {
    openFootballers('/footballer/19/rivals', {
      'GET /v1/footballer/19/rivals/rivals': success(someOwners({ rows: [] })),
    });
    expect(await screen.findByText('Nobody in this view owns him.')).toBeVisible();
  });

  it.each([
    ['elite', 'This feature is fully available to season pass holders only.'],
    [asLeagueId(314), 'Tracking leagues is limited to users with season pass'],
  ] as const)('of %s are locked without pass; the head is shown', async (rivals_view, words) => {
    const { api } = openFootballers(
      '/footballer/19/rivals',
      { 'GET /v1/footballer/19/default': success(aFootballerPage()) },
      { state: { rivals_view, pass: false } },
    );
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bukayo Saka' })).toBeVisible();
    expect(api.requests.filter(({ path }) => path.includes('/rivals/'))).toEqual([]);
  });
});

describe('seasons', () => {
  it('have a row each and a bar each', async () => {
    open('seasons', someSeasons());
    expect(await screen.findByRole('row', { name: /2023-24/ })).toHaveTextContent(
      '148Arsenal8.5m8.8m1,8939118',
    );
    expect(screen.getByRole('row', { name: /2022-23/ })).toHaveTextContent('202–');
    expect(await screen.findByRole('figure', { name: 'Points by season' })).toBeVisible();
  });

  it('say that it is the first one for a newcomer', async () => {
    open('seasons', someSeasons({ rows: [aSeason()] }));
    expect(await screen.findByText('First season in the game.')).toBeVisible();
  });

  it('do not claim a first season where the source could not be read', async () => {
    open('seasons', someSeasons({ complete: false, rows: [aSeason()] }));
    expect(await screen.findByText(/His past seasons could not be read/)).toBeVisible();
    expect(screen.queryByText('First season in the game.')).not.toBeInTheDocument();
  });
});

describe('stats', () => {
  it('are six percentiles with a table, and figures per 90 minutes', async () => {
    open('stats', someStats());
    expect(await screen.findByRole('row', { name: /Expected goals/ })).toHaveTextContent('0.398.2');
    const radar = within(await screen.findByRole('figure', { name: 'Against other midfielders' }));
    expect(radar.getByText(/Goals: 93\. Assists: 99\./)).toBeInTheDocument();
  });

  it('need 180 minutes', async () => {
    open('stats', someStats({ minutes: 34, radar: [], per_90: [] }));
    expect(await screen.findByText('Needs 180 minutes')).toBeVisible();
    expect(screen.getByText(/He has played 34 so far/)).toBeVisible();
  });
});

describe('transfers', () => {
  it('draw ownership, cost, in and out by gameweek, and mark the current one', async () => {
    open('transfers', aTransferHistory());
    expect(await screen.findByText('+21k')).toBeVisible();
    expect(await screen.findByRole('figure', { name: 'Bought and sold' })).toBeVisible();
    expect(screen.getByText(/8\.7m in gameweek 23, 8\.8m in gameweek 24\./)).toBeInTheDocument();
  });

  it('lock the running gameweek without pass', async () => {
    const { user, record } = open('transfers', aTransferHistory({ now: { locked: true } }));
    await user.click(await screen.findByRole('button', { name: 'Balance: Season pass content' }));
    expect(record.passPrompts).toEqual([{ location: 'footballer', step: 'transfers' }]);
  });

  it('are empty for a footballer who joined yesterday', async () => {
    open('transfers', aTransferHistory({ rows: [] }));
    expect(await screen.findByText('No transfer data')).toBeVisible();
  });
});

it('a footballer who joined yesterday has no games yet, and no fixtures that are said to be next', async () => {
  const head = aHead({ badges: [], next: [], position_real: null });
  const gameweeks = [23, 24].map((gameweek_id) => ({ gameweek_id, points: null }));
  openFootballers('/footballer/19', {
    'GET /v1/footballer/19/default': success(aFootballerPage({ head, gameweeks })),
  });
  expect(await screen.findByText('No games yet')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Next fixtures' })).not.toBeInTheDocument();
});

it('a footballer who left says so above each page', async () => {
  const head = aHead({
    status: 'u',
    chance: 0,
    news: 'Joined Ajax on loan for the rest of the season.',
    next: [],
  });
  open('news', { head, items: [] });
  expect(await screen.findByText('Joined Ajax on loan for the rest of the season.')).toBeVisible();
});

it('keeps name and card between tabs while the next reply loads', async () => {
  const { user } = openFootballers('/footballer/19', {
    'GET /v1/footballer/19/default': success(aFootballerPage()),
    'GET /v1/footballer/19/stats': 'never',
  });
  await screen.findByRole('heading', { level: 1, name: 'Bukayo Saka' });
  await user.click(screen.getByRole('link', { name: 'Stats' }));
  expect(await screen.findByText(/^Loading stats/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Bukayo Saka' })).toBeVisible();
});

it('points are a stacked bar by category above their table', async () => {
  const rows = [
    { category: 'goals_scored', label: 'Goals', count: 9, points: 45 },
    { category: 'yellow_cards', label: 'Yellow cards', count: 3, points: -3 },
  ];
  open('points', { head: aHead(), points: { nominal: 42, total: null }, rows });
  expect(await screen.findByRole('img', { name: 'Goals 45, Yellow cards −3' })).toBeVisible();
});
