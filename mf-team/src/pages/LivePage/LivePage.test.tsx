import { problem, success } from '@touchline/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  aChanceHistory,
  aDanger,
  aGameweek,
  aLiveRank,
  anOverview,
  aRunningRank,
  someChances,
} from '../../testing/builders';
import { openTeam, openWidget } from '../../testing/openTeam';

const withRank = (more: Parameters<typeof aLiveRank>[0]) => ({
  'GET /v1/live/rank': success(aLiveRank(more)),
});

it('has the live rank with its range, the previous one and the one if the gameweek ended now', async () => {
  openTeam('/team/live');
  const now = (await screen.findByText('Now')).parentElement;
  expect(now).toHaveTextContent('#41,500');
  expect(now).toHaveTextContent('#40,400 to #42,700');
  expect(screen.getByText('Before').parentElement).toHaveTextContent('#48,201');
  expect(screen.getByText('If it ended now').parentElement).toHaveTextContent('#40,10066 pts, 1 auto sub');
});

it('says what keeps the rank, and the size of the sample', async () => {
  openTeam('/team/live');
  expect(await screen.findByText('57 points keep your rank: you are 7 points above.')).toBeVisible();
  expect(screen.getByText(/Estimated from 2,000 of 11,000,000 managers/)).toBeVisible();
});

it('speaks of a gameweek that is over as over', async () => {
  openTeam('/team/live', withRank({ status: 'official', safety: { needed: 55, margin: -7 } }));
  expect(
    await screen.findByText('55 points would have kept your rank: you were 7 points short.'),
  ).toBeVisible();
  expect(screen.getByText('Official').parentElement).toHaveTextContent('#41,500');
  expect(screen.getByText('To have kept your rank').parentElement).toHaveTextContent('55 points were needed');
  expect(screen.queryByText('If it ended now')).toBeNull();
});

it('says that managers are still being fetched, with the known points', async () => {
  openTeam(
    '/team/live',
    withRank({ status: 'reading', now: null, move: null, ended: null, safety: null, sample: null }),
  );
  expect(await screen.findByText(/managers of the game are being read/)).toBeVisible();
  expect(screen.getByText('GW points').parentElement).toHaveTextContent('64');
});

it('says that a replayed season has no other managers to rank against', async () => {
  openTeam(
    '/team/live',
    withRank({ status: 'unavailable', now: null, move: null, ended: null, safety: null, sample: null }),
  );
  expect(await screen.findByText(/no other managers to rank you among/)).toBeVisible();
});

it('says the place among the teams of the stored view, and nothing while it is not known', async () => {
  const call = 'GET /v1/rivals/chances/stored';
  openTeam('/team/live');
  expect(await screen.findByText(/You finish first of 12 in 23 of 100/)).toBeVisible();
  expect(screen.getByText('Among Rivals')).toBeVisible();
  cleanup();
  const { api } = openTeam('/team/live', { [call]: success(someChances({ places: null })) });
  await waitFor(() => expect(api.countOf(call)).toBe(1));
  await screen.findByText('Now');
  expect(screen.queryByText('Among Rivals')).not.toBeInTheDocument();
});

