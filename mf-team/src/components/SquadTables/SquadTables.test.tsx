import { asFootballerId, asClubId, asFixtureId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aFixtureCell, aRow, aTable } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

const onDesktop = { screen: 'desktop' } as const;
const table = (view: string) => screen.findByRole('region', { name: `Your squad: ${view}` });
const rowOf = async (view: string, name: string) =>
  within(await table(view)).getByRole('row', { name: new RegExp(name) });

it('shows the list view beside the pitch, the bench last', async () => {
  openTeam('/team', {}, onDesktop);
  const names = within(await table('List')).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Saka', 'Haaland', 'Gusto']);
  expect(await rowOf('List', 'Gusto')).toHaveTextContent('CHE · DEF · Bench');
  expect(await rowOf('List', 'Saka')).toHaveTextContent('3/10 30.0%');
});

it('shows the list view for a view that does not exist', async () => {
  openTeam('/team?view=xyz', {}, onDesktop);
  expect(await table('List')).toBeVisible();
});

it('keeps the chosen view in the address', async () => {
  const { user, address } = openTeam('/team', {}, onDesktop);
  await table('List');
  await user.click(screen.getByRole('tab', { name: 'Predictions' }));
  expect(await table('Predictions')).toBeVisible();
  expect(address()).toBe('/team?view=predictions');
});

it('sorts by the column in the address', async () => {
  openTeam('/team?order_by=form&order=desc', {}, onDesktop);
  const names = within(await table('List')).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Haaland', 'Saka', 'Gusto']);
});

it('shows the sorted column right after the player, since few columns are visible beside the pitch', async () => {
  openTeam('/team?order_by=form&order=desc', {}, onDesktop);
  const [player, sorted] = within(await table('List')).getAllByRole('columnheader');
  expect(player).toHaveTextContent('Player');
  expect(sorted).toHaveAttribute('aria-sort', 'descending');
});

it('locks what the server left out, and opens the pass card', async () => {
  const locked = aTable('default', { form: undefined, locked: true });
  const { user, record } = openTeam('/team', { 'GET /v1/team/squad/default': success(locked) }, onDesktop);
  const row = await rowOf('List', 'Saka');
  expect(row).toHaveTextContent('8.8m');
  await user.click(within(row).getByRole('button', { name: /Mean points.*Season pass content/ }));
  expect(record.passPrompts).toHaveLength(1);
});

it('distinguishes missing points from zero points', async () => {
  const squad = aTable('default');
  squad.groups.MID = [aRow({ gw_points: null })];
  squad.groups.FWD = [aRow({ id: asFootballerId(2), name: 'Isak', gw_points: 0 })];
  openTeam('/team', { 'GET /v1/team/squad/default': success(squad) }, onDesktop);
  expect(within(await rowOf('List', 'Saka')).getByTitle('Not yet played')).toHaveTextContent('–');
  expect(within(await rowOf('List', 'Isak')).getByText('0')).toBeVisible();
});

it('shows a footballer who left the league as not playing, without fixtures', async () => {
  const gone = aTable('predictions', {
    chance: 0,
    status: 'u',
    news: 'Joined Al-Ahli',
    ep_next: null,
    next: [],
  });
  openTeam('/team?view=predictions', { 'GET /v1/team/squad/predictions': success(gone) }, onDesktop);
  expect(await rowOf('Predictions', 'Saka')).toHaveTextContent('Not playing');
});

it('stacks a double gameweek and marks a blank one', async () => {
  const ticker = {
    '25': [
      aFixtureCell({
        fixture_id: asFixtureId('bur-ars'),
        opponent_id: asClubId('bur'),
        is_home: false,
        difficulty: 2,
      }),
      aFixtureCell(),
    ],
    '26': [],
  };
  const season = aTable('season_ticker', { ticker, mean_difficulty: 4.2 });
  openTeam('/team?view=season_ticker', { 'GET /v1/team/squad/season_ticker': success(season) }, onDesktop);
  const row = await rowOf('Season', 'Saka');
  expect(row).toHaveTextContent('bur');
  expect(row).toHaveTextContent('LIV');
  expect(within(row).getByRole('img', { name: 'No fixture' })).toBeVisible();
});

it('names the gameweeks whose opponents it locks without the pass', async () => {
  const locked = aTable('season_ticker', { locked: true });
  openTeam('/team?view=season_ticker', { 'GET /v1/team/squad/season_ticker': success(locked) }, onDesktop);
  const headers = within(await table('Season')).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Player',
    ...['GW25', 'GW26', 'GW27', 'GW28', 'GW29', 'GW30'],
    'Mean',
  ]);
  expect(within(await rowOf('Season', 'Saka')).getAllByRole('button', { name: /Season pass/ })).toHaveLength(
    7,
  );
});

it('has a column for each received gameweek, newest first', async () => {
  const gameweeks = [
    { gameweek_id: 24, points: 13 },
    { gameweek_id: 23, points: null },
  ];
  const points = aTable('gameweek_points', { gameweeks });
  openTeam(
    '/team?view=gameweek_points',
    { 'GET /v1/team/squad/gameweek_points': success(points) },
    onDesktop,
  );
  const headers = within(await table('GW points')).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Player', 'Total', 'GW24', 'GW23']);
});

it('shows what categories gave or how often they happened', async () => {
  const points = aTable('total_points', { categories: { goals_scored: { points: 45, count: 9 } } });
  const { user, address } = openTeam(
    '/team?view=total_points',
    { 'GET /v1/team/squad/total_points': success(points) },
    onDesktop,
  );
  expect(await rowOf('Points', 'Saka')).toHaveTextContent('45');
  await user.click(screen.getByRole('button', { name: 'Counts' }));
  expect(await rowOf('Points', 'Saka')).toHaveTextContent('9');
  expect(address()).toContain('figure=counts');
});

it('shows the last fixtures with points, and those not started as such', async () => {
  const fixtures = [aFixtureCell({ points: null, minutes: null }), aFixtureCell({ points: 8, minutes: 90 })];
  const points = aTable('fixtures_points', { fixtures });
  openTeam(
    '/team?view=fixtures_points',
    { 'GET /v1/team/squad/fixtures_points': success(points) },
    onDesktop,
  );
  const row = await rowOf('Fixture points', 'Saka');
  expect(within(row).getByTitle('Not yet started')).toBeVisible();
  expect(row).toHaveTextContent('8');
});

it('shows who is bought and sold', async () => {
  const transfers = aTable('gameweek_transfers', {
    balance: -214000,
    transfers_in: 1200,
    transfers_out: 215200,
    cost_change: -0.1,
  });
  openTeam(
    '/team?view=gameweek_transfers',
    { 'GET /v1/team/squad/gameweek_transfers': success(transfers) },
    onDesktop,
  );
  expect(await rowOf('Transfers', 'Saka')).toHaveTextContent('-214k');
});

it('is behind a switch on a phone, and the phone stores the choice', async () => {
  localStorage.clear();
  const { user } = openTeam('/team');
  await screen.findByRole('region', { name: /Your team/ });
  expect(screen.queryByRole('region', { name: 'Your squad: List' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(await table('List')).toBeVisible();
  expect(localStorage.getItem('touchline.team.shown')).toBe('Table');
  localStorage.clear();
});
