import { asClubId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aStrength } from '../../testing/builders';
import { openClubs } from '../../testing/openClubs';

const strength = 'GET /v1/clubs/index/strength';
const weak = aStrength({ id: asClubId('shu'), name: 'Sheffield Utd', strength: 2, correction: 0.2 });
const answers = { [strength]: success({ rows: [weak, aStrength()] }) };

it('shows the strongest first, each part at home and away', async () => {
  openClubs('/clubs/strength', answers);
  const arsenal = await screen.findByRole('row', { name: /Arsenal/ });
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Arsenal', 'Sheffield Utd']);
  expect(
    within(arsenal)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '1250', '1245', '1240', '1230', '1260', '1260', '−0.20']);
});

it('shows overall on a phone, and the rest when it is asked for', async () => {
  const { user } = openClubs('/clubs/strength', answers, { screen: 'phone' });
  await screen.findByRole('row', { name: /Arsenal/ });
  expect(screen.queryByRole('columnheader', { name: 'Attack H' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show attack and defence' }));
  expect(screen.getByRole('columnheader', { name: 'Attack H' })).toBeVisible();
});

it('has no page of clubs that is not there', async () => {
  openClubs('/clubs/xyz');
  expect(await screen.findByText('Page Not Found')).toBeVisible();
});
