import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { someFixtures } from '../../testing/builders';
import { openClubs } from '../../testing/openClubs';

const [lost, next] = someFixtures();
const cell = { ...next, attack: 2, defence: 2 };
const season = success({
  kind: 'club',
  gameweeks: [14, 25, 26],
  rows: [
    {
      club_id: 'ars',
      name: 'Arsenal',
      cells: { '14': [{ ...lost, attack: 1, defence: 1 }], '25': [cell, cell], '26': [] },
    },
  ],
});

it('has results, fixtures, doubles and blanks of every club by gameweek', async () => {
  openClubs('/clubs/season', { 'GET /v1/clubs/index/season': season });
  const row = within(await screen.findByRole('row', { name: /Arsenal/ }));
  expect(row.getByRole('link')).toHaveAttribute('href', '/club/ars');
  expect(screen.getByRole('link', { name: 'GW25' })).toHaveAttribute('href', '/fixtures/25');
  expect(row.getByRole('img', { name: /Luton.*4–3/ })).toBeVisible();
  expect(row.getAllByRole('img', { name: /Burnley, away/ })).toHaveLength(2);
  expect(row.getAllByRole('img', { name: 'No fixture' }).length).toBeGreaterThan(0);
});
