import { act, screen, waitFor, within } from '@testing-library/react';
import { Pitch, type RemoteModule } from '@touchline/shared/contract';
import { asFootballerId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { connectionChanged } from '@touchline/shared/shell-store';
import type { Pitch as PitchData } from '@touchline/shared/wire';
import { aLockedCard, aPick, aSide } from '../../testing/cards';
import { aBoot, aRelease, openShell, reportsOf, type ShellWorld } from '../../testing/renderShell';

const views: PitchData['info']['views'] = ['rivals', 'total_points', 'gameweek_points', 'cost', 'watchlist'];
const info = { single_team: true, setup: [1, 4, 4, 2], views, gameweek_id: 24 };

/** A remote with one page that renders a pitch through the contract. */
function pitchPage(
  pitch: PitchData,
  more: {
    initialMetric?: string;
    choiceWinsIn?: number;
    pendingUntil?: string;
    followsAnother?: boolean;
  } = {},
): RemoteModule {
  function Page() {
    return (
      <>
        <h1>Pitch</h1>
        <Pitch pitch={pitch} label="Your team in gameweek 24" {...more} />
      </>
    );
  }
  return {
    contract: '^4.0.0',
    routes: [
      { path: '/team', title: 'My team', access: 'user', page: () => Promise.resolve({ default: Page }) },
    ],
    widgets: {},
    slices: [],
  };
}

interface World {
  pitch?: PitchData;
  pass?: boolean;
  initialMetric?: string;
  choiceWinsIn?: number;
  pendingUntil?: string;
  followsAnother?: boolean;
  routes?: ShellWorld['routes'];
}

async function open({ pitch = { info, team: aSide() }, pass = false, routes, ...more }: World = {}) {
  const world = await openShell({
    boot: aBoot({
      user: {},
      state: { pass },
      registry: {
        generation: 1,
        integrity: {},
        remotes: { 'mf-team': { live: aRelease('mf-team', ['/team']) } },
      },
    }),
    remotes: { 'mf-team': pitchPage(pitch, more) },
    path: '/team',
    ...(routes && { routes }),
  });
  await screen.findByRole('region', { name: 'Your team in gameweek 24' });
  await screen.findByRole('radiogroup', { hidden: true });
  return world;
}

const chosen = () => screen.getByRole('radio', { checked: true }).textContent;

beforeEach(() => localStorage.clear());

it('shows eleven in their lines and four on the bench, each a button that says who it is', async () => {
  await open();
  const lines = screen.getByRole('list', { name: 'Defenders' });
  expect(within(lines).getAllByRole('button')).toHaveLength(4);
  expect(within(screen.getByRole('list', { name: 'Bench' })).getAllByRole('button')).toHaveLength(4);
  expect(screen.getByRole('button', { name: /Player 6, Arsenal midfielder, 13 points/ })).toBeInTheDocument();
});

it('says the captain’s doubling', async () => {
  const team = aSide((id) =>
    id === 6 ? { pick: aPick('c', 2, 26), points: { nominal: 13, total: 26 } } : {},
  );
  await open({ pitch: { info, team } });
  expect(
    screen.getByRole('button', { name: /Player 6, Arsenal midfielder, captain, 13 points doubled to 26/ }),
  ).toBeInTheDocument();
});

describe('the metric', () => {
  it('starts with rivals', async () => {
    await open();
    expect(chosen()).toBe('Rivals');
  });

  it('is the page’s own where that is allowed, and the stored one where it is not', async () => {
    await open({ initialMetric: 'gameweek_points' });
    expect(chosen()).toBe('GW points');
  });

  it.each([
    ['gives way to a choice made in this gameweek', 24, 'Total points'],
    ['is stronger than a choice made in an earlier gameweek', 23, 'GW points'],
  ])('of a page %s', async (_, metricGameweek, expected) => {
    localStorage.setItem(
      'tl-choices:0192f3c1-0000-7000-8000-000000000001',
      JSON.stringify({ metric: 'total_points', metricGameweek }),
    );
    await open({ initialMetric: 'gameweek_points', choiceWinsIn: 24 });
    expect(chosen()).toBe(expected);
  });

  it('falls back to rivals when the stored one is not offered here', async () => {
    localStorage.setItem(
      'tl-choices:0192f3c1-0000-7000-8000-000000000001',
      JSON.stringify({ metric: 'form' }),
    );
    await open();
    expect(chosen()).toBe('Rivals');
  });

  it('has no second switcher where a pitch stands beside another', async () => {
    await open({ followsAnother: true });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Bench' })).toBeVisible();
  });

  it('is stored and reported with the one before, by arrow keys too', async () => {
    const { user, api, shell } = await open();
    await user.click(screen.getByRole('radio', { name: /Total points/ }));
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('GW points');
    expect(shell.store.getState()).toMatchObject({ ui: { metric: 'gameweek_points' } });
    await waitFor(() =>
      expect(
        reportsOf(api)
          .filter(({ slug }) => slug === 'metric_switcher')
          .map(({ data }) => data),
      ).toEqual([
        { metric: 'total_points', old_metric: 'rivals' },
        { metric: 'gameweek_points', old_metric: 'total_points' },
      ]),
    );
    expect(localStorage.getItem('tl-choices:0192f3c1-0000-7000-8000-000000000001')).toContain(
      'gameweek_points',
    );
  });
});

describe('a gated metric', () => {
  it('shows locks without pass; a lock opens the pass card and is reported', async () => {
    const { user, api } = await open({ pitch: { info, team: aSide(() => ({}), aLockedCard) } });
    await user.click(screen.getByRole('radio', { name: /Cost/ }));
    expect(screen.queryByText('8.6m')).not.toBeInTheDocument();
    const [lock] = screen.getAllByRole('button', { name: /Season pass content/ });
    if (lock) await user.click(lock);
    const card = await screen.findByRole('dialog', { name: 'Season pass content' });
    expect(
      within(card).getByText('This feature is fully available to season pass holders only.'),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(reportsOf(api).find(({ slug }) => slug === 'sp_notif')?.data).toEqual({
        location: 'pitch',
        step: 'cost',
      }),
    );
  });

  it('shows all values to pass holders', async () => {
    const { user } = await open({ pass: true });
    await user.click(screen.getByRole('radio', { name: 'Cost' }));
    expect(screen.getAllByText('8.6m')).toHaveLength(15);
  });
});

describe('a footballer’s sheet', () => {
  it('explains the points line by line; the lines add up, and closing gives the focus back', async () => {
    const { user } = await open();
    const card = screen.getByRole('button', { name: /Player 7,/ });
    await user.click(card);
    const sheet = await screen.findByRole('dialog', { name: 'Player 7' });
    const rows = within(sheet)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual(['Minutes902', 'Goals15', 'Assists13', 'Bonus33', 'Total13']);
    expect(within(sheet).getByRole('link', { name: 'Full profile' })).toHaveAttribute(
      'href',
      '/footballer/7',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(card).toHaveFocus());
  });

  it('says "Not yet played" where there are no points', async () => {
    const team = aSide((id) => (id === 7 ? { points: { nominal: null, total: null }, explain: [] } : {}));
    const { user } = await open({ pitch: { info, team } });
    await user.click(screen.getByRole('button', { name: /Player 7,/ }));
    expect(within(await screen.findByRole('dialog')).getByText('Not yet played')).toBeInTheDocument();
  });
});

describe('the star', () => {
  it('sends one request however often it is pressed, takes the list from the reply, and offers to undo a removal', async () => {
    let answer: ((body: object) => void) | undefined;
    const { user, api, shell } = await open({
      routes: {
        'POST /v1/watch/footballer/6': () =>
          new Promise((resolve) => {
            answer = (payload) => resolve({ body: { success: true, payload } });
          }),
        'DELETE /v1/watch/footballer/6': success({ ids: [] }),
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Watchlist' }));
    const star = screen.getByRole('button', { name: 'Watch Player 6' });
    await user.click(star);
    await user.click(star);
    answer?.({ ids: [6, 99] });
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    expect(api.countOf('POST /v1/watch/footballer/6')).toBe(1);
    expect(shell.store.getState()).toMatchObject({ fantasy: { state: { watchlist: [6, 99] } } });
    await user.click(star);
    expect(await screen.findByText('Removed from your watchlist')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.countOf('POST /v1/watch/footballer/6')).toBe(2));
  });
});

it('a star on the pitch shows a change at once while there is no network', async () => {
  const { user, api, shell } = await open();
  await user.click(screen.getByRole('radio', { name: 'Watchlist' }));
  act(() => void shell.store.dispatch(connectionChanged(false)));
  const star = screen.getByRole('button', { name: 'Watch Player 6' });
  await user.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  expect(api.countOf('POST /v1/watch/footballer/6')).toBe(0);
  localStorage.clear();
});

it('explains the asterisk only while a card has provisional bonus', async () => {
  const withBonus = { pick: aPick('lineup', 1, 2), provisional_bonus: 3 };
  await open({ pitch: { info, team: aSide((id) => (id === 6 ? withBonus : {})) } });
  expect(document.querySelector('dl[aria-label="Legend"]')).toHaveTextContent('with provisional bonus');
});

it('says whose expected points the cards show', async () => {
  const withEp = { ...info, views: ['rivals', 'ep_next'] satisfies PitchData['info']['views'] };
  await open({ pitch: { info: withEp, team: aSide(() => ({ ep_next: 4.5 })) }, initialMetric: 'ep_next' });
  expect(document.querySelector('dl[aria-label="Legend"]')).toHaveTextContent('official expected points');
});

it('explains the marks of a team, and of a suggested one those that it can have', async () => {
  const meanings = () =>
    [...document.querySelectorAll('dl[aria-label="Legend"] dd')].map(({ textContent }) => textContent);
  const { unmount } = await open({ pitch: { info, team: aSide(() => ({ pick: aPick('lineup', 1, 2) })) } });
  expect(meanings()).toEqual([
    'captain',
    'vice-captain',
    'may not play in GW24',
    'not playing in GW24',
    'auto-sub',
  ]);
  unmount();
  await open({
    pitch: { info, team: aSide((id) => ({ pick_suggested_status: id === 6 ? 'c' : 'lineup' })) },
  });
  expect(meanings()).toEqual(['suggested captain', 'may not play in GW24', 'not playing in GW24']);
});

it('explains the marks of the line-ups of a match: no captains, and substitutions of the match', async () => {
  const pitch = {
    info: { ...info, single_team: false },
    home: aSide(),
    away: aSide((id) => ({ id: asFootballerId(id + 20) })),
  };
  await open({ pitch });
  const meanings = [...document.querySelectorAll('dl[aria-label="Legend"] dd')];
  expect(meanings.map(({ textContent }) => textContent)).toEqual([
    'may not play in GW24',
    'not playing in GW24',
    'came on, went off',
  ]);
});

it('shows two teams as two lists', async () => {
  await open({
    pitch: {
      info: { ...info, single_team: false },
      home: aSide(),
      away: aSide((id) => ({ id: asFootballerId(id + 20) })),
    },
  });
  expect(screen.getByRole('list', { name: 'Home' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Away' })).toBeInTheDocument();
});

it('shows a pending pitch with a countdown on the server’s clock', async () => {
  await open({ pendingUntil: '2024-02-10T16:50:30Z' });
  expect(screen.getByText('Line-ups are not known yet')).toBeInTheDocument();
  expect(screen.getByText(/^30:\d\d$/)).toBeInTheDocument();
});
