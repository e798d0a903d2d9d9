import { act, screen, waitFor, within } from '@testing-library/react';
import { asTeamId } from '@touchline/shared/domain';
import { aContent, aFantasyState, problem, success } from '@touchline/shared/testing';
import { browserPage } from '../../services/platform/browserPage';
import { aBoot, enter, renderShell, reportsOf } from '../../testing/renderShell';

const team = {
  id: 545762,
  name: 'Moyes Will Be Moyes',
  fullname: 'Ronnie Radford',
  country: 'Wales',
  points: 1204,
  rank: 1204331,
  kit: null,
  nett_points: 62,
  leagues: [],
};
const aCandidate = (id: number) => ({
  id,
  name: `Team ${id}`,
  fullname: `Manager ${id}`,
  kit: null,
  summary_overall_points: 1200 + id,
  summary_overall_rank: 1000 * id,
  summary_event_points: 50,
  is_rival: false,
  leagues: [{ id: 7, name: 'Work' }],
});
const candidates = success({
  candidates: [1, 2, 3, 4, 5, 6].map(aCandidate),
  leagues: [{ id: 7, name: 'Work', members: [aCandidate(8)] }],
});

const newcomer = (rivals: number[] = [], linked = false) =>
  aBoot({
    user: { onboarded: false },
    state: { rivals: rivals.map(asTeamId), ...(linked ? {} : { team: null }) },
  });

/** As the API answers: the reply contains the state of a user who has finished. */
const onboarded = { ...newcomer().session?.user, onboarded: true };
const finished = success({ user: onboarded }, { state: { user: onboarded } });

afterEach(() => jest.restoreAllMocks());

describe('the step it starts with', () => {
  it.each([
    ['without a team', newcomer(), 'Link your team'],
    ['with a team and no rival', newcomer([], true), 'Pick your rivals'],
    ['with a team and one rival', newcomer([1], true), 'Pick your rivals'],
    ['with a team and two rivals', newcomer([1, 2], true), 'How Touchline works'],
  ])('%s', async (_, boot, heading) => {
    renderShell({ boot, routes: { 'GET /v1/rivals/candidates/': candidates } });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });
});

describe('linking a team', () => {
  it('takes the number out of a pasted address', async () => {
    renderShell({ boot: newcomer() });
    await screen.findByLabelText('Team ID');
    enter('Team ID', 'https://fantasy.example.com/entry/545762/event/24');
    expect(screen.getByLabelText('Team ID')).toHaveValue('545762');
  });

  it.each(['abc', '  ', '<b>1</b>', '⚽️'])('asks for a number when it gets %j', async (text) => {
    const { user, api } = renderShell({ boot: newcomer() });
    await screen.findByLabelText('Team ID');
    enter('Team ID', text);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('Enter the number of your team. It has digits only.')).toBeInTheDocument();
    expect(api.requests.some(({ path }) => path.includes('search_team'))).toBe(false);
  });

  it('shows the server’s words for a team that is not there, and stays', async () => {
    const { user } = renderShell({
      boot: newcomer(),
      routes: {
        'GET /v1/onboarding/search_team/999999999': problem(404, 'There is no team 999999999.', 'not_found'),
        'GET /v1/fpl_status': { body: { success: true, message: '' } },
      },
    });
    await screen.findByLabelText('Team ID');
    enter('Team ID', '999999999');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('There is no team 999999999.')).toBeInTheDocument();
    expect(screen.getByLabelText('Team ID')).toHaveValue('999999999');
  });

  it('offers teams of the demo, and finds the pressed one', async () => {
    const content = aContent({ demo: true, demo_teams: [{ id: asTeamId(545762), name: team.name }] });
    const { user } = renderShell({
      boot: { ...newcomer(), content },
      routes: { 'GET /v1/onboarding/search_team/545762': { body: { success: true, data: team } } },
    });
    await user.click(await screen.findByRole('button', { name: team.name }));
    expect(await screen.findByText('Ronnie Radford · Wales')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(await screen.findByLabelText('Team ID')).toHaveValue('545762');
  });

  it('offers no teams outside the demo', async () => {
    renderShell({ boot: newcomer() });
    await screen.findByLabelText('Team ID');
    expect(screen.queryByText(/This is the demo/)).not.toBeInTheDocument();
  });

  it('says when the official game is down, with its message', async () => {
    const { user } = renderShell({
      boot: newcomer(),
      routes: {
        'GET /v1/onboarding/search_team/545762': problem(503, 'No data.', 'game_updating'),
        'GET /v1/fpl_status': { body: { success: false, message: 'The game is being updated.' } },
      },
    });
    await screen.findByLabelText('Team ID');
    enter('Team ID', '545762');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(
      await screen.findByText(
        'FPL API seems to be down right now; due to game updating, it might last 20-45 mins. The game is being updated.',
      ),
    ).toBeInTheDocument();
  });

  it('shows the team; No leads back with the number kept, Yes links it', async () => {
    const { user, api } = renderShell({
      boot: newcomer(),
      routes: {
        'GET /v1/onboarding/search_team/545762': { body: { success: true, data: team } },
        'PUT /v1/onboarding/confirm_team/545762': success(
          { team },
          { state: { team: aFantasyState().team } },
        ),
        'GET /v1/rivals/candidates/': candidates,
      },
    });
    await screen.findByLabelText('Team ID');
    enter('Team ID', '545762');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Moyes Will Be Moyes')).toBeInTheDocument();
    expect(screen.getByText('Ronnie Radford · Wales')).toBeInTheDocument();
    expect(screen.getByText('1,204')).toBeInTheDocument();
    expect(screen.getByText('#1,204,331')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(await screen.findByLabelText('Team ID')).toHaveValue('545762');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('heading', { name: 'Pick your rivals' })).toBeInTheDocument();
    expect(api.countOf('PUT /v1/onboarding/confirm_team/545762')).toBe(1);
  });

  it('leads back to the number when linking fails', async () => {
    const { user } = renderShell({
      boot: newcomer(),
      routes: {
        'GET /v1/onboarding/search_team/545762': { body: { success: true, data: team } },
        'PUT /v1/onboarding/confirm_team/545762': problem(409, 'This team is linked already.', 'conflict'),
      },
    });
    await screen.findByLabelText('Team ID');
    enter('Team ID', '545762');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByLabelText('Team ID')).toHaveValue('545762');
    expect(screen.getByText('This team is linked already.')).toBeInTheDocument();
  });
});

