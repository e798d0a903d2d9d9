import { success } from '@touchline/shared/testing';
import { screen } from '@testing-library/react';
import { someClubPoints } from '../../testing/builders';
import { openClubs } from '../../testing/openClubs';

// Compiling the chart's library takes longer than a test's timeout.
beforeAll(() => import('./PointsByPosition'), 60_000);

it('adds up the season by position, and shows the last gameweeks', async () => {
  openClubs('/club/ars/points');
  expect(await screen.findByText('1,201')).toBeVisible();
  expect(screen.getByText('545')).toBeVisible();
  expect(
    await screen.findByText('The most points in the last 2 gameweeks: 83 in gameweek 24.'),
  ).toBeInTheDocument();
});

it('shows the points of each player by season, gameweek or fixture', async () => {
  const { user, address } = openClubs('/club/ars/points');
  expect(await screen.findByRole('region', { name: 'Arsenal: Points' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'GW points' }));
  expect(await screen.findByRole('region', { name: 'Arsenal: GW points' })).toBeVisible();
  expect(address()).toBe('/club/ars/points?view=gameweek_points');
});

it('says when there are none yet', async () => {
  openClubs('/club/ars/points', { 'GET /v1/club/ars/points': success(someClubPoints({ gameweeks: [] })) });
  expect(await screen.findByText('No points yet')).toBeVisible();
});
