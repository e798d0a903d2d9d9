import { problem, success } from '@touchline/shared/testing';
import { screen } from '@testing-library/react';
import {
  aFootballerPage,
  aHead,
  aPlayedFixture,
  aTransferHistory,
  someDetails,
  someOwners,
  somePredictions,
  someSeasons,
  someStats,
} from '../testing/builders';
import { openFootballers } from '../testing/openFootballers';

const head = aHead();

/** States that each page of one footballer must handle. */
const pages = [
  { page: '', call: 'default', answer: aFootballerPage(), what: 'player', shows: 'Per match' },
  { page: 'details', call: 'details', answer: someDetails(), what: 'details', shows: 'Facts' },
  {
    page: 'fixtures',
    call: 'fixtures',
    answer: { head, fixtures: [] },
    what: 'fixtures',
    shows: 'No fixtures left',
  },
  {
    page: 'gameweeks',
    call: 'gameweeks',
    answer: { head, rows: [aPlayedFixture()] },
    what: 'gameweeks',
    shows: 'BPS',
  },
  { page: 'news', call: 'news', answer: { head, items: [] }, what: 'news', shows: 'No news.' },
  {
    page: 'points',
    call: 'points',
    answer: { head, points: { nominal: 0, total: null }, rows: [] },
    what: 'points',
    shows: 'Not yet played',
  },
  {
    page: 'predictions',
    call: 'predictions',
    answer: somePredictions(),
    what: 'predictions',
    shows: 'EP next gameweek',
  },
  { page: 'rivals', call: 'rivals/rivals', answer: someOwners(), what: 'owners', shows: 'Teams with him' },
  { page: 'seasons', call: 'seasons', answer: someSeasons(), what: 'seasons', shows: '2022-23' },
  { page: 'stats', call: 'stats', answer: someStats(), what: 'stats', shows: 'Expected goals (xG)' },
  {
    page: 'transfers',
    call: 'transfers',
    answer: aTransferHistory(),
    what: 'transfers',
    shows: 'Since the last deadline',
  },
];

describe.each(pages)('/footballer/19/$page', ({ page, call, answer, what, shows }) => {
  const path = `/footballer/19/${page}`;
  const route = `GET /v1/footballer/19/${call}`;

  it('has heading and all tabs at once, and reserves the space of its content while it loads', async () => {
    openFootballers(path, { [route]: 'never' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('navigation').querySelectorAll('a')).toHaveLength(11);
    expect(await screen.findByText(new RegExp(`^Loading ${what}`))).toBeInTheDocument();
  });

  it('says what went wrong, and shows its content after another try', async () => {
    const { api, user } = openFootballers(path, {
      [route]: problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    api.answer(route, success(answer));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText(shows))[0]).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Bukayo Saka' })).toBeVisible();
  });

  it('shows not found for an unknown number', async () => {
    openFootballers(path, { [route]: problem(404, 'Page not found', 'not_found') });
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });
});
