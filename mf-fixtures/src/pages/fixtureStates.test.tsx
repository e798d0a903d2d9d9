import { problem, success } from '@touchline/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aFixture,
  aFixtureOverview,
  aHead,
  anOverFixture,
  aRunningFixture,
  someBonus,
  someComments,
  someLineups,
  somePoints,
  someRivals,
  someStats,
} from '../testing/builders';
import { callOf, openFixture } from '../testing/openFixture';

const path = (tab: string) => (tab === 'overview' ? '/fixture/whu-ars' : `/fixture/whu-ars/${tab}`);
const tabs = ['overview', 'lineups', 'rivals', 'comments', 'points', 'bonus', 'stats'];

/** Each tab's reply with its own head. */
const answersOf = {
  overview: aFixtureOverview,
  lineups: someLineups,
  rivals: someRivals,
  comments: someComments,
  points: somePoints,
  bonus: someBonus,
  stats: someStats,
} as const;
const answer = (tab: string, head: ReturnType<typeof aHead>) =>
  success(answersOf[tab as keyof typeof answersOf]({ head }));

describe.each(tabs)('the tab %s', (tab) => {
  it('has the match as its heading, the tabs in order, and the way back to the gameweek', async () => {
    openFixture(path(tab), { [callOf(tab)]: answer(tab, aHead({ fixture: anOverFixture() })) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'West Ham United 0, Arsenal 2, full time' }),
    ).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'Fixture' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Lineups',
      'Rivals',
      'Comments',
      'Points',
      'Bonus',
      'Stats',
    ]);
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
    expect(screen.getByRole('link', { name: '‹ Gameweek 24' })).toHaveAttribute('href', '/fixtures/24');
  });

  it('says what went wrong, and shows the match after another try', async () => {
    const { api, user } = openFixture(path(tab), { [callOf(tab)]: problem(500, 'Internal Server Error') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('West Ham United against Arsenal');
    api.answer(callOf(tab), answer(tab, aHead({ fixture: anOverFixture() })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /full time/ })).toBeInTheDocument();
  });

  it('keeps what was there under a banner when a refresh finds no network', async () => {
    const { api, user } = openFixture(path(tab), {
      [callOf(tab)]: answer(tab, aHead({ fixture: anOverFixture() })),
    });
    await screen.findByRole('heading', { level: 1, name: /full time/ });
    api.answer(callOf(tab), 'offline');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Showing data from/)).toBeVisible();
  });

  it('shows not found for a pair that never meets', async () => {
    openFixture(path(tab).replace('whu-ars', 'ars-xxx'), {
      [callOf(tab).replace('whu-ars', 'ars-xxx')]: problem(404, 'There is no fixture ars-xxx.', 'not_found'),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Fixture' })).not.toBeInTheDocument();
  });
});

it.each(['comments', 'points', 'bonus', 'stats'])(
  "shows 'fixture not started' on %s before kick-off, with a countdown",
  async (tab) => {
    openFixture(path(tab), { [callOf(tab)]: answer(tab, aHead({ fixture: aFixture() })) });
    const title = await screen.findByRole('heading', { name: 'fixture not started' });
    expect(title.parentElement).toHaveTextContent(/Kick-off in/);
  },
);

it.each(tabs.slice(1))('shows the placeholder on %s while the fixture is postponed', async (tab) => {
  openFixture(path(tab), { [callOf(tab)]: answer(tab, aHead({ fixture: aFixture({ kickoff: null }) })) });
  const title = await screen.findByRole('heading', { name: 'fixture not started' });
  expect(title.parentElement).toHaveTextContent('Postponed');
});