describe('a manager of last season', () => {
  const boot = aBoot({
    user: { onboarded: false, unlinked: { season: '2022-23', team: 'Moyes Will Be Moyes' } },
    state: { rivals: [], team: null },
  });
  const routes = {
    'GET /v1/onboarding/search_team/545762': { body: { success: true, data: team } },
    'PUT /v1/onboarding/confirm_team/545762': success({ team }, { state: { team: aFantasyState().team } }),
    'GET /v1/rivals/candidates/': candidates,
    'PUT /v1/onboarding/finalize': finished,
  };

  it('reads why their team is no longer linked', async () => {
    renderShell({ boot });
    expect(
      await screen.findByText(
        /^The season 2023-24 has begun\. Your team Moyes Will Be Moyes of 2022-23 is not linked any more/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Step 1 of 3')).toBeInTheDocument();
  });

  it('has finished after the team and the rivals, without the slides', async () => {
    const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => undefined);
    const { user, api } = renderShell({ boot, routes });
    await screen.findByLabelText('Team ID');
    enter('Team ID', '545762');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(api.countOf('PUT /v1/onboarding/finalize')).toBe(1));
    expect(screen.queryByRole('heading', { name: 'How Touchline works' })).not.toBeInTheDocument();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 3000 });
  });
});

