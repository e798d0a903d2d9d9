import { selectReportSort } from '@touchline/shared/contract';
import type { ShellRoot } from '@touchline/shared/contract/host';
import { asFootballerId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aGameweekPage,
  aMatrix,
  aPointsPage,
  aReport,
  aReportRow,
  aRival,
  aSeason,
  aTemplate,
  ownRow,
  someChips,
  someTransfers,
} from '../testing/builders';
import { openRivals } from '../testing/openRivals';

const textOf = (name: RegExp) => screen.findByRole('row', { name });
const firstCells = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('gameweek', () => {
  it('shows captain, players left to play, and counting points', async () => {
    openRivals('/rivals/rivals/gameweek');
    const leader = await textOf(/Klopps/);
    expect(leader).toHaveTextContent('Haaland 26');
    expect(within(leader).getByRole('img', { name: '7 played, 1 playing, 3 to come' })).toBeVisible();
    expect(leader).toHaveTextContent('67');
    expect(leader).toHaveTextContent('−12');
    expect(await textOf(/Moyes/)).toHaveAttribute('data-mine');
  });

  it('expands a row to show who counts for only one of the two, and the swing', async () => {
    const { user } = openRivals('/rivals/rivals/gameweek');
    await user.click(await screen.findByRole('button', { name: 'Show differences with Klopps and Robbers' }));
    const differences = within(screen.getByRole('group', { name: 'Differences with Klopps and Robbers' }));
    expect(differences.getByRole('list', { name: 'Only they have' })).toHaveTextContent('Salah12');
    expect(differences.getByRole('list', { name: 'Only I have' })).toHaveTextContent('Saka13 playing now');
    expect(differences.getByText('+1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide differences with Klopps and Robbers' }));
    expect(screen.queryByText('Only they have')).not.toBeInTheDocument();
  });

  it('names the gap of the gameweek and that of the season', async () => {
    const rows = [
      ownRow({ place: 2, nett_points: 50 }),
      aRival({ place: 1, name: 'Kane Do', nett_points: 62, gap: 16 }),
    ];
    openRivals('/rivals/rivals/gameweek', { 'GET /v1/rivals/gameweek/': success(aGameweekPage({ rows })) });
    const cells = within(await textOf(/Kane Do/)).getAllByRole('cell');
    const headings = screen.getAllByRole('columnheader').slice(1);
    const under = (label: RegExp) => cells[headings.findIndex((one) => label.test(one.textContent))];
    expect(under(/^GW gap/)).toHaveTextContent('−12');
    expect(under(/^Season gap/)).toHaveTextContent('+16');
  });

  it('has captain and chip below the name for a phone', async () => {
    const rows = [
      ownRow(),
      aRival({
        place: 1,
        name: 'Kane Do',
        chip: 'wildcard',
        captain: { id: asFootballerId(1), name: 'Salah', points: 14 },
      }),
    ];
    openRivals('/rivals/rivals/gameweek', { 'GET /v1/rivals/gameweek/': success(aGameweekPage({ rows })) });
    expect(await textOf(/Kane Do/)).toHaveTextContent('C Salah 14 · WC');
  });

  it('has nothing to show before the first deadline', async () => {
    openRivals('/rivals/rivals/gameweek', {
      'GET /v1/rivals/gameweek/': success(aGameweekPage({ gameweek: null })),
    });
    expect(await screen.findByText('Nothing to show before the deadline')).toBeVisible();
  });

  it('suggests rivals where there are none', async () => {
    openRivals('/rivals/rivals/gameweek', {
      'GET /v1/rivals/gameweek/': success(aGameweekPage({ rows: [ownRow()] })),
    });
    expect(await screen.findByText('No rivals yet')).toBeVisible();
  });

  it('says what went wrong, and shows the teams after another try', async () => {
    const { api, user } = openRivals('/rivals/rivals/gameweek', {
      'GET /v1/rivals/gameweek/': problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The game is being updated.');
    api.answer('GET /v1/rivals/gameweek/', success(aGameweekPage()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await textOf(/Klopps/)).toBeVisible();
  });

  it('loads again when the stream reports changed points', async () => {
    const { api, record } = openRivals('/rivals/rivals/gameweek');
    await textOf(/Klopps/);
    record.live({ type: 'points', data: {} });
    await waitFor(() => expect(api.countOf('GET /v1/rivals/gameweek/')).toBe(2), { timeout: 10_000 });
  });
});

describe('lineups', () => {
  it('show the footballers most teams start, and optionally the own team with the differences', async () => {
    const { user, address } = openRivals('/rivals/rivals/lineups');
    const template = await screen.findByRole('region', { name: 'Most picked of 10 teams, Gameweek 24' });
    expect(template).toHaveTextContent('Salah 12');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Me against the template');
    expect(address()).toBe('/rivals/rivals/lineups?vs=me');
    const differences = within(
      await screen.findByRole('region', { name: 'Players who start on one side only' }),
    );
    expect(differences.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Saka', 'Salah']);
    expect(differences.getByText('−12')).toBeVisible();
  });

  it('compare me with one team, with the sum of the differences and its squad', async () => {
    const { user, address } = openRivals('/rivals/rivals/lineups');
    const select = await screen.findByRole('combobox', { name: 'Show' });
    await user.selectOptions(
      select,
      await screen.findByRole('option', { name: 'Me against Klopps and Robbers' }),
    );
    expect(address()).toBe('/rivals/rivals/lineups?vs=11');
    expect(
      await screen.findByRole('region', {
        name: 'Moyes Will Be Moyes against Klopps and Robbers, Gameweek 24',
      }),
    ).toBeVisible();
    const differences = within(
      await screen.findByRole('region', { name: 'Players who start on one side only' }),
    );
    // Saka 13 and Haaland's armband 5 for me, Salah as captain 12 for them.
    expect(differences.getByRole('row', { name: /Haaland/ })).toHaveTextContent('+5');
    expect(differences.getByRole('row', { name: /Salah/ })).toHaveTextContent('−12');
    expect(screen.getByText('+6')).toHaveAttribute('data-tone', 'better');
    expect(await screen.findByRole('tablist', { name: 'Views of the squad' })).toBeVisible();
  });

  it('show the template where the address names no team', async () => {
    openRivals('/rivals/rivals/lineups?vs=abc');
    expect(await screen.findByRole('region', { name: /Most picked of 10 teams/ })).toBeVisible();
  });

  it('say Page Not Found for a team that the game does not have', async () => {
    openRivals('/rivals/rivals/lineups?vs=99', {
      'GET /v2/team/popup/99': problem(404, 'There is no team 99.'),
    });
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });

  it('suggest rivals where there are none, and wait for the deadline where there are', async () => {
    const single = 'GET /v1/template_lineups/single/rivals';
    const { api, user } = openRivals('/rivals/rivals/lineups', {
      [single]: success(aTemplate({ teams: 0 })),
    });
    expect(await screen.findByText('No rivals yet')).toBeVisible();
    api.answer(single, success(aTemplate({ gameweek: null })));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Nothing to show before the deadline')).toBeVisible();
  });
});

it('every page shows the number of teams and my position', async () => {
  openRivals('/rivals/rivals/report');
  expect(await screen.findByText('3 teams · your position: 2')).toBeVisible();
});

describe('the call of each view', () => {
  it.each([
    ['/rivals/elite/gameweek', 'GET /v1/templates/rival_pages/elite/gameweek', aGameweekPage()],
    ['/rivals/123/gameweek', 'GET /v1/leagues/classic/123/gameweek', aGameweekPage()],
    ['/rivals/123/points/phase', 'GET /v1/leagues/classic/123/points_phase', aMatrix()],
    ['/rivals/123/report', 'GET /v1/templates/rival_pages/league/report/123', aReport()],
    ['/rivals/elite/season', 'GET /v1/templates/rival_pages/elite/season', aSeason()],
  ])('%s: %s', async (path, call, page) => {
    const { api } = openRivals(path, { [call]: success(page) }, { state: { pass: true } });
    await waitFor(() => expect(api.countOf(call)).toBe(1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rivals' })).toBeVisible();
  });

  it('none without pass, for the elite and for leagues', async () => {
    const { api, user, record } = openRivals('/rivals/elite/season');
    expect(
      await screen.findByText('This feature is fully available to season pass holders only.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See the season pass' }));
    expect(record.passPrompts).toEqual([{ location: 'rivals', step: 'elite season' }]);
    expect(api.requests).toEqual([]);
  });
});

describe('points', () => {
  it('are split by origin, locked rows in their place', async () => {
    const [leader, own] = aPointsPage().rows;
    const rows = [leader, { place: 2, locked: true as const }, { ...own, place: 3 }];
    openRivals('/rivals/rivals/points', {
      'GET /v1/rivals/points/total': success({ ...aPointsPage(), rows }),
    });
    expect(await textOf(/Klopps/)).toHaveTextContent('90320640380190120121,608');
    expect(screen.getAllByRole('row')[2]).toHaveTextContent('Season pass content');
  });

  it('have a page by gameweek and one by month', async () => {
    const { user, address } = openRivals('/rivals/rivals/points');
    await textOf(/Klopps/);
    await user.click(screen.getByRole('button', { name: 'By gameweek' }));
    expect(address()).toBe('/rivals/rivals/points/gameweek');
    const matrix = within(await screen.findByRole('region', { name: 'Net points by gameweek' }));
    expect(matrix.getByRole('columnheader', { name: 'GW24' })).toBeVisible();
    expect(matrix.getByRole('row', { name: /Moyes/ })).toHaveTextContent('149664–');
    expect(matrix.getAllByTitle('Best').map(({ textContent }) => textContent)).toEqual(['1508', '67', '50']);
    await user.click(screen.getByRole('button', { name: 'By month' }));
    expect(await screen.findByRole('columnheader', { name: 'February' })).toBeVisible();
  });
});

describe('season', () => {
  it('shows the figures by team and what chips are left', async () => {
    openRivals('/rivals/rivals/season');
    const leader = await textOf(/Klopps.*1,508/);
    expect(leader).toHaveTextContent('62.8');
    expect(within(leader).getByTitle('Bench boost, left to play')).toBeVisible();
  });
});

describe('report', () => {
  const report = 'GET /v1/templates/rival_pages/rivals/report';
  const players = () => firstCells().map((text) => /Salah|Saka|Haaland/.exec(text ?? '')?.[0]);

  it('shows owned footballers and their roles, the own players marked', async () => {
    openRivals('/rivals/rivals/report');
    expect(await textOf(/Salah/)).toHaveTextContent('8/10 80.0%');
    expect(await textOf(/Saka/)).toHaveAttribute('data-mine');
    expect(players()).toEqual(['Salah', 'Saka', 'Haaland']);
  });

  it('says how many squads it counts when some are unknown, and nothing when all are known', async () => {
    openRivals('/rivals/rivals/report', {
      [report]: success(aReport({ members: 51, my_position: 3, total: 24 })),
    });
    expect(await screen.findByText('The squads of 24 of 50 other teams are known.')).toBeVisible();
    cleanup();
    openRivals('/rivals/rivals/report', {
      [report]: success(aReport({ members: 25, my_position: 3, total: 24 })),
    });
    await textOf(/Salah/);
    expect(screen.queryByText(/other teams are known/)).not.toBeInTheDocument();
  });

  it('sorts by what is chosen, in the address; a sort that does not exist is ignored', async () => {
    const { user, address } = openRivals('/rivals/rivals/report?order_by=handsome');
    await textOf(/Salah/);
    expect(players()).toEqual(['Salah', 'Saka', 'Haaland']);
    await user.click(screen.getByRole('button', { name: 'Captain' }));
    expect(address()).toBe('/rivals/rivals/report?order_by=c');
    expect(players()).toEqual(['Haaland', 'Salah', 'Saka']);
  });

  it('is sorted by the last choice on the next visit', async () => {
    const { user, store } = openRivals('/rivals/rivals/report');
    await textOf(/Salah/);
    await user.click(screen.getByRole('button', { name: 'Captain' }));
    expect(selectReportSort(store.getState() as ShellRoot)).toBe('c');
  });

  it('filters by mine and by position', async () => {
    const { user, address } = openRivals('/rivals/rivals/report');
    await textOf(/Salah/);
    await user.click(screen.getByRole('button', { name: 'Not mine' }));
    expect(players()).toEqual(['Salah', 'Haaland']);
    await user.click(screen.getByRole('button', { name: 'FWD' }));
    expect(players()).toEqual(['Haaland']);
    expect(address()).toBe('/rivals/rivals/report?whose=not_mine&pos=FWD');
  });

  it('locks what the server locked, and shows no lock among filtered players', async () => {
    const rows = [aReportRow(), { place: 2, locked: true as const }];
    const { user } = openRivals('/rivals/rivals/report', { [report]: success(aReport({ rows })) });
    await textOf(/Salah/);
    expect(screen.getByRole('button', { name: 'Season pass content' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'MID' }));
    expect(screen.queryByRole('button', { name: 'Season pass content' })).not.toBeInTheDocument();
  });
});

describe('transfers', () => {
  const transfers = 'GET /v1/templates/rival_pages/rivals/transfers';

  it('show transfers in and out by team, and the most bought above', async () => {
    openRivals('/rivals/rivals/transfers');
    expect(await screen.findByRole('list', { name: 'Most bought' })).toHaveTextContent('Salah4 teams');
    const table = within(screen.getByRole('table', { name: 'Transfers by team' }));
    expect(table.getByText('8.8m')).toBeVisible();
    expect(table.getAllByRole('row')).toHaveLength(2);
  });

  it('fold teams without a transfer below the table', async () => {
    const { user } = openRivals('/rivals/rivals/transfers');
    const silent = await screen.findByText('1 team without a transfer');
    const names = () => screen.queryByText('Moyes Will Be Moyes');
    expect(names()).not.toBeVisible();
    await user.click(silent);
    expect(names()).toBeVisible();
  });

  it('say nothing of a team whose transfers are not known', async () => {
    const { rows } = someTransfers();
    const unknown = rows.map(({ transfers: _, ...team }) => team);
    openRivals('/rivals/rivals/transfers', {
      [transfers]: success(someTransfers({ rows: [...rows.slice(0, 1), ...unknown.slice(1)] })),
    });
    expect(await screen.findByText('Transfers are known of 1 of 2 teams.')).toBeVisible();
    expect(screen.queryByText(/without a transfer/)).not.toBeInTheDocument();
  });

  it('are those of the gameweek in the address', async () => {
    const { api, user, address } = openRivals('/rivals/rivals/transfers');
    await user.click(await screen.findByRole('button', { name: 'Previous gameweek' }));
    expect(address()).toBe('/rivals/rivals/transfers?gw=23');
    await waitFor(() => expect(api.requests.at(-1)?.query.get('gw')).toBe('23'));
    await user.click(screen.getByRole('button', { name: 'Next gameweek' }));
    expect(address()).toBe('/rivals/rivals/transfers');
    expect(screen.getByRole('button', { name: 'Next gameweek' })).toBeDisabled();
    const swipe = (across: number) => {
      const heading = screen.getByRole('heading', { level: 1 });
      fireEvent.touchStart(heading, { touches: [{ clientX: 400, clientY: 100 }] });
      fireEvent.touchEnd(heading, { changedTouches: [{ clientX: 400 + across, clientY: 100 }] });
    };
    swipe(-150);
    expect(address()).toBe('/rivals/rivals/transfers');
    swipe(150);
    expect(address()).toBe('/rivals/rivals/transfers?gw=23');
  });

  it('can be chosen for "Gameweek N" from 1 to the current one', async () => {
    openRivals('/rivals/rivals/transfers');
    const select = within(await screen.findByRole('combobox', { name: 'Gameweek' }));
    expect(select.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 24 }, (_, index) => `Gameweek ${index + 1}`),
    );
  });

  it('show after the deadline', async () => {
    openRivals('/rivals/rivals/transfers', { [transfers]: success(someTransfers({ gameweek_id: null })) });
    expect(await screen.findByText('Transfers show after the deadline.')).toBeVisible();
  });
});

describe('chips', () => {
  const chips = 'GET /v1/templates/rival_pages/rivals/chips';

  it('show when each was played and its gain, or that it is left', async () => {
    openRivals('/rivals/rivals/chips');
    const leader = await textOf(/Klopps/);
    expect(leader).toHaveTextContent('GW19 +12');
    expect(within(leader).getAllByText('left')).toHaveLength(3);
    expect(within(leader).getByText('not used')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Played/ })).toHaveTextContent('1 of 2');
  });

  it('are a dash for a team of which nothing is known', async () => {
    const { rows } = someChips();
    const unknown = rows.map(({ played: _, left: __, ...team }) => team);
    openRivals('/rivals/rivals/chips', {
      [chips]: success(someChips({ rows: [...rows.slice(0, 1), ...unknown.slice(1)] })),
    });
    await textOf(/Klopps/);
    expect(screen.getAllByText('–')).toHaveLength(5);
    expect(screen.getByRole('row', { name: /^Played/ })).toHaveTextContent('1 of 1');
  });
});
