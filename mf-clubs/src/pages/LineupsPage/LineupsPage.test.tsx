import { problem, success } from '@touchline/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLineup } from '../../testing/builders';
import { openClubs } from '../../testing/openClubs';

const lineups = 'GET /v1/clubs/lineups';
const onAPhone = { screen: 'phone' } as const;

it('shows the line-up of the first club, its match, and minutes played', async () => {
  openClubs('/clubs/lineups', {}, onAPhone);
  const pitch = await screen.findByRole('region', { name: 'Arsenal in BUR-ARS' });
  expect(within(pitch).getByText(/Saka/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Arsenal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Burnley' })).toHaveAttribute('href', '/club/bur');
  expect(screen.getByRole('link', { name: /Feb/ })).toHaveAttribute('href', '/fixture/bur-ars/lineups');
  expect(within(screen.getByRole('row', { name: /Saka/ })).getByText("77'")).toBeVisible();
});

it.each([
  ['is being played', '2024-02-17T15:40:00Z', 'In play'],
  ['was not ended by the game', '2024-02-17T23:00:00Z', "Waiting for the game's decision"],
])('says when the match %s', async (_, now, words) => {
  openClubs('/clubs/lineups', {}, { ...onAPhone, state: { now } });
  expect(await screen.findByRole('link', { name: words })).toBeVisible();
});

it('shows the opponent beside it on a wide screen', async () => {
  openClubs('/clubs/lineups');
  await waitFor(() => expect(screen.getAllByRole('region', { name: /^Line-up of/ })).toHaveLength(2));
});

it('goes to another club by select, by arrow and by swipe, and keeps it in the address', async () => {
  const { user, address } = openClubs('/clubs/lineups', {}, onAPhone);
  await user.selectOptions(await screen.findByLabelText('Club'), 'bur');
  expect(address()).toBe('/clubs/lineups?club=bur');
  await user.click(await screen.findByRole('button', { name: 'Previous club' }));
  expect(address()).toBe('/clubs/lineups?club=che');
  const pitch = await screen.findByRole('region', { name: 'Line-up of Arsenal' });
  fireEvent.touchStart(pitch, { touches: [{ clientX: 300, clientY: 400 }] });
  fireEvent.touchEnd(pitch, { changedTouches: [{ clientX: 180, clientY: 410 }] });
  expect(address()).toBe('/clubs/lineups?club=bur');
});

it('does not treat a scroll as a swipe', async () => {
  const { address } = openClubs('/clubs/lineups', {}, onAPhone);
  const pitch = await screen.findByRole('region', { name: 'Line-up of Arsenal' });
  fireEvent.touchStart(pitch, { touches: [{ clientX: 300, clientY: 400 }] });
  fireEvent.touchEnd(pitch, { changedTouches: [{ clientX: 220, clientY: 100 }] });
  expect(address()).toBe('/clubs/lineups');
});

it('says that a line-up is expected, and when it is usually known', async () => {
  openClubs('/clubs/lineups', { [lineups]: success(aLineup({ kind: 'expected' })) }, onAPhone);
  expect(await screen.findByText(/Expected: who started the last match/)).toHaveTextContent(
    'Line-ups are usually known in',
  );
});

it('says that there is none yet', async () => {
  const none = aLineup({ kind: 'none', team: { pitch: [[], [], [], []], subs: [] } });
  openClubs('/clubs/lineups', { [lineups]: success(none) }, onAPhone);
  expect(await screen.findByText('No line-up yet')).toBeVisible();
  expect(screen.queryByText('Minutes played')).not.toBeInTheDocument();
});

it('shows not found for an unknown club code', async () => {
  openClubs('/clubs/lineups?club=xyz', { [lineups]: problem(404, 'There is no club xyz.', 'not_found') });
  expect(await screen.findByText('Page Not Found')).toBeVisible();
});
