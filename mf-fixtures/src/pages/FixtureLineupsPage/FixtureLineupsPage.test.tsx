import { asFootballerId, asClubId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aFixture, aHead, aMoment, anOverFixture, someLineups } from '../../testing/builders';
import { callOf, openFixture } from '../../testing/openFixture';

const open = (lineups: ReturnType<typeof someLineups>) =>
  openFixture('/fixture/whu-ars/lineups', { [callOf('lineups')]: success(lineups) });
const findPitch = () => screen.findByRole('region', { name: 'Line-ups of West Ham United and Arsenal' });
const before = aHead({ fixture: aFixture() });

it('shows a countdown until the line-ups, with the likely ones', async () => {
  open(someLineups({ kind: 'expected', head: before }));
  const pending = within(await findPitch()).getByText('Line-ups are not known yet');
  expect(pending).toHaveAttribute('datetime', '2024-02-11T12:45:00Z');
  const likely = within(screen.getByRole('list', { name: 'Likely line-up of Arsenal' }));
  expect(likely.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'GKPRaya',
    'MIDSaka',
  ]);
});

it('shows only the countdown where no line-up is likely yet', async () => {
  const nobody = { pitch: [], subs: [] };
  open(someLineups({ kind: 'none', head: before, home: nobody, away: nobody }));
  expect(await screen.findByText('Line-ups are not known yet')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Likely line-ups' })).not.toBeInTheDocument();
});

it('shows both teams as soon as they are announced, before kick-off too', async () => {
  open(someLineups({ head: before }));
  const pitch = await findPitch();
  expect(pitch).toHaveTextContent(/Areola.*Bowen.*Raya.*Saka.*Nelson/);
  expect(screen.queryByText('Line-ups are not known yet')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Substitutions and cards' })).not.toBeInTheDocument();
});

it('lists substitutions and cards with their minutes', async () => {
  const moments = [
    aMoment({ kind: 'substitution', minute: 71, other: { id: asFootballerId(12), name: 'Nelson' } }),
    aMoment({
      kind: 'yellow',
      minute: 80,
      club_id: asClubId('whu'),
      footballer: { id: asFootballerId(526), name: 'Bowen' },
    }),
  ];
  open(someLineups({ moments }));
  const list = within(await screen.findByRole('list', { name: 'Match events' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "YYellow cardBowen80'",
    "SubstitutionNelson for Saka71'",
  ]);
});

it('says that the source has no line-ups of a match that has started', async () => {
  open(someLineups({ kind: 'expected', head: aHead({ fixture: anOverFixture() }) }));
  expect(await screen.findByText('There are no line-ups for this match.')).toBeVisible();
});
