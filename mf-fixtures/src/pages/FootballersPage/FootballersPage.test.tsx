import { asFootballerId, asClubId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aGameweek, aPlayed } from '../../testing/builders';
import { openFixtures } from '../../testing/openFixtures';

const footballers = 'GET /v1/fixtures/24/footballers';
const some = success({
  gameweek: aGameweek(),
  rows: [
    aPlayed(),
    aPlayed({
      id: asFootballerId(355),
      name: 'Haaland',
      club_id: asClubId('mci'),
      position: 'FWD',
      points: 13,
      mine: true,
      bonus_provisional: true,
    }),
  ],
});
const names = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);

it('shows who has played, with the most points first', async () => {
  openFixtures('/fixtures/24/footballers', { [footballers]: some });
  const saka = await screen.findByRole('row', { name: /Saka/ });
  expect(names()).toEqual(['Saka', 'Haaland']);
  expect(
    within(saka)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['16', 'whu', "90'", '2', '1', '1', '3', '53', '3/10 30.0%']);
  expect(screen.getByRole('row', { name: /Haaland/ })).toHaveTextContent('13*');
});

it('filters by club and owner in the address, and clears', async () => {
  const { user, address } = openFixtures('/fixtures/24/footballers', { [footballers]: some });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Club' }), 'Arsenal');
  expect(names()).toEqual(['Saka']);
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  expect(screen.getByText('No players match.')).toBeVisible();
  expect(address()).toBe('/fixtures/24/footballers?club=ars&mine=1');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(names()).toEqual(['Saka', 'Haaland']);
});

it('says when nobody has played', async () => {
  openFixtures('/fixtures/24/footballers', { [footballers]: success({ gameweek: aGameweek(), rows: [] }) });
  expect(await screen.findByText('No one has played yet.')).toBeVisible();
});
