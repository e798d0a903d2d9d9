import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aStanding, aTable } from '../../testing/builders';
import { openClubs } from '../../testing/openClubs';

const standings = 'GET /v1/clubs/index/standings';
const clubs = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

it('shows the league in its order, with a link for each club', async () => {
  openClubs('/clubs');
  const arsenal = await screen.findByRole('row', { name: /Arsenal/ });
  expect(clubs()).toEqual(['Liverpool', 'Arsenal', 'Sheffield Utd']);
  expect(within(arsenal).getByRole('link')).toHaveAttribute('href', '/club/ars');
  expect(within(arsenal).getByText('+31')).toBeVisible();
  expect(within(arsenal).getByText('lost, lost, won, won, won')).toBeInTheDocument();
  expect(within(arsenal).getByRole('img', { name: 'Burnley, away, easy (2)' })).toHaveTextContent('bur');
});

it('sorts by a heading, keeps that in the address, and returns to the league order', async () => {
  const { user, address } = openClubs('/clubs');
  await user.click(await screen.findByRole('button', { name: 'GD' }));
  expect(address()).toBe('/clubs?order_by=goal_difference&order=desc');
  await user.click(screen.getByRole('button', { name: 'GD' }));
  expect(clubs()).toEqual(['Sheffield Utd', 'Arsenal', 'Liverpool']);
  await user.click(screen.getByRole('button', { name: 'GD' }));
  expect(address()).toBe('/clubs');
  expect(clubs()).toEqual(['Liverpool', 'Arsenal', 'Sheffield Utd']);
});

it('opens sorted as the address says', async () => {
  openClubs('/clubs?order_by=club&order=asc');
  await screen.findByRole('row', { name: /Arsenal/ });
  expect(clubs()).toEqual(['Arsenal', 'Liverpool', 'Sheffield Utd']);
});

it('omits on a phone what does not decide the order, and shortens clubs to three letters', async () => {
  openClubs('/clubs', {}, { screen: 'phone' });
  expect(await screen.findByRole('link', { name: 'ARS, Arsenal' })).toHaveTextContent('ARS');
  const labels = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(labels.slice(0, 2)).toEqual(['Club', 'Pts']);
  expect(screen.queryByRole('columnheader', { name: 'GF' })).not.toBeInTheDocument();
});

it('has no table before the first match', async () => {
  openClubs('/clubs', { [standings]: success({ rows: [aStanding({ played: 0 })] }) });
  expect(await screen.findByText('Table appears after the first match')).toBeVisible();
});

it('says what went wrong, and shows the table after another try', async () => {
  const { api, user } = openClubs('/clubs', { [standings]: problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer(standings, success({ rows: aTable() }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Liverpool/ })).toBeVisible();
});

it('keeps the table under a banner when a refresh finds no network', async () => {
  const { api, user } = openClubs('/clubs');
  await screen.findByRole('row', { name: /Arsenal/ });
  api.answer(standings, 'offline');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/Showing data from/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Arsenal/ })).toBeVisible();
});
