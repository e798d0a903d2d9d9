import { asLeagueId, asTeamId, type TeamId } from '@touchline/shared/domain';
import { statePatched } from '@touchline/shared/shell-store';
import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aList, aRival, ownRow } from '../../testing/builders';
import { openRivals } from '../../testing/openRivals';

const list = 'GET /v1/rivals/list/rivals';
const eliteList = 'GET /v1/rivals/list/elite';
const teams = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('button')[0]?.textContent);
const inOrder = ['Klopps and Robbers', 'Moyes Will Be Moyes (you)', 'Athletico Madreed'];
const row = (name: RegExp) => screen.findByRole('row', { name });

/** Implements `toggleRival` like the shell: updates the store and emits the event. */
function withToggle(view: ReturnType<typeof openRivals>, rivalsAfter: TeamId[], added: boolean) {
  const toggled: TeamId[] = [];
  view.services.toggleRival = async (teamId) => {
    toggled.push(teamId);
    view.store.dispatch(statePatched({ rivals: rivalsAfter }));
    view.services.events.emit(added ? 'rivalFollowed' : 'rivalUnfollowed', { teamId });
    return { result: added ? 'added' : 'removed' };
  };
  return toggled;
}

describe('the list', () => {
  it('shows the best first, with the own row marked and the gap signed', async () => {
    openRivals('/rivals/rivals');
    const own = await row(/Moyes Will Be Moyes/);
    expect(teams()).toEqual(inOrder);
    expect(own).toHaveAttribute('data-mine');
    expect(screen.getByText('−12')).toHaveAttribute('data-tone', 'worse');
    expect(screen.getByText('+9')).toHaveAttribute('data-tone', 'better');
    expect(screen.getByText('3 teams · your position: 2')).toBeVisible();
  });

  it('sorts by a heading, keeps that in the address, and returns to the default order', async () => {
    const { user, address } = openRivals('/rivals/rivals');
    await row(/Klopps/);
    expect(screen.getByRole('columnheader', { name: /Total/ })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Team' }));
    expect(address()).toBe('/rivals/rivals?order_by=team&order=asc');
    expect(teams()[0]).toBe('Athletico Madreed');
    await user.click(screen.getByRole('button', { name: 'Team' }));
    await user.click(screen.getByRole('button', { name: 'Team' }));
    expect(address()).toBe('/rivals/rivals');
    expect(teams()).toEqual(inOrder);
  });

  it('opens a team by its name', async () => {
    const { user, record } = openRivals('/rivals/rivals');
    await user.click(await screen.findByRole('button', { name: 'Klopps and Robbers' }));
    expect(record.openedTeams).toEqual([11]);
  });

  it('colours the points of the gameweek by their benchmark, 60 to 120', async () => {
    openRivals('/rivals/rivals', {
      [list]: success(aList({ rows: [ownRow(), aRival({ gw_points: 120 })] })),
    });
    const points = within(await row(/Klopps/)).getByText('120');
    expect(points.style.getPropertyValue('--day-bg')).not.toBe('');
  });

  it('marks points with provisional bonus, and those not yet played', async () => {
    const rows = [aRival({ provisional_bonus: 3 }), ownRow({ gw_points: null })];
    openRivals('/rivals/rivals', { [list]: success(aList({ rows })) });
    expect(within(await row(/Klopps/)).getByTitle('With 3 provisional bonus')).toHaveTextContent('71*');
    expect(within(await row(/Moyes/)).getByTitle('Not yet played')).toHaveTextContent('–');
  });

  it('falls back to the rivals for an unknown segment', async () => {
    const { api } = openRivals('/rivals/xyz');
    await row(/Klopps/);
    expect(api.countOf(list)).toBe(1);
  });

  it('says what went wrong, and shows the teams after another try', async () => {
    const { api, user } = openRivals('/rivals/rivals', { [list]: problem(500, 'Internal Server Error') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
    api.answer(list, success(aList()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/Klopps/)).toBeVisible();
  });

  it('keeps the teams under a banner when a refresh finds no network', async () => {
    const { api, user } = openRivals('/rivals/rivals');
    await row(/Klopps/);
    api.answer(list, 'offline');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Showing data from/)).toBeVisible();
    expect(await row(/Klopps/)).toBeVisible();
  });
});

describe('following', () => {
  it('offers a recommendation and the field to managers without rivals', async () => {
    const nobody = aList({ members: 1, rows: [ownRow({ place: 1 })] });
    const view = openRivals('/rivals/rivals', { [list]: success(nobody) }, { state: { rivals: [] } });
    const recommend = jest.fn();
    view.services.openRivalsRecommendation = recommend;
    expect(await screen.findByText('No rivals yet')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Add your first rival' }));
    expect(recommend).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox', { name: 'Team ID' })).toBeVisible();
  });

  it('removes a rival in their row, and shows the list without them', async () => {
    const view = openRivals('/rivals/rivals', {}, { state: { rivals: [11, 12].map(asTeamId) } });
    const toggled = withToggle(view, [asTeamId(12)], false);
    await row(/Klopps/);
    view.api.answer(list, success(aList({ members: 1, rows: [ownRow()] })));
    await view.user.click(screen.getByRole('button', { name: 'Rival: Klopps and Robbers' }));
    expect(toggled).toEqual([11]);
    expect(await screen.findByText('1 team · your position: 2')).toBeVisible();
    expect(screen.getByText('1 / 10 rivals')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Klopps/ })).not.toBeInTheDocument();
  });

  it('enables the button again when a change fails, without a message', async () => {
    const { user, record } = openRivals('/rivals/rivals');
    await row(/Klopps/);
    await user.click(screen.getByRole('button', { name: 'Rival: Klopps and Robbers' }));
    expect(await screen.findByRole('button', { name: 'Rival: Klopps and Robbers' })).toBeEnabled();
    expect(record.notices).toEqual([]);
  });

  it('adds a team by its number', async () => {
    const view = openRivals('/rivals/rivals', {}, { state: { rivals: [11, 12].map(asTeamId) } });
    const toggled = withToggle(view, [11, 12, 777].map(asTeamId), true);
    const field = await screen.findByRole('textbox', { name: 'Team ID' });
    await view.user.type(field, ' 777 {Enter}');
    expect(await screen.findByText('3 / 10 rivals')).toBeVisible();
    expect(toggled).toEqual([777]);
    expect(field).toHaveValue('');
  });

  describe('by name', () => {
    const members = {
      'GET /v1/search/teams': success({
        teams: [
          {
            id: asTeamId(11),
            name: 'Klopps and Robbers',
            fullname: 'Jürgen Kop',
            is_rival: true,
            leagues: [],
          },
          {
            id: asTeamId(777),
            name: 'Ødegaardians',
            fullname: 'Zoë Bell',
            is_rival: false,
            leagues: ['Work', 'Pub'],
          },
        ],
      }),
    };
    const write = async (view: ReturnType<typeof openRivals>, name: string) =>
      view.user.type(await screen.findByRole('searchbox', { name: 'Name, in my leagues' }), name);

    it.each(['odegaard', 'zoe b', 'BELL'])('"%s" finds a member of my leagues', async (name) => {
      const view = openRivals('/rivals/rivals', members, { state: { rivals: [11, 12].map(asTeamId) } });
      const toggled = withToggle(view, [11, 12, 777].map(asTeamId), true);
      await write(view, name);
      const found = within(await screen.findByRole('list', { name: 'Found in my leagues' }));
      expect(found.getByRole('listitem')).toHaveTextContent('ØdegaardiansZoë Bell · Work · Pub');
      await view.user.click(found.getByRole('button', { name: 'Add Ødegaardians' }));
      expect(toggled).toEqual([777]);
      expect(await screen.findByText('3 / 10 rivals')).toBeVisible();
    });

    it('whom I follow is not added again', async () => {
      const view = openRivals('/rivals/rivals', members, { state: { rivals: [asTeamId(11)] } });
      await write(view, 'jurgen');
      expect(
        await screen.findByRole('button', { name: 'Klopps and Robbers: you follow this team' }),
      ).toBeDisabled();
    });

    it('says when nobody has the name', async () => {
      const view = openRivals('/rivals/rivals', members);
      await write(view, 'gardians');
      expect(await screen.findByText('Nobody in your leagues has this name.')).toBeVisible();
    });
  });

  it.each([
    ['abc', 'Invalid id'],
    ['0', 'Invalid id'],
    ['-3', 'Invalid id'],
    ['', 'Invalid id'],
    ['   ', 'Invalid id'],
    ['⚽️', 'Invalid id'],
    ['<b>7</b>', 'Invalid id'],
    ['545762', 'This is your own team.'],
    ['11', 'You follow this team already.'],
  ])('refuses "%s" with "%s"', async (text, words) => {
    const view = openRivals('/rivals/rivals');
    const toggled = withToggle(view, [], true);
    const field = await screen.findByRole('textbox', { name: 'Team ID' });
    if (text) await view.user.type(field, text);
    await view.user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText(words)).toBeVisible();
    expect(field).toHaveAccessibleDescription(words);
    expect(toggled).toEqual([]);
  });

  it('shows beside the field that a team could not be added', async () => {
    const { user } = openRivals('/rivals/rivals');
    await user.type(await screen.findByRole('textbox', { name: 'Team ID' }), '999{Enter}');
    expect(await screen.findByText(/Team 999 could not be added/)).toBeVisible();
  });

  it('explains the limit, and adds nobody', async () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    openRivals('/rivals/rivals', {}, { state: { rivals: ten.map(asTeamId) } });
    const add = await screen.findByRole('button', { name: 'Add' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription(
      'You follow 10 rivals. Remove one or get the season pass for 50.',
    );
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '10 of 10');
  });

  it('has room for 50 with the pass', async () => {
    openRivals('/rivals/rivals', {}, { state: { pass: true } });
    expect(await screen.findByText('7 / 50 rivals')).toBeVisible();
  });
});

