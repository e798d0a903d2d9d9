import { asLeagueId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  aCupChance,
  aFixture,
  aGameweek,
  aGameweekMatch,
  aH2hLeague,
  aMatchChance,
  againstAverage,
  aMatchNow,
  someHeadToHead,
  someMatchChances,
} from '../../testing/h2hBuilders';
import { openRivals } from '../../testing/openRivals';

const all = 'GET /v1/leagues/h2h';
const one = 'GET /v1/league/h2h/77';
const withPass = { state: { pass: true } };
const table = (name: string) => within(screen.getByRole('table', { name }));

describe('the list of head-to-head leagues', () => {
  it('links to the leagues that can be opened, and says why another cannot', async () => {
    openRivals('/h2h', { [all]: success(someHeadToHead()) }, withPass);
    expect(await screen.findByRole('link', { name: 'Sunday Duels' })).toHaveAttribute('href', '/h2h/77');
    expect(screen.queryByRole('link', { name: 'Everybody' })).not.toBeInTheDocument();
    expect(screen.getByText('This league has 64 members. Leagues up to 50 can be tracked.')).toBeVisible();
  });

  it('shows the cup run, the newest round first, with a bye and the running match', async () => {
    openRivals('/h2h', { [all]: success(someHeadToHead()) }, withPass);
    await screen.findByRole('heading', { name: 'Office Cup' });
    const rounds = table('Office Cup').getAllByRole('row').slice(1);
    expect(rounds[0]).toHaveTextContent('GW24FinalBehind 40–44Klopps and Robbers');
    expect(rounds[1]).toHaveTextContent('GW23Semi-finalWon 55–43Klopps and Robbers');
    expect(rounds[2]).toHaveTextContent('GW22Round of 8Through Bye: no opponent');
  });

  it('names the tie-break that decided a round on equal points', async () => {
    const fixtures = [aFixture({ round: 'Final', mine: 49, theirs: 49, outcome: 'L' })];
    openRivals('/h2h', { [all]: success(someHeadToHead({ cups: [{ name: 'Office Cup', fixtures }] })) });
    expect(await screen.findByRole('row', { name: /Final/ })).toHaveTextContent('Lost on a tie-break 49–49');
  });

  it('says that there is no league and no cup run', async () => {
    openRivals('/h2h', { [all]: success(someHeadToHead({ leagues: [], cups: [] })) }, withPass);
    expect(await screen.findByText('No head-to-head leagues')).toBeVisible();
    expect(screen.getByText('No cup run')).toBeVisible();
  });

  it('without pass names the leagues and offers the pass', async () => {
    const reason = 'Tracking leagues is limited to users with season pass';
    const leagues = someHeadToHead().leagues.map((league) => ({ ...league, trackable: false, reason }));
    openRivals('/h2h', { [all]: success(someHeadToHead({ leagues })) });
    expect(await screen.findByText('Sunday Duels')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sunday Duels' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'See the season pass' })).toBeVisible();
  });

  it('says what went wrong, and shows the leagues after another try', async () => {
    const { api, user } = openRivals('/h2h', {
      [all]: problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The game is being updated.');
    api.answer(all, success(someHeadToHead()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sunday Duels' })).toBeVisible();
  });
});

describe('a head-to-head league', () => {
  it('shows the running match: score, expected points, both squads and the differences', async () => {
    openRivals('/h2h/77', { [one]: success(aH2hLeague()) }, withPass);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sunday Duels' })).toBeVisible();
    expect(screen.getByText('2 teams · your position: 2')).toBeVisible();
    expect(screen.getByText('71.5 officially expected, 1 to come')).toBeVisible();
    expect(screen.getByText('Points as it stands').parentElement).toHaveTextContent('3');
    expect(
      screen.getByRole('region', { name: 'Moyes Will Be Moyes against Klopps and Robbers, Gameweek 24' }),
    ).toBeVisible();
    expect(table('Players who start on one side only').getByRole('row', { name: /Salah/ })).toBeVisible();
  });

  it('shows the table with the own row marked, and the matches of the gameweek', async () => {
    openRivals('/h2h/77', { [one]: success(aH2hLeague()) }, withPass);
    await screen.findByRole('heading', { name: 'Table' });
    const own = table('Table').getByRole('row', { name: /Moyes/ });
    expect(own).toHaveAttribute('data-mine');
    expect(own).toHaveTextContent('24');
    expect(screen.getByText('Counts the matches of this gameweek as they stand.')).toBeVisible();
    expect(table('Matches of Gameweek 24').getByText('68–67')).toBeVisible();
  });

  it('separates results and fixtures; the running match is in neither', async () => {
    openRivals('/h2h/77', { [one]: success(aH2hLeague()) }, withPass);
    await screen.findByRole('heading', { name: 'Results' });
    expect(table('Results').getAllByRole('row').slice(1)).toHaveLength(1);
    expect(table('Results').getByRole('row', { name: /GW23/ })).toHaveTextContent('Won 55–43');
    expect(table('Fixtures').getByRole('row', { name: /GW25/ })).toHaveTextContent('To come Average');
  });

  it('against the average shows the own squad alone and explains the average', async () => {
    openRivals('/h2h/77', { [one]: success(aH2hLeague({ match: againstAverage() })) }, withPass);
    expect(await screen.findByRole('region', { name: 'Moyes Will Be Moyes, Gameweek 24' })).toBeVisible();
    expect(
      screen.getByText(/^This league has an odd number of teams: the average of all managers plays too\./),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Differences' })).not.toBeInTheDocument();
  });

  it('gives no points for a match against an average that is not counted yet', async () => {
    const match = { ...againstAverage(), is_counted: false };
    const matches = [aGameweekMatch({ is_counted: false })];
    openRivals('/h2h/77', { [one]: success(aH2hLeague({ match, matches })) }, withPass);
    const points = (await screen.findByText('Points as it stands')).closest('div') as HTMLElement;
    expect(points).toHaveTextContent('not counted yet');
    expect((await screen.findByText('Gap')).closest('div')).toHaveTextContent('–');
    const sentence = 'Counts the matches of this gameweek as they stand, without that against the average.';
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('shows the points of the game where the squad of the opponent could not be read', async () => {
    openRivals('/h2h/77', { [one]: success(aH2hLeague({ match: aMatchNow({ away: null }) })) }, withPass);
    expect(await screen.findByText(/The squad of Klopps and Robbers could not be read/)).toBeVisible();
  });

  it.each([
    ['before the first deadline', { gameweek: null }, 'Nothing to show before the deadline'],
    ['of other teams', { my_position: null }, 'Your team does not play in this league'],
    ['without a match this gameweek', {}, 'No match in Gameweek 24'],
  ])('%s has no match', async (_, more, text) => {
    const league = aH2hLeague({ match: null, matches: [], fixtures: [], ...more });
    openRivals('/h2h/77', { [one]: success(league) }, withPass);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that it is private or gone', async () => {
    openRivals('/h2h/77', { [one]: problem(404, 'There is no league 77.') }, withPass);
    expect(await screen.findByText('No such head-to-head league')).toBeVisible();
  });

  it('that is too large says how many teams can be tracked', async () => {
    const text = 'This league has 64 members. Leagues up to 50 can be tracked.';
    openRivals('/h2h/77', { [one]: problem(409, text, 'conflict') }, withPass);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('is locked without pass, without a request', async () => {
    const { api } = openRivals('/h2h/77');
    expect(await screen.findByRole('button', { name: 'See the season pass' })).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('loads again when the stream reports changed points', async () => {
    const { api, record } = openRivals('/h2h/77', { [one]: success(aH2hLeague()) }, withPass);
    await screen.findByRole('heading', { name: 'Table' });
    record.live({ type: 'points', data: {} });
    await waitFor(() => expect(api.countOf(one)).toBe(2), { timeout: 10_000 });
  });
});

describe('the chance to win a match', () => {
  const chances = 'GET /v1/leagues/h2h/chances';
  const sentence = /^You win in 41, draw in 5 and lose in 54 of 100 simulations/;
  const tooLarge = someHeadToHead().leagues.slice(1);
  const aBye = [
    { name: 'Office Cup', fixtures: [aFixture({ state: 'live', opponent: null, theirs: null })] },
  ];

  it('is there for each own match of the gameweek, without pass too', async () => {
    const matches = [
      aMatchChance(),
      aMatchChance({ league_id: asLeagueId(79), name: 'Odd Ones', opponent: { id: null, name: 'Average' } }),
    ];
    openRivals('/h2h', {
      [all]: success(someHeadToHead()),
      [chances]: success(someMatchChances({ matches })),
    });
    expect(
      await screen.findByRole('heading', { name: 'Sunday Duels: against Klopps and Robbers' }),
    ).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Odd Ones: against the average' })).toBeVisible();
    expect(screen.getByText('No chance is computed against the average.')).toBeVisible();
    expect(screen.getByText(/right 7 of 10 times when we said 80%/)).toBeVisible();
  });

  it('is there for the match of a cup, where nobody draws', async () => {
    openRivals('/h2h', {
      [all]: success(someHeadToHead({ leagues: [] })),
      [chances]: success(someMatchChances({ matches: [aCupChance()] })),
    });
    const heading = 'Office Cup, Final: against Klopps and Robbers';
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(
      screen.getByText(/^You win in 41 and lose in 54 .* the game’s tie-break decides\.$/),
    ).toBeVisible();
  });

  it('stands below the score in the league', async () => {
    openRivals('/h2h/77', { [one]: success(aH2hLeague()) }, withPass);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says that it is being computed, and why it cannot be loaded, with another try', async () => {
    const { api, user } = openRivals('/h2h', {
      [all]: success(someHeadToHead()),
      [chances]: problem(503, 'The game is being updated.', 'game_updating'),
    });
    await screen.findByText('Computing your chances …');
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Leagues' })).toBeVisible();
    api.answer(chances, success(someMatchChances()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it.each([
    [someMatchChances({ state: 'no_squad', matches: [] }), /as soon as your squad/],
    [someMatchChances({ matches: [] }), 'No match of this gameweek is known.'],
  ])('says why there is none, without how right chances are (%#)', async (reply, text) => {
    openRivals('/h2h', { [all]: success(someHeadToHead()), [chances]: success(reply) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/right 7 of 10/)).not.toBeInTheDocument();
  });

  it.each([
    ['before the first deadline', someHeadToHead({ gameweek: null })],
    ['once the gameweek is final', someHeadToHead({ gameweek: { ...aGameweek, finished: true } })],
    ['in leagues that are too large', someHeadToHead({ leagues: tooLarge, cups: [] })],
    ['of a cup in which the team goes through without a match', someHeadToHead({ leagues: [], cups: aBye })],
  ])('is not asked for %s', async (_, reply) => {
    const { api } = openRivals('/h2h', { [all]: success(reply) });
    await screen.findByRole('heading', { name: 'Leagues' });
    expect(api.countOf(chances)).toBe(0);
  });

  it('of a final match is not asked for, and none against the average', async () => {
    for (const match of [aMatchNow({ state: 'final' }), againstAverage()]) {
      const { api } = openRivals('/h2h/77', { [one]: success(aH2hLeague({ match })) }, withPass);
      await screen.findByRole('heading', { name: 'Table' });
      expect(api.countOf(chances)).toBe(0);
      cleanup();
    }
  });

  it('loads again when the stream reports changed points', async () => {
    const { api, record } = openRivals('/h2h', { [all]: success(someHeadToHead()) });
    await screen.findByText(sentence);
    record.live({ type: 'points', data: {} });
    await waitFor(() => expect(api.countOf(chances)).toBe(2), { timeout: 10_000 });
  });
});

it('every page of a view links to the head-to-head leagues', async () => {
  openRivals('/rivals/rivals');
  expect(await screen.findByRole('link', { name: 'Head to head' })).toHaveAttribute('href', '/h2h');
});
