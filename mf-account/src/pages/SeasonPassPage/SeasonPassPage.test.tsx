import { asLeagueId, asTeamId } from '@touchline/shared/domain';
import { aFantasyState, problem, success } from '@touchline/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOffer } from '../../testing/builders';
import { openAccount } from '../../testing/openAccount';

const pass = 'GET /v1/season_pass';
const checkout = 'POST /v1/season_pass/checkout';
const buy = () => screen.findByRole('button', { name: 'Get the season pass' });

it('shows the price before the button, and what it adds', async () => {
  openAccount('/season_pass', { [pass]: success(anOffer()) });
  const price = await screen.findByText('19.99');
  expect(price).toHaveTextContent('£19.99');
  expect(price.compareDocumentPosition(await buy()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const rivals = within(screen.getByRole('row', { name: /^Rivals/ }));
  expect(rivals.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['10', '50']);
  expect(screen.getByText(/This is a test checkout/)).toBeVisible();
});

it('counts metrics as the switcher does: 16 chips, 7 of them free', async () => {
  openAccount('/season_pass', { [pass]: success(anOffer()) });
  const row = (await screen.findByText('Metrics on pitches')).closest('tr') as HTMLElement;
  expect(within(row).getByText('7')).toBeVisible();
  expect(within(row).getByText('All 16')).toBeVisible();
});

it('names the cards that the real checkout takes', async () => {
  openAccount('/season_pass', { [pass]: success(anOffer({ provider: 'stripe' })) });
  const cards = within(await screen.findByRole('list', { name: 'Cards taken' })).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Visa', 'Mastercard', 'American Express']);
});

it('goes to the checkout page', async () => {
  const { user, api } = openAccount('/season_pass', {
    [pass]: success(anOffer()),
    [checkout]: success({ url: '#checkout' }),
  });
  await user.click(await buy());
  await waitFor(() => expect(window.location.hash).toBe('#checkout'));
  expect(api.countOf(checkout)).toBe(1);
});

it('says why there is no checkout, and offers a retry', async () => {
  const { user, record } = openAccount('/season_pass', {
    [pass]: success(anOffer()),
    [checkout]: problem(409, 'Sales are closed', 'conflict'),
  });
  await user.click(await buy());
  await waitFor(() => expect(record.notices).toEqual([{ type: 'error', message: 'Sales are closed' }]));
  expect(await buy()).toBeEnabled();
});

it('opens no address that is not http or https', async () => {
  const { user, record } = openAccount('/season_pass', {
    [pass]: success(anOffer()),
    [checkout]: success({ url: 'javascript:alert(1)' }),
  });
  await user.click(await buy());
  await waitFor(() => expect(record.notices).toHaveLength(1));
});

it('sells nothing while sales are closed', async () => {
  openAccount('/season_pass', { [pass]: success(anOffer({ sales_open: false })) });
  expect(await screen.findByText('Sales are closed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get the season pass' })).not.toBeInTheDocument();
});

it('thanks a holder and shows no offer', async () => {
  openAccount(
    '/season_pass',
    { [pass]: success(anOffer({ pass: true, seasonpass_at: '2023-09-01T10:00:00Z' })) },
    { state: { pass: true } },
  );
  expect(await screen.findByText('1 September 2023')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get the season pass' })).not.toBeInTheDocument();
});

it('says that a cancelled checkout took nothing', async () => {
  openAccount('/season_pass?checkout=cancelled', { [pass]: success(anOffer()) });
  expect(await screen.findByText('The checkout was cancelled. Nothing was paid.')).toBeVisible();
  expect(await buy()).toBeEnabled();
});

it('still describes the pass when the price cannot be loaded', async () => {
  openAccount('/season_pass', { [pass]: problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  expect(screen.getByRole('table', { name: 'Free account and season pass compared' })).toBeVisible();
});

describe('what was locked', () => {
  const buyFrom = async (address: string) => {
    const { user, unmount } = openAccount(`/season_pass?return_to=${encodeURIComponent(address)}`, {
      [pass]: success(anOffer()),
      [checkout]: success({ url: '#checkout' }),
    });
    await user.click(await buy());
    await waitFor(() => expect(window.location.hash).toBe('#checkout'));
    unmount();
  };
  const comeBack = () =>
    openAccount(
      '/season_pass?checkout=done',
      { [pass]: success(anOffer({ pass: true })), 'GET /v1/leagues/all': success({ leagues: [] }) },
      { state: { pass: true } },
    );
  afterEach(() => (window.location.hash = ''));

  it('is opened again after the purchase', async () => {
    await buyFrom('/profile?x=1');
    const { record } = comeBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(record.notices).toEqual([
      { type: 'success', message: 'Your payment has arrived: the season pass is yours.' },
    ]);
  });

  it.each(['//elsewhere.test', '/\\\\elsewhere.test', 'https://elsewhere.test', 'javascript:alert(1)'])(
    'is never another site: %s is ignored',
    async (address) => {
      await buyFrom(address);
      const { record } = comeBack();
      expect(await screen.findByText('Your payment has arrived: the season pass is yours.')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: 'Season pass' })).toBeVisible();
      expect(record.notices).toEqual([]);
    },
  );
});

describe('back from the checkout', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2024-02-10T16:20:00Z') }));
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('polls until the payment is confirmed, then loads the session again', async () => {
    const { api } = openAccount('/season_pass?checkout=done', {
      [pass]: success(anOffer()),
      'POST /v1/auth/refresh': problem(503, 'Later.', 'unavailable'),
    });
    await wait(500);
    expect(screen.getByText('Waiting for your payment to arrive…')).toBeVisible();
    api.answer(pass, success(anOffer({ pass: true, seasonpass_at: aFantasyState().now })));
    await wait(3500);
    expect(screen.getByText('Your payment has arrived: the season pass is yours.')).toBeVisible();
    expect(api.countOf('POST /v1/auth/refresh')).toBe(1);
  });

  it('stops polling after half a minute and says so', async () => {
    const { api } = openAccount('/season_pass?checkout=done', { [pass]: success(anOffer()) });
    await wait(500);
    await wait(31_000);
    expect(screen.getByText('Your payment is being confirmed.')).toBeVisible();
    const asked = api.countOf(pass);
    await wait(20_000);
    expect(api.countOf(pass)).toBe(asked);
  });
});

describe('the pictures of what it is for', () => {
  const index = success({
    footballers: [
      { id: asLeagueId(355), name: 'Haaland', fullname: 'Erling Haaland', club_id: 'mci', position: 'FWD' },
      { id: asLeagueId(308), name: 'Salah', fullname: 'Mohamed Salah', club_id: 'liv', position: 'MID' },
      { id: asLeagueId(19), name: 'Saka', fullname: 'Bukayo Saka', club_id: 'ars', position: 'MID' },
      { id: asLeagueId(1), name: 'Raya', fullname: 'David Raya', club_id: 'ars', position: 'GKP' },
    ],
    fixtures: [
      { id: 'ars-liv', gameweek_id: 25 },
      { id: 'mci-ars', gameweek_id: 26 },
    ],
  });
  const picked = { status: { short: '', detailed: '' } };
  const state = {
    rivals: [11, 12].map(asTeamId),
    picks: { 1: picked, 19: picked, 355: picked },
    ownership: {
      308: { count: 2, total: 3, count_share: 66.7 },
      19: { count: 3, total: 3, count_share: 100 },
    },
    classic_leagues: [{ id: asLeagueId(7), name: 'Work' }],
    deadlines: { 24: '2024-02-10T11:00:00Z', 25: '2024-02-17T11:00:00Z', 26: '2024-02-24T11:00:00Z' },
  };

  it('are drawn with my own team', async () => {
    openAccount('/season_pass', { [pass]: success(anOffer()), 'GET /v1/search/index': index }, { state });
    const labels = (await screen.findAllByRole('img')).map((picture) => picture.getAttribute('aria-label'));
    expect(labels).toEqual([
      'Fixtures of Haaland, Saka in the next 2 gameweeks',
      'A transfer for Saka: who comes in is in the pass',
      'Expected points of Haaland, Saka, by the game and by us: in the pass',
      'Whom your rivals own and you do not: Salah, 2 of 3',
      'In a table of 2 players the free account has 2 rows',
      'You follow 2 of 50 rivals',
      'Your leagues: Work',
    ]);
    expect(screen.getByRole('img', { name: /^Fixtures of/ })).toHaveTextContent('2526Haaland–ARSSakaLIVmci');
  });

  it('are absent without a squad, and the texts stay', async () => {
    openAccount('/season_pass', { [pass]: success(anOffer()), 'GET /v1/search/index': index });
    expect(await screen.findByText('The planner, 8 gameweeks ahead')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
