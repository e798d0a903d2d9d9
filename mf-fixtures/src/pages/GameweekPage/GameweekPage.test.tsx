import { asLeagueId, asClubId, asFixtureId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { aFixture, aGameweek, aLiveFixture, aList, anOverview } from '../../testing/builders';
import { openFixtures } from '../../testing/openFixtures';

const list = 'GET /v1/fixtures/24';
const overview = 'GET /v1/gameweek/24/overview';

it('shows running fixtures first, then the others by day', async () => {
  openFixtures('/fixtures/24');
  const saturday = await screen.findByRole('list', { name: 'Saturday 10 February' });
  expect(
    within(saturday).getByRole('link', { name: 'Manchester City 2, Everton 0, full time' }),
  ).toHaveAttribute('href', '/fixture/mci-eve');
  const playing = screen.getByRole('list', { name: 'Playing now' });
  expect(within(playing).getByRole('link', { name: "Liverpool 1, Burnley 1, 34'" })).toBeVisible();
  expect(within(saturday).queryByText(/Liverpool/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Playing now');
  const sunday = screen.getByRole('list', { name: 'Sunday 11 February' });
  expect(within(sunday).getByRole('link', { name: /West Ham United against Arsenal/ })).toBeVisible();
});

it('shows scorers and the reader’s footballers', async () => {
  openFixtures('/fixtures/24');
  expect(await screen.findByText("Haaland 71', 85'")).toBeVisible();
  expect(screen.getByText('26')).toBeVisible();
  expect(screen.getByText('Rivals have 2.4 players each here')).toBeVisible();
});

it('names the chosen league in place of “Rivals”', async () => {
  const league = {
    rivals_config: { id: asLeagueId(2185), type: 'league', label: 'Farnley Brigade' },
  } as const;
  openFixtures('/fixtures/24', {}, { state: league });
  expect(await screen.findByText('Farnley Brigade have 2.4 players each here')).toBeVisible();
});

it('shows the gameweek, its state, and its doubles and blanks in the heading', async () => {
  const gameweek = aGameweek({ doubles: ['ars', 'che'].map(asClubId), blanks: [asClubId('eve')] });
  openFixtures('/fixtures/24', { [overview]: success(anOverview({ gameweek })) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Gameweek 24' })).toBeVisible();
  expect(await screen.findByText('In progress')).toBeVisible();
  expect(await screen.findByText(/Average 38 · Highest 112 · Double: ars, che · Blank: eve/)).toBeVisible();
});

it('goes to the gameweek before and after, and to any by the select', async () => {
  const { user, address } = openFixtures('/fixtures/24', {
    'GET /v1/fixtures/25': success(aList({ fixtures: [aFixture({ id: asFixtureId('bur-ars') })] })),
  });
  await user.click(await screen.findByRole('button', { name: 'Next gameweek' }));
  expect(address()).toBe('/fixtures/25');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gameweek 25' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous gameweek' }));
  expect(address()).toBe('/fixtures/24');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gameweek' }), 'Gameweek 38');
  expect(address()).toBe('/fixtures/38');
  expect(screen.getByRole('button', { name: 'Next gameweek' })).toBeDisabled();
});

it('a swipe opens the gameweek after and before, up to the season’s last', async () => {
  const { address } = openFixtures('/fixtures/37');
  const swipe = async (gameweek: number, across: number) => {
    const heading = await screen.findByRole('heading', { level: 1, name: `Gameweek ${gameweek}` });
    fireEvent.touchStart(heading, { touches: [{ clientX: 400, clientY: 100 }] });
    fireEvent.touchEnd(heading, { changedTouches: [{ clientX: 400 + across, clientY: 110 }] });
  };
  await swipe(37, -150);
  expect(address()).toBe('/fixtures/38');
  await swipe(38, -150);
  expect(address()).toBe('/fixtures/38');
  await swipe(38, 150);
  expect(address()).toBe('/fixtures/37');
});

it('lists postponed fixtures at the end', async () => {
  openFixtures('/fixtures/24', {
    [list]: success(
      aList({
        postponed: [
          aFixture({
            id: asFixtureId('lut-bou'),
            kickoff: null,
            home: { id: asClubId('lut'), name: 'Luton', score: null },
          }),
        ],
      }),
    ),
  });
  const postponed = await screen.findByRole('list', { name: 'Postponed' });
  expect(within(postponed).getByRole('link')).toHaveTextContent('Postponed');
});

it('says that an empty gameweek has no fixtures', async () => {
  openFixtures('/fixtures/24', { [list]: success(aList({ fixtures: [] })) });
  expect(await screen.findByText('No fixtures in this gameweek.')).toBeVisible();
});

it.each(['/fixtures/0', '/fixtures/39', '/fixtures/abc', '/fixtures/2.5'])(
  'has no page at %s',
  async (path) => {
    openFixtures(path);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
);

it('says what went wrong, and shows the fixtures after another try', async () => {
  const { api, user } = openFixtures('/fixtures/24', { [list]: problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer(list, success(aList()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Saturday 10 February' })).toBeVisible();
});

it('keeps the fixtures under a banner when a refresh finds no network', async () => {
  const { api, user } = openFixtures('/fixtures/24');
  await screen.findByRole('list', { name: 'Saturday 10 February' });
  api.answer(list, 'offline');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/Showing data from/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Saturday 10 February' })).toBeVisible();
});

it('shows the fixtures even when the header cannot be loaded', async () => {
  openFixtures('/fixtures/24', { [overview]: 'offline', 'GET /v1/gameweeks/index': 'offline' });
  expect(await screen.findByRole('list', { name: 'Saturday 10 February' })).toBeVisible();
});

describe('while fixtures run', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2024-02-10T15:34:00Z') }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('polls after a minute, and announces a changed score politely', async () => {
    const { api } = openFixtures('/fixtures/24');
    await pass(500);
    expect(spoken()).toContain('Liverpool 1, Burnley 1');
    api.answer(
      list,
      success(
        aList({ fixtures: [aLiveFixture({ home: { id: asClubId('liv'), name: 'Liverpool', score: 2 } })] }),
      ),
    );
    await pass(61_000);
    expect(api.countOf(list)).toBe(2);
    await pass(60_000);
    expect(spoken()).toContain('Liverpool 2, Burnley 1');
  });

  it('loads at once when the event stream reports a fixture', async () => {
    const { api, record } = openFixtures('/fixtures/24');
    await pass(500);
    act(() => record.live({ type: 'fixture', data: { fixture_id: 'liv-bur' } }));
    await pass(3000);
    expect(api.countOf(list)).toBe(2);
  });
});

const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('|');
