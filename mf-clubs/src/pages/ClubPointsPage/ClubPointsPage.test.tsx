import { asClubId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { somePoints } from '../../testing/builders';
import { openClubs } from '../../testing/openClubs';

const points = 'GET /v1/clubs/index/points';
const two = [
  somePoints({ id: asClubId('liv'), name: 'Liverpool', total: 1150, per_match: 50 }),
  somePoints(),
];

it('shows the clubs with the most points first, by position and per match', async () => {
  openClubs('/clubs/points', { [points]: success({ rows: two }) });
  const table = within(await screen.findByRole('region', { name: 'Points of the clubs' }));
  expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Arsenal', 'Liverpool']);
  const arsenal = within(table.getByRole('row', { name: /Arsenal/ }));
  expect(arsenal.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '1,201',
    '96',
    '430',
    '545',
    '130',
    '52.2',
  ]);
  expect(screen.getByText('Arsenal has the most points: 1201.')).toBeInTheDocument();
});

it('says when there are none yet', async () => {
  openClubs('/clubs/points', { [points]: success({ rows: [somePoints({ total: 0, per_match: null })] }) });
  expect(await screen.findByText('No points yet')).toBeVisible();
});

it('says what went wrong, and shows the points after another try', async () => {
  const { api, user } = openClubs('/clubs/points', { [points]: problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer(points, success({ rows: two }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Points of the clubs' })).toBeVisible();
});
