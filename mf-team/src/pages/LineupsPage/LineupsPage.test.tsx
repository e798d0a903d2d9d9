import { asClubId, asFootballerId, asFixtureId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aFixture, aFixtureToCome, aLineupPlayer, someLineups } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

const withLineups = (more: Parameters<typeof someLineups>[0]) => ({
  'GET /v1/team/lineups': success(someLineups(more)),
});
const fixture = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the own footballers by their fixtures', async () => {
  openTeam('/team/lineups');
  const over = await fixture('West Ham United against Arsenal');
  expect(over.getByRole('link', { name: 'WHU 0–6 ARS' })).toHaveAttribute('href', '/fixture/whu-ars');
  expect(over.getByRole('listitem')).toHaveTextContent(/Saka.*Midfielder · 77'.*XI.*13/);
  const toCome = await fixture('Crystal Palace against Chelsea');
  expect(toCome.getByRole('listitem')).toHaveTextContent(/Palmer.*Captain.*Line-up pending/);
});

it('counts down to the line-ups while they are not known', async () => {
  openTeam('/team/lineups');
  const toCome = await fixture('Crystal Palace against Chelsea');
  expect(toCome.getByText(/Line-ups in/)).toHaveTextContent(/2 days, 2 hours/);
  expect(
    (await fixture('West Ham United against Arsenal')).queryByText(/Line-ups in/),
  ).not.toBeInTheDocument();
});

it('counts starters', async () => {
  openTeam('/team/lineups', withLineups({ summary: { starting: 7, bench: 1, out: 0, pending: 7 } }));
  expect(await screen.findByText('7 starting · 1 bench · 0 out · 7 pending')).toBeVisible();
});

it('filters by starters, and keeps that in the address', async () => {
  const { user, address } = openTeam('/team/lineups');
  await user.click(await screen.findByRole('checkbox', { name: 'Starters only' }));
  expect(address()).toBe('/team/lineups?only=starters');
  expect(screen.getByText('Saka')).toBeVisible();
  expect(screen.queryByText('Palmer')).not.toBeInTheDocument();
});

it('says with that filter too when line-ups are unknown, and not that nobody starts', async () => {
  openTeam('/team/lineups?only=starters');
  const toCome = await fixture('Crystal Palace against Chelsea');
  expect(toCome.getByText(/Line-ups in/)).toHaveTextContent(/2 days, 2 hours/);
  expect(toCome.queryByText('Nobody of yours starts here.')).not.toBeInTheDocument();
  expect(toCome.getByText('Line-ups are not known yet.')).toBeVisible();
});

it('hides all start marks where the game has no data', async () => {
  openTeam('/team/lineups?only=starters', {}, { content: { show_gameweek_starts: false } });
  const over = await fixture('West Ham United against Arsenal');
  expect(over.queryByText('XI')).not.toBeInTheDocument();
  expect(screen.queryByText(/starting/)).not.toBeInTheDocument();
  expect(screen.getByText('Palmer')).toBeVisible();
});

it('shows a footballer in both fixtures of a double gameweek, each with its own points', async () => {
  const fixtures = [
    { fixture: aFixture(), lineups_at: null, players: [aLineupPlayer({ points: 13 })] },
    {
      fixture: aFixtureToCome({
        id: asFixtureId('ars-liv'),
        home: { id: asClubId('ars'), name: 'Arsenal', score: null },
        away: { id: asClubId('liv'), name: 'Liverpool', score: null },
      }),
      lineups_at: null,
      players: [aLineupPlayer({ points: null, minutes: null, lineup: 'pending' })],
    },
  ];
  openTeam('/team/lineups', withLineups({ fixtures }));
  expect((await fixture('West Ham United against Arsenal')).getByText('13')).toBeVisible();
  expect((await fixture('Arsenal against Liverpool')).getByTitle('Not yet started')).toHaveTextContent('–');
});

it('distinguishes missing points from zero', async () => {
  const players = [
    aLineupPlayer({ id: asFootballerId(1), name: 'Isak', points: 0, minutes: 12 }),
    aLineupPlayer({ id: asFootballerId(2), name: 'Gordon', points: null, minutes: null }),
  ];
  openTeam('/team/lineups', withLineups({ fixtures: [{ fixture: aFixture(), lineups_at: null, players }] }));
  const [isak, gordon] = (await fixture('West Ham United against Arsenal')).getAllByRole('listitem');
  expect(within(isak as HTMLElement).getByText('0')).toBeVisible();
  expect(within(gordon as HTMLElement).getByTitle('Not yet started')).toBeVisible();
});

it('names whose club has no fixture', async () => {
  openTeam(
    '/team/lineups',
    withLineups({ blanks: [{ id: asFootballerId(218), name: 'Branthwaite', position: 'DEF' }] }),
  );
  expect(await screen.findByRole('heading', { name: 'No fixture this gameweek' })).toBeVisible();
  expect(screen.getByText('Branthwaite')).toBeVisible();
});

it('says when none of them has one', async () => {
  openTeam('/team/lineups', withLineups({ fixtures: [] }));
  expect(await screen.findByText('No fixtures for your players')).toBeVisible();
});

it('says that a fixture is postponed', async () => {
  const postponed = {
    fixture: aFixtureToCome({ kickoff: null }),
    lineups_at: null,
    players: [aLineupPlayer()],
  };
  openTeam('/team/lineups', withLineups({ fixtures: [postponed] }));
  expect(await screen.findByText('Postponed')).toBeVisible();
});

it('does not count down to the line-ups of a match that was called off', async () => {
  const calledOff = {
    fixture: aFixtureToCome({ waits: true }),
    lineups_at: '2024-02-12T18:45:00Z',
    players: [aLineupPlayer({ lineup: 'pending', minutes: null, points: null })],
  };
  openTeam('/team/lineups', withLineups({ fixtures: [calledOff] }));
  expect(await screen.findByText("Waiting for the game's decision")).toBeVisible();
  expect(screen.queryByText(/Line-ups in/)).not.toBeInTheDocument();
});
