import { asFootballerId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { aTicker, aTickerCell, aTickerRow } from '../../testing/builders';
import { openFixtures } from '../../testing/openFixtures';

const ticker = 'GET /v1/season_ticker/club';
const headings = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[▲▼↕]/, ''));
const names = () =>
  screen
    .getAllByRole('rowheader')
    .slice(0, -1) // The last row counts.
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

it('distinguishes attack from defence', async () => {
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
  const rows = [aTickerRow({ footballer_id: asFootballerId(19), name: 'Saka' })];
  const { user, api } = openFixtures('/season_ticker', {
    'GET /v1/season_ticker/team': success(aTicker({ kind: 'team', rows })),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Rows' }), 'My squad');
  expect(await screen.findByRole('link', { name: 'Saka' })).toHaveAttribute('href', '/footballer/19');
  expect(api.countOf('GET /v1/season_ticker/team')).toBe(1);
});

it('explains how to fill an empty watchlist', async () => {
  openFixtures('/season_ticker?kind=watchlist', {
    'GET /v1/season_ticker/watchlist': success(aTicker({ kind: 'watchlist', rows: [] })),
  });
  expect(await screen.findByText('Tap the star on any player to follow him here.')).toBeVisible();
});

it('says when nobody plays in the range', async () => {
  openFixtures('/season_ticker?from=37&to=38');
  expect(await screen.findByText('No fixtures in this range')).toBeVisible();
});

it('links the heading of a gameweek to its fixtures, and sorts by the button beside it', async () => {
  const { user, address } = openFixtures('/season_ticker');
  expect(await screen.findByRole('link', { name: 'GW28' })).toHaveAttribute('href', '/fixtures/28');
  await user.click(screen.getByRole('button', { name: 'Sort by Gameweek 28' }));
  expect(address()).toBe('/season_ticker?order_by=gw28&order=desc');
});

it('counts doubles and blanks of each gameweek below all clubs', async () => {
  openFixtures('/season_ticker');
  const counts = within(await screen.findByRole('row', { name: /^D · B/ })).getAllByRole('cell');
  expect(counts.map(({ textContent }) => textContent)).toEqual(['', '–', '1 B', '–', '1 D', '–', '–']);
  expect(screen.getByTitle('1 with a double')).toBeVisible();
});

it('shows the results of past gameweeks', async () => {
  const rows = [aTickerRow({ cells: { '24': [aTickerCell({ gameweek_id: 24, result: '5–0' })] } })];
  openFixtures('/season_ticker?from=24&to=24', { [ticker]: success(aTicker({ rows })) });
  expect(await screen.findByRole('img', { name: 'Burnley, away, easy (2), 5–0' })).toHaveTextContent('5–0');
});

describe('with the rows in the path', () => {
  const rows = [aTickerRow({ footballer_id: asFootballerId(19), name: 'Saka' })];
  const team = { 'GET /v1/season_ticker/team': success(aTicker({ kind: 'team', rows })) };

  it('shows those, and keeps the range when others are chosen', async () => {
    const { user, address } = openFixtures('/season_ticker/team?from=25&to=26&pin=19', team);
    expect(await screen.findByRole('link', { name: 'Saka' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), 'Clubs');
    expect(address()).toBe('/season_ticker?from=25&to=26');
    expect(await screen.findByRole('row', { name: /Chelsea/ })).toBeVisible();
  });

  it.each(['/season_ticker/xyz', '/season_ticker/ars', '/season_ticker/TEAM'])(
    'has no page at %s',
    async (path) => {
      openFixtures(path);
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    },
  );
});

it('links each gameweek below the table to its fixtures', async () => {
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