describe('the elite', () => {
  const locked = aList({
    config: { id: 'elite', type: 'elite', label: 'Elite' },
    rows: [aRival({ name: 'Top of the World' }), { place: 2, locked: true }, ownRow({ place: 3 })],
  });

  it('shows the free rows and locks the others, without their values in the page', async () => {
    const { user, record } = openRivals('/rivals/elite', { [eliteList]: success(locked) });
    await row(/Top of the World/);
    const [, first, second, third] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('Top of the World');
    expect(second).toHaveTextContent('Season pass content');
    expect(third).toHaveTextContent('Moyes Will Be Moyes');
    await user.click(screen.getByRole('button', { name: 'Season pass content' }));
    expect(record.passPrompts).toEqual([{ location: 'rivals', step: 'list' }]);
  });

  it('is named by its view and has nothing to follow', async () => {
    openRivals('/rivals/elite', { [eliteList]: success(locked) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Elite' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Team ID' })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Rival' })).not.toBeInTheDocument();
  });
});

describe('a league', () => {
  const leagues_preview = [
    { id: asLeagueId(123), name: 'The Pundits Without Portfolio' },
    { id: asLeagueId(124), name: 'Five-a-side' },
  ];

  it('is behind the pass, under its name, with the own leagues cut to 19 and an ellipsis', async () => {
    const { api, user, record } = openRivals('/rivals/123', {}, { state: { leagues_preview } });
    expect(await screen.findByText('Tracking leagues is limited to users with season pass')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'The Pundits Without Portfolio' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['The Pundits Without…', 'Five-a-side']),
    );
    await user.click(screen.getByRole('button', { name: 'See the season pass' }));
    expect(record.passPrompts).toEqual([{ location: 'rivals', step: 'league' }]);
    expect(api.requests).toEqual([]);
  });

  it('shows its teams to a pass holder, without the buttons of rivals', async () => {
    const config = { id: asLeagueId(123), type: 'league', label: 'Five-a-side' } as const;
    openRivals(
      '/rivals/123',
      { 'GET /v1/league/classic/123/list': success(aList({ config })) },
      { state: { pass: true } },
    );
    expect(await row(/Klopps/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Five-a-side' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Rival' })).not.toBeInTheDocument();
  });

  it('says why it cannot be tracked', async () => {
    const reason = 'This league has 312 members. Leagues up to 50 can be tracked.';
    openRivals(
      '/rivals/123',
      { 'GET /v1/league/classic/123/list': problem(409, reason, 'conflict') },
      { state: { pass: true } },
    );
    expect(await screen.findByText(reason)).toBeVisible();
  });
});
