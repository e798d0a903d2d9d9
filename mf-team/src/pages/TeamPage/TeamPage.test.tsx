import { problem, success } from '@touchline/shared/testing';
import { screen } from '@testing-library/react';
import { aGameweek, aMain, aMainWithoutSquad } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

it('shows the squad, and the sum its points come from', async () => {
  openTeam('/team');
  const pitch = await screen.findByRole('region', { name: 'Your team in gameweek 24' });
  expect(pitch).toHaveTextContent('62 + 6 provisional bonus − 4 hits = 64');
  expect(pitch).toHaveTextContent('Haaland 5');
});

it('says when there is no squad yet', async () => {
  openTeam('/team', { 'GET /v1/team/main': success(aMainWithoutSquad()) });
  expect(await screen.findByText('Your squad appears after the first deadline.')).toBeVisible();
});

it('says what went wrong, and shows the team after another try', async () => {
  const { api, user } = openTeam('/team', { 'GET /v1/team/main': problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer('GET /v1/team/main', success(aMain()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: /Your team/ })).toBeVisible();
});

it('keeps the pitch under a banner when a refresh fails', async () => {
  const { api, user } = openTeam('/team');
  await screen.findByRole('region', { name: /Your team/ });
  api.answer('GET /v1/team/main', 'offline');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/Showing data from/)).toBeVisible();
  expect(screen.getByRole('region', { name: /Your team/ })).toBeVisible();
});

it('shows no points between deadline and first kick-off', async () => {
  openTeam('/team', { 'GET /v1/team/main': success(aMain({ gameweek: aGameweek({ state: 'locked' }) })) });
  expect(await screen.findByText('Points appear at the first kick-off.')).toBeVisible();
});

it('answers an unknown page of the team with Page Not Found', async () => {
  openTeam('/team/xyz');
  expect(await screen.findByText('Page Not Found')).toBeVisible();
});
