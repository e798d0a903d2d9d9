import { asFootballerId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { anOverview, aSquadRow } from '../../testing/builders';
import { openClubs } from '../../testing/openClubs';

const overview = 'GET /v1/club/ars/overview';
const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section') as HTMLElement);
};

it('introduces the club: place, strength, form, and the next fixtures with links to their matches', async () => {
  openClubs('/club/ars');
  expect(await screen.findByText('#2')).toBeVisible();
  expect(screen.getByText('4/5')).toBeVisible();
  expect(screen.getByText('lost, lost, won, won, won')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Burnley, away/ })).toHaveAttribute('href', '/fixture/bur-ars');
  expect(screen.getByRole('link', { name: '‹ Clubs' })).toHaveAttribute('href', '/clubs');
});

it('names the best, the injured with their news, and who takes set pieces', async () => {
  openClubs('/club/ars');
  const top = await section('Top points');
  expect(top.getByRole('link', { name: 'Saka' })).toHaveAttribute('href', '/footballer/19');
  expect(top.getByText('154')).toBeVisible();
  expect((await section('Injuries and absences')).getByText(/Knee injury/)).toBeVisible();
  const pieces = await section('Set pieces');
  expect(pieces.getByRole('link', { name: 'Ødegaard' })).toBeVisible();
  expect(pieces.getByText('–')).toBeVisible();
});

it('lists departed footballers after the injured, and says when everyone is available', async () => {
  const [injured] = anOverview().injuries;
  const left = {
    ...injured!,
    id: asFootballerId(21),
    name: 'Holding',
    status: 'u',
    news: 'Joined Crystal Palace',
  };
  const { api, user } = openClubs('/club/ars', {
    [overview]: success(anOverview({ injuries: [left, injured!] })),
  });
  const names = (await section('Injuries and absences')).getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['Timber', 'Holding']);
  api.answer(overview, success(anOverview({ injuries: [] })));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Everyone is ready.')).toBeVisible();
});

it('locks set pieces for readers without the pass, and opens the pass card', async () => {
  const { user, record } = openClubs('/club/ars', {
    [overview]: success(anOverview({ set_pieces: undefined, locked: true })),
  });
  const pieces = await section('Set pieces');
  await user.click(pieces.getByRole('button', { name: 'Penalties: Season pass content' }));
  expect(record.passPrompts).toEqual([{ location: 'club', step: 'set pieces: penalties' }]);
});

it('shows the squad in seven views, the view in the address', async () => {
  const { user, address } = openClubs('/club/ars');
  const table = await screen.findByRole('region', { name: 'Arsenal: List' });
  expect(within(table).getByText('46.2%')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'List',
    'Points',
    'GW points',
    'Fixture points',
    'Transfers',
    'Predictions',
    'Season',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Predictions' }));
  expect(await screen.findByRole('region', { name: 'Arsenal: Predictions' })).toBeVisible();
  expect(address()).toBe('/club/ars?view=predictions');
});

it('locks cells of the squad without values, and marks own footballers', async () => {
  const rows = [aSquadRow({ form: undefined, locked: true, mine: true })];
  openClubs('/club/ars', { 'GET /v1/club/ars/squad/default': success({ view: 'default', rows }) });
  const row = await screen.findByRole('row', { name: /Saka/ });
  expect(within(row).getByRole('button', { name: /Season pass content/ })).toBeVisible();
  expect(row).toHaveAttribute('data-mine');
});

it('says when a club has no footballers', async () => {
  openClubs('/club/ars', { 'GET /v1/club/ars/squad/default': success({ view: 'default', rows: [] }) });
  expect(await screen.findByText('No squad data')).toBeVisible();
});

describe('seasons', () => {
  const seasons = ['2023-24', '2022-23'];

  it('cannot be chosen while there is only one', async () => {
    openClubs('/club/ars');
    await screen.findByText('Top points');
    expect(screen.queryByLabelText('Season')).not.toBeInTheDocument();
  });

  it('are chosen in the address, and kept by the tabs; an earlier one is read only', async () => {
    const { api, user, address } = openClubs('/club/ars', { [overview]: success(anOverview({ seasons })) });
    await user.selectOptions(await screen.findByLabelText('Season'), '2022-23');
    expect(address()).toBe('/club/ars?season=2022-23');
    expect(screen.getByRole('link', { name: 'Fixtures' })).toHaveAttribute(
      'href',
      '/club/ars/fixtures?season=2022-23',
    );
    await screen.findByText('Top points');
    expect(api.requests.at(-1)).toMatchObject({ path: expect.stringContaining('/v1/club/ars') as string });
    expect(screen.queryByRole('link', { name: 'Saka' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /watchlist/ })).not.toBeInTheDocument();
  });
});
