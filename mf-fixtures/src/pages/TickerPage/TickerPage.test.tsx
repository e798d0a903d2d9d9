import { problem, success } from '@touchline/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aTicker, aTickerRow } from '../../testing/builders';
import { openFixtures } from '../../testing/openFixtures';

const ticker = 'GET /v1/season_ticker/club';
const headings = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[▲▼]/, ''));
const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((header) => within(header).getByRole('link').getAttribute('aria-label')?.split(', ')[0]);
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

it('shows the next six gameweeks: upper case at home, lower case away, the level in the corner', async () => {
  openFixtures('/season_ticker');
  await screen.findByRole('row', { name: /Chelsea/ });
  expect(headings()).toEqual(['Club', 'Mean', 'GW25', 'GW26', 'GW27', 'GW28', 'GW29', 'GW30']);
  expect(rowOf('Chelsea').getAllByText('MCI')).toHaveLength(5);
  expect(rowOf('Chelsea').getByRole('img', { name: 'No fixture' })).toBeVisible();
  expect(rowOf('Arsenal').getAllByRole('img', { name: /Burnley, away, easy \(2\)/ })).toHaveLength(6);
  expect(rowOf('Arsenal').getByRole('img', { name: /Luton Town, home/ })).toBeVisible();
});

it('takes another range by the keyboard and keeps it in the address', async () => {
  const { address } = openFixtures('/season_ticker');
  await screen.findByRole('row', { name: /Chelsea/ });
  fireEvent.change(screen.getByRole('slider', { name: 'Gameweeks, to' }), { target: { value: 26 } });
  expect(address()).toBe('/season_ticker?from=25&to=26');
  expect(headings()).toEqual(['Club', 'Mean', 'GW25', 'GW26']);
  expect(screen.getByRole('slider', { name: 'Gameweeks, to' })).toHaveAttribute(
    'aria-valuetext',
    'Gameweek 26',
  );
});

it('tells attack from defence', async () => {
  const { user, address } = openFixtures('/season_ticker');
  await screen.findByRole('row', { name: /Chelsea/ });
  expect(rowOf('Arsenal').getByText('2.0')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'Attack');
  expect(address()).toBe('/season_ticker?diff=attack');
  expect(rowOf('Arsenal').getByText('1.5')).toBeVisible();
});

it('sorts by run, easiest first', async () => {
  const { user, address } = openFixtures('/season_ticker');
  await screen.findByRole('row', { name: /Chelsea/ });
  expect(names()).toEqual(['Chelsea', 'Arsenal']);
  await user.click(screen.getByRole('button', { name: 'Sort by run' }));
  expect(names()).toEqual(['Arsenal', 'Chelsea']);
  expect(address()).toBe('/season_ticker?sort=run');
});

it('keeps pinned rows on top', async () => {
  const { user, address } = openFixtures('/season_ticker');
  await screen.findByRole('row', { name: /Chelsea/ });
  expect(names()).toEqual(['Chelsea', 'Arsenal']);
  await user.click(screen.getByRole('checkbox', { name: 'Pin Arsenal' }));
  expect(names()).toEqual(['Arsenal', 'Chelsea']);
  expect(address()).toBe('/season_ticker?pin=ars');
  await user.click(screen.getByRole('checkbox', { name: 'Pin Arsenal' }));
  expect(names()).toEqual(['Chelsea', 'Arsenal']);
});

it('shows the fixtures of my squad', async () => {
  const rows = [aTickerRow({ footballer_id: 19, name: 'Saka' })];
  const { user, api } = openFixtures('/season_ticker', {
    'GET /v1/season_ticker/team': success(aTicker({ kind: 'team', rows })),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows' }), 'My squad');
  expect(await screen.findByRole('link', { name: 'Saka' })).toHaveAttribute('href', '/footballer/19');
  expect(api.countOf('GET /v1/season_ticker/team')).toBe(1);
});

it('says how to fill an empty watchlist', async () => {
  openFixtures('/season_ticker?kind=watchlist', {
    'GET /v1/season_ticker/watchlist': success(aTicker({ kind: 'watchlist', rows: [] })),
  });
  expect(await screen.findByText('Tap the star on any player to follow him here.')).toBeVisible();
});

it('says when nobody plays in the range', async () => {
  openFixtures('/season_ticker?from=37&to=38');
  expect(await screen.findByText('No fixtures in this range')).toBeVisible();
});

it('leads from each gameweek to its fixtures', async () => {
  openFixtures('/season_ticker');
  expect(await screen.findByRole('link', { name: 'Gameweek 25' })).toHaveAttribute('href', '/fixtures/25');
});

it('says what went wrong, and shows the ticker after another try', async () => {
  const { api, user } = openFixtures('/season_ticker', { [ticker]: problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer(ticker, success(aTicker()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Chelsea/ })).toBeVisible();
});
