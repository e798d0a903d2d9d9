import { asTeamId } from '@touchline/shared/domain';
import { success, type FakeRequest } from '@touchline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { anItem } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

const list = 'GET /v1/timeline/list';
const feedOf = (items: ReturnType<typeof anItem>[], older: string | null = null) => success({ items, older });
const sentences = async () => (await screen.findAllByRole('article')).map(({ textContent }) => textContent);

it('shows events with links and their effect on the own team', async () => {
  openTeam('/timeline');
  const item = await screen.findByRole('article');
  expect(item).toHaveTextContent('Saka scored for Arsenal.');
  expect(item).toHaveTextContent('+5');
  expect(screen.getByRole('link', { name: 'Saka' })).toHaveAttribute('href', '/footballer/19');
  expect(screen.getByRole('link', { name: 'Fixture' })).toHaveAttribute('href', '/fixture/whu-ars');
});

it('opens a rival in the popup', async () => {
  const item = anItem({
    kind: 'rival_chip',
    text: 'Kane You Believe It played Triple captain.',
    footballers: [],
    team: { id: asTeamId(12), name: 'Kane You Believe It' },
    points: undefined,
    mine: false,
  });
  const { user, record } = openTeam('/timeline', { [list]: feedOf([item]) });
  await user.click(await screen.findByRole('button', { name: 'Kane You Believe It' }));
  expect(record.openedTeams).toEqual([12]);
});

it.each([
  ['/timeline', 'All', null],
  ['/timeline/team', 'My team', 'team'],
  ['/timeline/prices', 'Prices', 'prices'],
])('%s shows the filter %s', async (path, label, filter) => {
  const { api } = openTeam(path);
  await screen.findByRole('feed');
  expect(screen.getByText(label).closest('a')).toHaveAttribute('aria-current', 'page');
  expect(api.requests.find(({ path: asked }) => asked === '/v1/timeline/list')?.query.get('filter')).toBe(
    filter,
  );
});

it('shows Page Not Found for an unknown filter, without a request', async () => {
  const { api } = openTeam('/timeline/xyz');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(api.countOf(list)).toBe(0);
});

it('changes the filter by its chip', async () => {
  const { api, user, address } = openTeam('/timeline');
  await screen.findByRole('feed');
  await user.click(screen.getByText('News'));
  expect(address()).toBe('/timeline/news');
  await waitFor(() => expect(api.requests.at(-1)?.query.get('filter')).toBe('news'));
});

it('loads older items on request, until there are none', async () => {
  const pages = ({ query }: FakeRequest) =>
    query.get('before') === 'page-2'
      ? feedOf([anItem({ text: 'Kick-off.', footballers: [] })])
      : feedOf([anItem({ text: 'Full time.', footballers: [] })], 'page-2');
  const { user } = openTeam('/timeline', { [list]: pages });
  await user.click(await screen.findByRole('button', { name: 'Load older' }));
  expect(await screen.findByText('Kick-off.')).toBeVisible();
  expect(await sentences()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load older' })).not.toBeInTheDocument();
});

it('keeps the feed when older items cannot be fetched, and retries', async () => {
  const { api, user } = openTeam('/timeline', { [list]: feedOf([anItem()], 'page-2') });
  const button = await screen.findByRole('button', { name: 'Load older' });
  api.answer(list, 'offline');
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You are offline, so older items could not be fetched.',
  );
  expect(await sentences()).toHaveLength(1);
  api.answer(list, feedOf([anItem({ text: 'Kick-off.', footballers: [] })]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Kick-off.')).toBeVisible();
});

it('says once when nothing has happened, with a link', async () => {
  openTeam('/timeline', { [list]: feedOf([]) });
  expect(await screen.findByText('Things appear here as the gameweek runs.')).toBeVisible();
  expect(screen.getAllByText(/Nothing yet/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'See the fixtures' })).toHaveAttribute('href', '/fixtures');
});

it('says what belongs under Watchlist while there is nothing, with the way to the stars', async () => {
  openTeam('/timeline/watchlist', { [list]: feedOf([]) });
  expect(await screen.findByText(/The star beside a player puts him on it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the players' })).toHaveAttribute('href', '/footballers/list');
});