describe('picking rivals', () => {
  const adds = (upTo: number) =>
    Object.fromEntries(
      Array.from({ length: upTo }, (_, index) => [
        `POST /v1/rivals/add/${index + 1}`,
        {
          body: {
            success: true,
            id: index + 1,
            rival_ids: Array.from({ length: index + 1 }, (_, one) => one + 1),
          },
        },
      ]),
    );

  it('counts them, asks for no ownership, and moves on by itself at five', async () => {
    const { user, api } = renderShell({
      boot: newcomer([], true),
      routes: { 'GET /v1/rivals/candidates/': candidates, ...adds(5) },
    });
    await user.click(await screen.findByRole('button', { name: 'Add rival: Team 1' }));
    expect(await screen.findByText('1 of 5')).toBeInTheDocument();
    for (const id of [2, 3, 4, 5])
      await user.click(await screen.findByRole('button', { name: `Add rival: Team ${id}` }));
    expect(await screen.findByRole('heading', { name: 'How Touchline works' })).toBeInTheDocument();
    const asked = api.requests.filter(({ path }) => path.startsWith('/v1/rivals/add/'));
    expect(asked.map(({ query }) => query.get('ownership'))).toEqual([
      'false',
      'false',
      'false',
      'false',
      'false',
    ]);
  });

  it('only logs a team that could not be added: it shows as not added, and can be tried again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, api, shell } = renderShell({
      boot: newcomer([], true),
      routes: {
        'GET /v1/rivals/candidates/': candidates,
        'POST /v1/rivals/add/1': problem(503, 'Back soon.', 'unavailable'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add rival: Team 1' }));
    await waitFor(() => expect(log).toHaveBeenCalledWith('Rival 1 could not be added.', expect.anything()));
    expect(shell.store.getState()).toMatchObject({ ui: { notifications: [] } });
    expect(screen.getByText('0 of 5')).toBeInTheDocument();
    api.answer('POST /v1/rivals/add/1', { body: { success: true, id: 1, rival_ids: [1] } });
    await user.click(await screen.findByRole('button', { name: 'Add rival: Team 1' }));
    expect(await screen.findByText('1 of 5')).toBeInTheDocument();
    log.mockRestore();
  });

  it('can be skipped', async () => {
    const { user } = renderShell({
      boot: newcomer([], true),
      routes: { 'GET /v1/rivals/candidates/': candidates },
    });
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: 'How Touchline works' })).toBeInTheDocument();
  });

  it('lists members by league, and says "Not yet implemented" of IDs', async () => {
    const { user } = renderShell({
      boot: newcomer([], true),
      routes: { 'GET /v1/rivals/candidates/': candidates },
    });
    await screen.findByText('Team 1');
    await user.click(screen.getByRole('tab', { name: 'By league' }));
    expect(within(screen.getByRole('tabpanel')).getByText('Team 8')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'By IDs' }));
    expect(screen.getByText('Not yet implemented')).toBeInTheDocument();
  });

  it('finds a member of my leagues by name, without accents', async () => {
    const named = { ...aCandidate(9), name: 'Ødegaardians', fullname: 'Zoë Bell' };
    const { user } = renderShell({
      boot: newcomer([], true),
      routes: {
        'GET /v1/rivals/candidates/': success({
          candidates: [aCandidate(1)],
          leagues: [{ id: 7, name: 'Work', members: [aCandidate(1), named] }],
        }),
      },
    });
    const field = await screen.findByRole('searchbox', { name: 'Find by name, in your leagues' });
    await user.type(field, 'odeg');
    expect(await screen.findByText('Ødegaardians')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await user.type(field, 'xx');
    expect(await screen.findByText('Nobody in your leagues has this name.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'By IDs' }));
    expect(screen.getByText('Not yet implemented')).toBeVisible();
  });

  it('says "Service unusable right now :/" when the candidates cannot be loaded', async () => {
    renderShell({
      boot: newcomer([], true),
      routes: { 'GET /v1/rivals/candidates/': problem(500, 'Internal Server Error') },
    });
    expect(await screen.findByText('Service unusable right now :/')).toBeInTheDocument();
    expect(screen.getByText('Internal Server Error')).toBeInTheDocument();
  });
});

describe('the slides', () => {
  it('are six, turn by arrow keys, and end onboarding with a reload after a second', async () => {
    jest.useFakeTimers();
    let finishedAt = 0;
    const reloadedAt: number[] = [];
    jest.spyOn(browserPage, 'reload').mockImplementation(() => void reloadedAt.push(Date.now()));
    const finish = () => {
      finishedAt = Date.now();
      return finished;
    };
    try {
      const { user, api } = renderShell({
        boot: newcomer([1, 2], true),
        routes: { 'PUT /v1/onboarding/finalize': finish },
        advanceTimers: jest.advanceTimersByTime,
      });
      expect(await screen.findByText('1 of 6')).toBeInTheDocument();
      await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      expect(screen.getByText('2 of 6')).toBeInTheDocument();
      await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
      expect(screen.getByText('6 of 6')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Finish onboarding' }));
      await waitFor(() => expect(api.countOf('PUT /v1/onboarding/finalize')).toBe(1));
      expect(await screen.findByText('You are ready. Good luck!')).toBeInTheDocument();
      // Input on a page shown in between would be lost.
      expect(screen.getByText('6 of 6')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Finish onboarding' })).toBeDisabled();
      // Waiting for the text has moved the clock on too.
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(reloadedAt).toHaveLength(1);
      const waited = Number(reloadedAt[0]) - finishedAt;
      expect(waited).toBeGreaterThanOrEqual(1000);
      expect(waited).toBeLessThan(1010);
    } finally {
      jest.useRealTimers();
    }
  });

  it('can be skipped: one press leads to the last one, where onboarding ends', async () => {
    const { user } = renderShell({ boot: newcomer([1, 2], true) });
    await screen.findByText('1 of 6');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByText('6 of 6')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Finish onboarding' })).toBeEnabled();
  });

  it('stay with an error when they cannot be finished, and retry at the next press', async () => {
    const { user, api } = renderShell({
      boot: newcomer([1, 2], true),
      routes: { 'PUT /v1/onboarding/finalize': problem(503, 'Service Unavailable') },
    });
    await screen.findByText('1 of 6');
    await user.keyboard('{ArrowRight}'.repeat(5));
    await user.click(screen.getByRole('button', { name: 'Finish onboarding' }));
    expect(await screen.findByText('Service Unavailable')).toBeInTheDocument();
    expect(screen.getByText('6 of 6')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Finish onboarding' }));
    await waitFor(() => expect(api.countOf('PUT /v1/onboarding/finalize')).toBe(2));
  });

  it('are reported as a view with the team', async () => {
    const { api } = renderShell({ boot: newcomer([1, 2], true) });
    await screen.findByText('1 of 6');
    await waitFor(() =>
      expect(reportsOf(api)[0]).toMatchObject({
        slug: 'auth_view',
        data: { view: 'onboarding_slides', team_id: 545762 },
      }),
    );
  });
});