it.each(['/fixture/arsmci', '/fixture/ars-mci-liv', '/fixture/1', '/fixture/ars_mci/bonus'])(
  'shows not found at %s, without a request',
  async (address) => {
    const { api } = openFixture(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(api.requests).toEqual([]);
  },
);

it('corrects capitals in the address', async () => {
  const { address } = openFixture('/fixture/WHU-ARS/bonus?from=home');
  expect(await screen.findByRole('table', { name: 'Bonus points' })).toBeVisible();
  expect(address()).toBe('/fixture/whu-ars/bonus?from=home');
});

it('links to the fixtures where a postponed fixture has no gameweek', async () => {
  openFixture('/fixture/whu-ars', {
    [callOf('overview')]: success(
      aFixtureOverview({ head: aHead({ gameweek: null, fixture: aFixture({ kickoff: null }) }) }),
    ),
  });
  expect(await screen.findByRole('link', { name: '‹ Fixtures' })).toHaveAttribute('href', '/fixtures');
});

it('keeps the head of the previous tab while the next one loads', async () => {
  const { user } = openFixture('/fixture/whu-ars', { [callOf('stats')]: 'never' });
  await screen.findByText(/London Stadium, London/);
  await user.click(screen.getByRole('link', { name: 'Stats' }));
  expect(await screen.findByText('Loading statistics')).toBeInTheDocument();
  expect(screen.getByText(/London Stadium, London/)).toBeVisible();
});

it.each([
  ['before its kick-off', aFixture()],
  ['while it runs', aRunningFixture()],
  ['with its official bonus', anOverFixture()],
])('the button reads a fixture %s', async (_, fixture) => {
  const call = callOf('bonus');
  const { api, user } = openFixture(path('bonus'), {
    [call]: success(someBonus({ head: aHead({ fixture }) })),
  });
  await user.click(await screen.findByRole('button', { name: /^Refresh/ }));
  await waitFor(() => expect(api.countOf(call)).toBe(2));
});

describe('refreshing', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2024-02-11T15:50:00Z') }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const bonus = callOf('bonus');
  const withFixture = (fixture: ReturnType<typeof aFixture>) =>
    success(someBonus({ head: aHead({ fixture }) }));
  const moved = { type: 'fixture', data: { id: 'whu-ars', finished: true } };
  const provisional = anOverFixture({ bonus_official: false });

  it('loads a running fixture again when the event stream reports it', async () => {
    const { api, record } = openFixture(path('bonus'), { [bonus]: withFixture(aRunningFixture()) });
    await pass(500);
    act(() => record.live(moved));
    await pass(3000);
    expect(api.countOf(bonus)).toBe(2);
  });

  it('loads it exactly once more after the end, when the stream reports the official bonus', async () => {
    const { api, record } = openFixture(path('bonus'), { [bonus]: withFixture(aRunningFixture()) });
    await pass(500);
    api.answer(bonus, withFixture(provisional));
    act(() => record.live(moved));
    await pass(3000);
    expect(api.countOf(bonus)).toBe(2);
    // Messages about other matches have no effect.
    act(() => record.live({ type: 'fixture', data: { id: 'liv-bur' } }));
    act(() => record.live({ type: 'points', data: {} }));
    await pass(5 * 60_000);
    expect(api.countOf(bonus)).toBe(2);

    api.answer(bonus, withFixture(anOverFixture()));
    act(() => record.live(moved));
    await pass(1000);
    expect(api.countOf(bonus)).toBe(3);
    act(() => record.live(moved));
    await pass(3 * 60 * 60_000);
    expect(api.countOf(bonus)).toBe(3);
  });

  it('loads it after an hour where the stream is silent', async () => {
    const { api } = openFixture(path('bonus'), { [bonus]: withFixture(provisional) });
    await pass(500);
    await pass(59 * 60_000);
    expect(api.countOf(bonus)).toBe(1);
    await pass(2 * 60_000);
    expect(api.countOf(bonus)).toBe(2);
    await pass(3 * 60 * 60_000);
    expect(api.countOf(bonus)).toBe(2);
  });

  it('does not take the message about the end itself for the bonus', async () => {
    const { api, record } = openFixture(path('bonus'), { [bonus]: withFixture(provisional) });
    await pass(500);
    act(() => record.live(moved));
    await pass(3000);
    expect(api.countOf(bonus)).toBe(1);
  });

  it('does not load a fixture again whose bonus is official', async () => {
    const { api, record } = openFixture(path('bonus'), { [bonus]: withFixture(anOverFixture()) });
    await pass(500);
    await pass(10_000);
    act(() => record.live(moved));
    await pass(2 * 60 * 60_000);
    expect(api.countOf(bonus)).toBe(1);
  });

  it('delays that load until the tab is visible', async () => {
    const { api, record } = openFixture(path('bonus'), { [bonus]: withFixture(provisional) });
    await pass(500);
    await pass(10_000);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => record.live(moved));
    await pass(1000);
    expect(api.countOf(bonus)).toBe(1);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(1000);
    expect(api.countOf(bonus)).toBe(2);
    visibility.mockRestore();
  });
});
