import { asClubId, asFixtureId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aFixtureCell, aFootballerPage, aHead, aPlayedFixture } from '../testing/builders';
import { openFootballers } from '../testing/openFootballers';

const overview = 'GET /v1/footballer/19/default';
const open = (page: string, answer: object) =>
  openFootballers(`/footballer/19/${page}`, {
    [`GET /v1/footballer/19/${page}`]: success({ head: aHead(), ...answer }),
  });

describe('the overview', () => {
  it('shows name, availability and owners', async () => {
    const { user, record } = openFootballers('/footballer/19', { [overview]: success(aFootballerPage()) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bukayo Saka' })).toBeVisible();
    expect(screen.getByText('Arsenal · Midfielder · plays as W')).toBeVisible();
    expect(screen.getByText('Knock - 75% chance of playing')).toBeVisible();
    expect(screen.getByText('3/10 30.0%')).toBeVisible();
    expect(screen.getByText('7.4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Klopps and Robbers' }));
    expect(record.openedTeams).toEqual([11]);
  });

  it('shows a photo if there is one, and the kit if it does not load', async () => {
    const mid = 'https://photos.example.org/110x140/p223340.png';
    const head = aHead({ images: { small: null, mid, large: null } });
    openFootballers('/footballer/19', { [overview]: success(aFootballerPage({ head })) });
    await screen.findByRole('heading', { level: 1, name: 'Bukayo Saka' });
    const photo = () => document.querySelector(`img[src="${mid}"]`);
    expect(photo()).toBeInTheDocument();
    fireEvent.error(photo() as Element);
    expect(photo()).not.toBeInTheDocument();
  });

  it('locks what the server left out', async () => {
    const kpis = { total_points: 148, per_match: 6.7, minutes: 1893, locked: true as const };
    const page = aFootballerPage({ kpis, owners: [], owners_locked: true });
    const { user, record } = openFootballers('/footballer/19', { [overview]: success(page) });
    await user.click(await screen.findByRole('button', { name: 'EP next: Season pass content' }));
    expect(record.passPrompts).toEqual([{ location: 'footballer', step: 'EP next' }]);
    expect(screen.getByRole('button', { name: 'Season pass content' })).toBeVisible();
    expect(screen.queryByText('Nobody in this view owns him.')).not.toBeInTheDocument();
  });

  it('says that nobody owns them', async () => {
    openFootballers('/footballer/19', { [overview]: success(aFootballerPage({ owners: [] })) });
    expect(await screen.findByText('Nobody in this view owns him.')).toBeVisible();
  });

  it('says what went wrong, and shows the page after another try', async () => {
    const { api, user } = openFootballers('/footballer/19', {
      [overview]: problem(500, 'Internal Server Error'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
    api.answer(overview, success(aFootballerPage()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bukayo Saka' })).toBeVisible();
  });

  it.each(['0', 'abc', '-1', '1.5'])('shows not found for /footballer/%s, without a request', async (id) => {
    const { api } = openFootballers(`/footballer/${id}`);
    expect(await screen.findByText('Page Not Found')).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('shows not found for an unknown number', async () => {
    openFootballers('/footballer/99999', {
      'GET /v1/footballer/99999/default': problem(404, 'Page Not Found', 'not_found'),
    });
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });
});

it('fixtures show result or time, and points', async () => {
  const fixtures = [
    aFixtureCell({ result: '3–1', points: 8 }),
    aFixtureCell({ fixture_id: asFixtureId('bur-ars'), opponent_id: asClubId('bur'), kickoff: null }),
  ];
  open('fixtures', { fixtures });
  const table = within(await screen.findByRole('region', { name: 'Fixtures' }));
  expect(table.getByText('3–1')).toBeVisible();
  expect(table.getByText('Postponed')).toBeVisible();
  expect(table.getByTitle('Not yet started')).toBeVisible();
});

it.each([
  ['is being played', '2024-02-10T15:40:00Z', 'In play'],
  ['was not ended by the game', '2024-02-10T23:00:00Z', "Waiting for the game's decision"],
])('a fixture that %s says so in place of its kick-off', async (_, now, words) => {
  const fixtures = [aFixtureCell({ kickoff: '2024-02-10T15:00:00Z' })];
  const answer = { 'GET /v1/footballer/19/fixtures': success({ head: aHead(), fixtures }) };
  openFootballers('/footballer/19/fixtures', answer, { state: { now } });
  const table = within(await screen.findByRole('region', { name: 'Fixtures' }));
  expect(table.getByText(words)).toBeVisible();
});

it('gameweeks count the statistics, and mark provisional bonus', async () => {
  open('gameweeks', { rows: [aPlayedFixture({ bonus_provisional: true })] });
  const row = await screen.findByRole('row', { name: /GW24 whu/ });
  expect(row).toHaveTextContent('4,012,345');
  expect(within(row).getByTitle('With provisional bonus')).toHaveTextContent('16*');
});

it('gameweeks are empty before the first match', async () => {
  open('gameweeks', { rows: [] });
  expect(await screen.findByText('Not yet played')).toBeVisible();
});

it('points separate the footballer’s own from those for my team', async () => {
  const rows = [{ category: 'yellow_cards', label: 'Yellow cards', count: 3, points: -3 }];
  open('points', { points: { nominal: 148, total: null }, rows });
  expect(await screen.findByRole('row', { name: /Yellow cards/ })).toHaveTextContent('3−3');
  expect(screen.getByText('148')).toBeVisible();
});

it('news are dated, or there are none', async () => {
  open('news', { items: [{ at: '2024-02-09T10:00:00Z', text: 'Knock', chance: 75 }] });
  expect(await screen.findByRole('list', { name: 'News' })).toHaveTextContent('Knock');
  expect(screen.getByText(/9 Feb/)).toHaveAttribute('datetime', '2024-02-09T10:00:00Z');
});