describe('the chance to finish first through the gameweek', () => {
  const call = 'GET /v1/rivals/chance_history/stored';

  it('is a line, with its chances and times for screen readers', async () => {
    openTeam('/team/live');
    expect(
      await screen.findByText(
        /^Chance to finish first: 30% at first, 23% now, between 17% and 32%\. Most at once: /,
      ),
    ).toBeVisible();
    const line = await screen.findByRole('img', { name: /^Chance to finish first: 30% at / });
    expect(line).toHaveAccessibleName(/19% at \d\d:\d\d/);
    expect(screen.getByText(/^Since Sat 10 Feb · .* first computed for you\./)).toBeVisible();
  });

  it('is a sentence without a line while it has not moved', async () => {
    openTeam('/team/live', {
      [call]: success(aChanceHistory({ times: ['2024-02-10T12:30:00Z'], first: [0.3] })),
    });
    expect(await screen.findByText(/^Chance to finish first: 30% since Sat 10 Feb/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Chance to finish first/ })).toBeNull();
  });

  it('leaves the page as it is when it cannot be loaded, and loads on another try', async () => {
    const { api, user } = openTeam('/team/live', {
      [call]: problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    expect(screen.getByText(/You finish first of 12 in 23 of 100/)).toBeVisible();
    api.answer(call, success(aChanceHistory()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Chance to finish first: 30% at first/)).toBeVisible();
  });
});

it('shares the gameweek, with links where the device has no share dialog', async () => {
  const shared = {
    token: 'abc',
    page: '/v1/share/abc',
    tall: '/v1/share/abc/tall',
    wide: '/v1/share/abc/wide',
  };
  const { user } = openTeam('/team/live', {
    'POST /v1/share/gameweek': success({ ...shared, words: '64 points in gameweek 24' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Share my gameweek' }));
  expect(await screen.findByRole('link', { name: 'page' })).toHaveAttribute('href', '/v1/share/abc');
});

it('says before the season that nothing has started', async () => {
  openTeam('/team/live', withRank({ status: 'not_started', gameweek: null, now: null, points: null }));
  expect(await screen.findByText('Season not started')).toBeVisible();
});

it('asks a manager without squad to wait for the first gameweek', async () => {
  openTeam('/team/live', withRank({ status: 'no_squad', now: null, points: null }));
  expect(await screen.findByText('No squad in this gameweek')).toBeVisible();
});

it('lists who gains and costs points, and opens the pass from a locked row', async () => {
  const { user, record } = openTeam('/team/live');
  const table = await screen.findByRole('table', { name: /Danger against Managers near my rank/ });
  const [, haaland, saka] = within(table).getAllByRole('row');
  expect(haaland).toHaveTextContent('Haaland');
  expect(haaland).toHaveTextContent('−12.0');
  expect(saka).toHaveTextContent('Saka (C)');
  expect(saka).toHaveTextContent('+11.1');
  expect(screen.getByText('Against 120 teams. The 3 largest of 143 differences are listed.')).toBeVisible();
  await user.click(within(table).getAllByRole('button', { name: /Season pass content/ })[0] as HTMLElement);
  expect(record.passPrompts).toEqual([{ location: 'team_live', step: 'danger' }]);
});

it('compares with another group, which is in the address', async () => {
  const { user, api } = openTeam('/team/live', { 'GET /v1/live/danger': success(aDanger()) });
  await user.click(await screen.findByRole('button', { name: 'Top 100' }));
  await screen.findByRole('table');
  const asked = api.requests
    .filter(({ path }) => path === '/v1/live/danger')
    .map(({ query }) => query.get('group'));
  expect(asked).toEqual(['near', 'top_100']);
});

it('comes first among the tabs while the gameweek runs', async () => {
  openTeam('/team/live', {
    'GET /v1/team/overview': success(anOverview({ gameweek: aGameweek({ state: 'live' }) })),
  });
  await screen.findByText('Now');
  const tabs = within(screen.getByRole('navigation', { name: 'My team' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Live',
    'Team',
    'Next',
    'Plan',
    'Lineups',
    'Points',
    'Review',
  ]);
});

describe('the strip on Home', () => {
  const openHome = (state: 'live' | 'final') =>
    openWidget('TeamWidget', {
      'GET /v1/team/overview': success(
        anOverview({
          gameweek: aGameweek({ state }),
          live_rank: state === 'live' ? aRunningRank() : null,
        }),
      ),
    });

  it('says what keeps the rank while matches run', async () => {
    openHome('live');
    expect(await screen.findByText('5 more points keep your rank of #48,201.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Match day' })).toHaveAttribute('href', '/team/live');
  });

  it('does not appear when the gameweek is over', async () => {
    openHome('final');
    await screen.findByText('GW points');
    expect(screen.queryByRole('link', { name: 'Match day' })).not.toBeInTheDocument();
  });
});
