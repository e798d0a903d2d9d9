import { act, screen, waitFor, within } from '@testing-library/react';
import type { RemoteModule } from '@touchline/shared/contract';
import { asClubId, asTeamId, asLeagueId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { aPick, aSide } from '../../testing/cards';
import { aBoot, aRelease, renderShell, reportsOf } from '../../testing/renderShell';

type Routes = NonNullable<Parameters<typeof renderShell>[0]>['routes'];
type Answer = NonNullable<Routes>[string];

const aHistoryRow = (id: number) => ({
  id,
  gameweek_id: id,
  finished: true,
  nett_points: 40 + id,
  transfers_cost: 0,
  active_chip: null,
  points: 40 + id,
  total_points: 40 * id,
  rank: null,
  overall_rank: null,
  bench_points: 3,
  transfers: 0,
  view_average: null,
});

const aPopup = (gameweek: number, more: object = {}) =>
  success({
    team: {
      id: 77,
      name: 'Ronaldinhoes',
      fullname: 'Bo Lindqvist',
      country: null,
      points: 1300,
      rank: 900,
      kit: null,
      nett_points: 64,
      leagues: [],
    },
    gameweek: {
      id: gameweek,
      label: `Gameweek ${gameweek}`,
      state: 'final',
      finished: true,
      deadline: '2024-02-10T11:00:00Z',
    },
    is_rival: false,
    is_own: false,
    leagues: [{ id: 7, name: 'Work' }],
    gameweeks: Array.from({ length: 24 }, (_, index) => aHistoryRow(index + 1)),
    pitch: {
      info: {
        single_team: true,
        setup: [1, 4, 4, 2],
        views: ['rivals', 'gameweek_points'],
        gameweek_id: gameweek,
      },
      team: aSide(() => ({ pick: aPick('lineup', 1, 13) })),
    },
    explained: { gross: 62, provisional_bonus: 6, hits: 4, nett: 64, bench: 3, total: 1300 },
    auto_subs: [],
    active_chip: null,
    ...more,
  });

const rivalsState = (rivals: number[]) =>
  success({
    rival_ids: rivals,
    rivals_view: 'rivals',
    rivals_config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
    ownership: {},
    limit: { used: rivals.length, max: 10 },
  });

/** A remote that fills the popup's slot, as My Team does; in the format of remotes before contract 4.2. */
const squadRemote: RemoteModule = {
  contract: '^4.0.0',
  routes: [],
  widgets: { SquadOfTeam: () => Promise.resolve({ default: () => <p>The squad in seven views</p> }) },
  slices: [],
};
const squadRelease = {
  ...aRelease('mf-team', []),
  widgets: [{ name: 'SquadOfTeam', slot: 'team_popup.squad', files: [] }],
};

async function start({
  pass = false,
  rivals = [11, 12],
  routes,
}: { pass?: boolean; rivals?: number[]; routes?: Routes } = {}) {
  localStorage.clear();
  const world = renderShell({
    remotes: { 'mf-team': squadRemote },
    boot: aBoot({
      user: {},
      registry: { generation: 1, integrity: {}, remotes: { 'mf-team': { live: squadRelease } } },
      state: {
        pass,
        rivals: rivals.map(asTeamId),
        leagues_preview: [{ id: asLeagueId(9), name: 'Friends of the round leather' }],
        classic_leagues: [],
      },
    }),
    path: '/about',
    routes: {
      'GET /v1/rivals/state': rivalsState(rivals),
      'GET /v1/leagues/all': success({
        leagues: [
          {
            id: 123,
            name: 'The office league of everybody',
            type: 'private',
            members: 12,
            rank: 1,
            last_rank: 1,
            trackable: true,
          },
          {
            id: 5,
            name: 'Sweden',
            type: 'system',
            members: 30000,
            rank: 1,
            last_rank: 1,
            trackable: false,
            reason: 'This league has 30,000 members. Leagues up to 50 can be tracked.',
          },
        ],
      }),
      ...routes,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'About' });
  return world;
}

describe('the team popup', () => {
  const routes: Routes = {
    'GET /v2/team/popup/77/24': aPopup(24),
    'GET /v2/team/popup/77/23': aPopup(23),
    'GET /v2/team/popup/77/2': aPopup(2),
  };
  async function openTeam(more: Parameters<typeof start>[0] = {}) {
    const world = await start({ ...more, routes: { ...routes, ...more.routes } });
    act(() => world.shell.services.openTeamPopup(asTeamId(77)));
    const dialog = await screen.findByRole('dialog', { name: 'Ronaldinhoes' });
    return { ...world, dialog };
  }

  it('shows manager, net points, a bar for each gameweek, the pitch and the picks', async () => {
    const { dialog } = await openTeam();
    expect(within(dialog).getByText('Bo Lindqvist')).toBeInTheDocument();
    expect(within(dialog).getByText('Net points').parentElement).toHaveTextContent('64');
    const bars = within(within(dialog).getByRole('list', { name: 'Net points by gameweek' })).getAllByRole(
      'button',
    );
    expect(bars).toHaveLength(24);
    expect(bars[0]).toBeDisabled();
    expect(bars[23]).toHaveAttribute('aria-current', 'true');
    expect(within(within(dialog).getByRole('table', { name: 'Picks' })).getAllByRole('row')).toHaveLength(16);
    expect(await within(dialog).findByRole('radio', { checked: true })).toHaveTextContent('GW points');
  });

  describe('of a rival', () => {
    const call = { now: 'GET /v1/rivals/chances/rivals', season: 'GET /v1/rivals/season_chances/rivals' };
    const someChances = (row: object, state = 'running') =>
      success({
        config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
        ...{ members: 2, my_position: 1, gameweek: null, state, places: null },
        ...{ rows: [{ id: 77, ...row }], gameweeks_left: 10 },
      });
    const openRival = (now: Answer, season: Answer) =>
      openTeam({ rivals: [77], routes: { [call.now]: now, [call.season]: season } });

    it('shows the chance to beat them in the gameweek, and to end the season ahead', async () => {
      const { dialog } = await openRival(
        someChances({ win: 0.412, tie: 0.03 }),
        someChances({ win: 0.46, tie: 0 }),
      );
      expect(await within(dialog).findByText('41%')).toBeVisible();
      expect(await within(dialog).findByText('46%')).toBeVisible();
      expect(within(dialog).getByText('Chance to end ahead').parentElement).toHaveTextContent('46%');
    });

    it('shows the result of a final gameweek, and a dash while a squad is not known', async () => {
      const { dialog } = await openRival(someChances({ win: 0, tie: 1 }, 'final'), someChances({}));
      expect(await within(dialog).findByText('Tie')).toBeVisible();
      expect(within(dialog).getByText('Chance to end ahead').parentElement).toHaveTextContent('–');
    });

    it('has none in an earlier gameweek', async () => {
      const { dialog, user } = await openRival(someChances({ win: 0.4, tie: 0 }), someChances({}));
      expect(within(dialog).getByText('Chance to end ahead')).toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: 'Previous' }));
      expect(await within(dialog).findByText('Gameweek 23')).toBeInTheDocument();
      expect(within(dialog).queryByText('Chance to end ahead')).toBeNull();
    });

    it('opens the season pass from a locked chance', async () => {
      const { dialog, user } = await openRival(
        someChances({ locked: true }),
        someChances({ win: 0.46, tie: 0 }),
      );
      await user.click(
        await within(dialog).findByRole('button', { name: /^Chance to beat this gameweek: Season pass/ }),
      );
      expect(await screen.findByRole('dialog', { name: /season pass/i })).toBeVisible();
    });

    it('loads chances again on another try', async () => {
      const { dialog, user, api } = await openRival(
        problem(503, 'The game is being updated.', 'game_updating'),
        someChances({ win: 0.46, tie: 0 }),
      );
      const again = await within(dialog).findByRole('button', { name: 'Try again' });
      api.answer(call.now, someChances({ win: 0.412, tie: 0 }));
      await user.click(again);
      expect(await within(dialog).findByText('41%')).toBeVisible();
    });
  });

  it('has no chance against a team that is no rival', async () => {
    const { dialog, api } = await openTeam({ rivals: [11] });
    expect(within(dialog).queryByText('Chance to end ahead')).toBeNull();
    expect(api.countOf('GET /v1/rivals/chances/rivals')).toBe(0);
  });

  it('shows the points of the bench as the pitch does, and the coming opponents', async () => {
    const benched = {
      ...aPick('benched', 0, 0),
      opponents: [{ opponent_id: asClubId('lut'), is_home: false }],
    };
    const playing = {
      ...aPick('lineup', 1, 2),
      gameweek: { player_started: true, playing_now: true, finished: false },
    };
    const team = aSide((id) =>
      id > 11
        ? { pick: benched, points: { nominal: 3, total: 0 }, explain: [] }
        : { pick: playing, points: { nominal: 2, total: 2 } },
    );
    const info = { single_team: true, setup: [1, 4, 4, 2], views: ['gameweek_points'], gameweek_id: 24 };
    const { dialog } = await openTeam({
      routes: { 'GET /v2/team/popup/77/24': aPopup(24, { pitch: { info, team } }) },
    });
    const table = within(within(dialog).getByRole('table', { name: 'Picks' }));
    expect(table.getByRole('row', { name: /Player 13/ })).toHaveTextContent(/SUBlut903/);
    expect(table.getByRole('row', { name: /Player 2 / })).toHaveTextContent('2 playing now');
  });

  it('has the squad in a second tab, which a remote fills', async () => {
    const { dialog, user } = await openTeam();
    await user.click(within(dialog).getByRole('tab', { name: 'Squad' }));
    expect(await within(dialog).findByText('The squad in seven views')).toBeInTheDocument();
    expect(within(dialog).queryByRole('table', { name: 'Picks' })).not.toBeInTheDocument();
  });

  it('keeps the keyboard focus while another gameweek is fetched', async () => {
    let answer: (() => void) | undefined;
    const { dialog, user } = await openTeam({
      routes: {
        'GET /v2/team/popup/77/23': () =>
          new Promise((resolve) => {
            answer = () => resolve(aPopup(23));
          }),
      },
    });
    const previous = within(dialog).getByRole('button', { name: 'Previous' });
    await user.click(previous);
    expect(previous).toHaveFocus();
    expect(previous).toBeInTheDocument();
    act(() => answer?.());
    expect(await within(dialog).findByText('Gameweek 23')).toBeInTheDocument();
    expect(previous).toHaveFocus();
  });

  it('goes back down to gameweek 2 and forward up to the current one', async () => {
    const { dialog, user, api } = await openTeam();
    expect(within(dialog).getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Previous' }));
    expect(await within(dialog).findByText('Gameweek 23')).toBeInTheDocument();
    expect(api.countOf('GET /v2/team/popup/77/23')).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: /points in gameweek 2$/ }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Previous' })).toBeDisabled());
  });

  it('lists shared leagues as links', async () => {
    const { dialog } = await openTeam();
    expect(within(dialog).getByText("You're both in the following league(s):")).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Work' })).toHaveAttribute('href', '/rivals/7');
  });

  it('names a shared league that is too large to be opened, with the reason in place of a link', async () => {
    const untracked = 'This league has 240 members. Leagues up to 50 can be tracked.';
    const { dialog } = await openTeam({
      routes: { 'GET /v2/team/popup/77/24': aPopup(24, { leagues: [{ id: 8, name: 'City', untracked }] }) },
    });
    expect(within(dialog).getByText('City')).toBeInTheDocument();
    expect(within(dialog).getByText(untracked)).toBeInTheDocument();
    expect(within(dialog).queryByRole('link', { name: 'City' })).not.toBeInTheDocument();
  });

  it.each([
    ['pass holders', true, 1],
    ['others', false, 0],
  ])('without any shows %s', async (_, pass, times) => {
    const { dialog } = await openTeam({
      pass,
      routes: { 'GET /v2/team/popup/77/24': aPopup(24, { leagues: [] }) },
    });
    expect(within(dialog).queryAllByText("You're not in any leagues together.")).toHaveLength(times);
    expect(within(dialog).queryByText("You're both in the following league(s):")).not.toBeInTheDocument();
  });

  it('of the own team has My team and Next GW in place of the rival button', async () => {
    const { dialog } = await openTeam({
      routes: { 'GET /v2/team/popup/77/24': aPopup(24, { is_own: true, leagues: [] }) },
    });
    expect(within(dialog).getByRole('link', { name: 'My team' })).toHaveAttribute('href', '/team');
    expect(within(dialog).getByRole('link', { name: 'Next GW' })).toHaveAttribute('href', '/team/next');
    expect(within(dialog).queryByRole('button', { name: /rival/i })).not.toBeInTheDocument();
  });

  it('says "No footballer found" when it cannot be loaded', async () => {
    const { shell } = await start({
      routes: { 'GET /v2/team/popup/77/24': problem(404, 'No such team', 'not_found') },
    });
    act(() => shell.services.openTeamPopup(asTeamId(77)));
    expect(await screen.findByText('No footballer found')).toBeInTheDocument();
  });

  it('adds and removes the rival with a notification, and offers to undo a removal', async () => {
    const { dialog, user, api, shell } = await openTeam({
      routes: {
        'POST /v1/rivals/add/77': { body: { success: true, id: 77, rival_ids: [11, 12, 77], ownership: {} } },
        'DELETE /v1/rivals/remove/77': {
          body: { success: true, id: 77, rival_ids: [11, 12], ownership: {} },
        },
      },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Add rival: Ronaldinhoes' }));
    expect(await screen.findByText('Rival added')).toBeInTheDocument();
    expect(shell.store.getState()).toMatchObject({ fantasy: { state: { rivals: [11, 12, 77] } } });
    await user.click(await within(dialog).findByRole('button', { name: 'Rival: Ronaldinhoes' }));
    expect(await screen.findByText('Rival removed')).toBeInTheDocument();
    act(() => screen.getByText('Undo').click());
    await waitFor(() => expect(api.countOf('POST /v1/rivals/add/77')).toBe(2));
    const asked = api.requests.filter(({ path }) => path.startsWith('/v1/rivals/add'));
    expect(asked.every(({ query }) => query.get('ownership') === 'true')).toBe(true);
  });

  it('only logs a failure, reads the rivals again and gives the button back', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { dialog, user, api } = await openTeam({
      routes: { 'POST /v1/rivals/add/77': problem(500, 'Internal Server Error') },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Add rival: Ronaldinhoes' }));
    await waitFor(() => expect(api.countOf('GET /v1/rivals/state')).toBe(1));
    expect(
      await within(dialog).findByRole('button', { name: 'Add rival: Ronaldinhoes' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('Internal Server Error')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Rival 77'), expect.anything());
    log.mockRestore();
  });

  it.each([
    [false, 10, 'You follow 10 rivals. Remove one or get the season pass for 50.'],
    [true, 50, 'You follow 50 rivals. Remove one to add another.'],
  ])('at the limit (pass: %s) says why, and sends nothing', async (pass, limit, words) => {
    const rivals = Array.from({ length: limit }, (_, index) => index + 100);
    const { dialog, user, api } = await openTeam({ pass, rivals });
    expect(within(dialog).getByText(words)).toBeInTheDocument();
    const button = within(dialog).getByRole('button', { name: /Limit reached/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(api.requests.some(({ path }) => path.startsWith('/v1/rivals/add'))).toBe(false);
  });

  it('closes with Escape', async () => {
    const { user } = await openTeam();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the rivals switcher', () => {
  async function openSwitcher(more: Parameters<typeof start>[0] = {}) {
    const world = await start(more);
    await world.user.click(screen.getByRole('button', { name: 'Rivals view: Rivals' }));
    const menu = await screen.findByRole('dialog', { name: 'Rivals view' });
    return { ...world, menu };
  }

  it('opens with a report, and lists rivals with their number, the elite, and leagues cut to 20', async () => {
    const { menu, api } = await openSwitcher();
    expect(within(menu).getByText('Rivals (2)')).toBeInTheDocument();
    expect(within(menu).getByText('Elite')).toBeInTheDocument();
    expect(await within(menu).findByText('The office league of…')).toBeInTheDocument();
    await waitFor(() => expect(reportsOf(api).map(({ slug }) => slug)).toContain('rivals_button_on'));
  });

  it('saves a choice and is gone 250 ms later, not before', async () => {
    const { menu, user, api, shell } = await openSwitcher({
      routes: {
        'PUT /v1/rivals/set_default/elite': {
          body: {
            success: true,
            id: 'elite',
            rivals_config: { id: 'elite', type: 'elite', label: 'Elite' },
            ownership: { '5': { count: 900, total: 1000, count_share: 90 } },
          },
        },
      },
    });
    const isOpen = () => shell.store.getState().ui.open.rivals === true;
    let savedAt: number | undefined;
    let closedAt: number | undefined;
    shell.store.subscribe(() => {
      if (shell.store.getState().fantasy.state?.rivals_view === 'elite' && isOpen()) savedAt ??= Date.now();
      if (savedAt !== undefined && !isOpen()) closedAt ??= Date.now();
    });
    await user.click(within(menu).getByText('Elite'));
    await waitFor(() => expect(closedAt).toBeDefined());
    expect(Number(closedAt) - Number(savedAt)).toBeGreaterThanOrEqual(250);
    expect(await screen.findByRole('button', { name: 'Rivals view: Elite' })).toBeInTheDocument();
    expect(reportsOf(api).find(({ slug }) => slug === 'rivals_menu')?.data).toEqual({
      action: 'pick',
      value: 'elite',
    });
  });

  it('stays open with "Not saved" when saving fails', async () => {
    const { menu, user } = await openSwitcher({
      routes: { 'PUT /v1/rivals/set_default/elite': problem(500, 'Internal Server Error') },
    });
    await user.click(within(menu).getByText('Elite'));
    expect(await within(menu).findByText('Not saved')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Rivals view' })).toBeInTheDocument();
  });

  it('tells free accounts that leagues are for pass holders, with names cut to 19, and sends nothing', async () => {
    const { menu, user, api } = await openSwitcher();
    await user.click(await within(menu).findByText('The office league of…'));
    expect(
      within(menu).getByText('Tracking leagues is limited to users with season pass'),
    ).toBeInTheDocument();
    expect(within(menu).getByText('Friends of the roun…')).toBeInTheDocument();
    expect(api.requests.some(({ method }) => method === 'PUT')).toBe(false);
    await waitFor(() => expect(reportsOf(api).map(({ slug }) => slug)).toContain('sp_notif'));
  });

  it('does not offer pass holders a league that is too big, and says why', async () => {
    const { menu } = await openSwitcher({ pass: true });
    const item = await within(menu).findByRole('button', { name: /Sweden/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(within(item).getByText(/Leagues up to 50 can be tracked/)).toBeInTheDocument();
  });
});

describe('the recommendation of rivals', () => {
  const candidates = success({ candidates: [], leagues: [] });

  it('opens once for users who follow fewer than two, and not again', async () => {
    const first = await start({ rivals: [11], routes: { 'GET /v1/rivals/candidates/': candidates } });
    expect(await screen.findByRole('dialog', { name: 'Add your first rivals' })).toBeInTheDocument();
    expect(
      await screen.findByText('No suggestions yet. Add rivals later from any team.'),
    ).toBeInTheDocument();
    await first.user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem('tl-choices:0192f3c1-0000-7000-8000-000000000001')).toContain(
      'rivals_recommended',
    );
  });

  it('does not open for others', async () => {
    await start({ rivals: [11, 12] });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('shows the server’s alert in a dialog', async () => {
  const { shell, user } = await start();
  act(
    () => void shell.store.dispatch({ type: 'popups/serverAlertArrived', payload: 'We move house tonight.' }),
  );
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('We move house tonight.');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
