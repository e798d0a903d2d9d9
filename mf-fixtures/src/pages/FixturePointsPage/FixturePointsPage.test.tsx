import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aPointsRow, somePoints } from '../../testing/builders';
import { callOf, openFixture } from '../../testing/openFixture';

const open = (points = somePoints(), on: 'phone' | 'desktop' = 'desktop') =>
  openFixture('/fixture/whu-ars/points', { [callOf('points')]: success(points) }, { screen: on });
const findTable = async () =>
  within(await screen.findByRole('region', { name: 'Points of each player by category' }));

it('adds up each side by category, with losses', async () => {
  open();
  expect(
    await screen.findByRole('img', { name: 'Goals 10, Minutes 2, Bonus 3, Clean sheets 1' }),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: 'Minutes 2, Yellow cards −1' })).toBeVisible();
});

it('has a column for each category that gave or cost points', async () => {
  open();
  const table = await findTable();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Player',
    'Total',
    'Min',
    'Goals',
    'Minutes',
    'Bonus',
    'Clean sheets',
    'Yellow cards',
  ]);
  expect(table.getByRole('row', { name: /Bowen/ })).toHaveTextContent(/190'?0200−1$/);
});

it('shows one side at a time on a phone, kept in the address', async () => {
  const { user, address } = open(undefined, 'phone');
  const table = await findTable();
  expect(table.queryByText('Saka')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Arsenal' }));
  expect(address()).toBe('/fixture/whu-ars/points?side=away');
  expect((await findTable()).getByText('Saka')).toBeVisible();
  expect((await findTable()).queryByText('Bowen')).not.toBeInTheDocument();
});

it('marks a total with provisional bonus', async () => {
  open(somePoints({ rows: [aPointsRow({ categories: { minutes: 2, bonus_provisional: 3 }, total: 5 })] }));
  expect((await findTable()).getByTitle('With provisional bonus')).toHaveTextContent('5*');
});

it('says that nobody has points in the first minute', async () => {
  open(somePoints({ rows: [] }));
  expect(await screen.findByText('No points yet')).toBeVisible();
});
