import { asClubId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aGameweek, aSide } from '../../testing/builders';
import { openFixtures } from '../../testing/openFixtures';

const points = 'GET /v1/fixtures/24/points';

it('adds up each side by category', async () => {
  const rows = [
    aSide(),
    aSide({ club_id: asClubId('eve'), total: 21, categories: { minutes: 26, goals_conceded: -5 } }),
  ];
  openFixtures('/fixtures/24/points', { [points]: success({ gameweek: aGameweek(), rows }) });
  const table = within(await screen.findByRole('region', { name: 'Points of each side by category' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Club',
    'Total',
    'Goals',
    'Minutes',
    'Bonus',
    'Clean sheets',
    'Goals conceded',
  ]);
  const everton = within(table.getByRole('row', { name: /EVE v MCI/ }));
  expect(everton.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '21',
    '0',
    '26',
    '0',
    '0',
    '−5',
  ]);
});

it('says when nothing has started', async () => {
  openFixtures('/fixtures/24/points', { [points]: success({ gameweek: aGameweek(), rows: [] }) });
  expect(await screen.findByText('Not yet started')).toBeVisible();
});
