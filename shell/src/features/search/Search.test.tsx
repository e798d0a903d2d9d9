import { act, screen, within } from '@testing-library/react';
import { problem, success } from '@touchline/shared/testing';
import type { RegisteredRelease } from '../../services/remotes/registry';
import { aBoot, aRelease, openShell } from '../../testing/renderShell';

const clubs = [
  ['ars', 'Arsenal'],
  ['liv', 'Liverpool'],
  ['new', 'Newcastle'],
].map(([id, name]) => {
  const strength = { home: 1000, away: 1000, overall: 1000 };
  return {
    id: id as never,
    name: name as string,
    strength: 3,
    attack: strength,
    defence: strength,
    overall: strength,
  };
});

const index = success({
  footballers: [
    { id: 19, name: 'Saka', fullname: 'Bukayo Saka', club_id: 'ars', position: 'MID' },
    { id: 4, name: 'Guimarães', fullname: 'Bruno Guimarães', club_id: 'new', position: 'MID' },
    { id: 12, name: 'Ødegaard', fullname: 'Martin Ødegaard', club_id: 'ars', position: 'MID' },
  ],
  fixtures: [
    { id: 'ars-liv', gameweek_id: 23 },
    { id: 'liv-ars', gameweek_id: 17 },
  ],
});

const teams = success({
  teams: [
    { id: 11, name: 'Saka Potatoes', fullname: 'Ada Bell', is_rival: true, leagues: [] },
    { id: 77, name: 'Ronaldinhoes', fullname: 'Bo Lindqvist', is_rival: false, leagues: ['Work'] },
  ],
});

const footballers: RegisteredRelease = {
  ...aRelease('mf-footballers', ['/footballer', '/footballers']),
  routes: [
    { path: '/footballer/:id', heading: 'Player', files: [] },
    { path: '/footballers/prices', heading: 'Players', files: [] },
    { path: '/admin/users', heading: 'Admin', files: [] },
  ],
  places: [
    { to: '/footballers', label: 'Players', icon: 'Boot', order: 1, group: 'game', areas: ['footballers'] },
  ],
};

const routes = {
  'GET /v1/search/index': index,
  'GET /v1/search/teams': teams,
};

async function openSearch(given: Parameters<typeof openShell>[0] = {}) {
  const app = await openShell({
    boot: aBoot({
      user: {},
      state: { clubs },
      registry: { generation: 1, remotes: { 'mf-footballers': { live: footballers } }, integrity: {} },
    }),
    routes,
    path: '/nowhere',
    ...given,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Search' });
  const write = async (query: string) => {
    await app.user.clear(field);
    await app.user.type(field, query);
  };
  return { ...app, field, write };
}

const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('what is found', () => {
  it.each([
    ['guimaraes', 'Players', 'GuimarãesNEW · MID'],
    ['guimareas', 'Players', 'GuimarãesNEW · MID'],
    ['odegard', 'Players', 'ØdegaardARS · MID'],
    ['buk', 'Players', 'SakaARS · MID'],
    ['newcastel', 'Clubs', 'NewcastleNEW'],
    ['arsenal liverpool', 'Fixtures', 'Arsenal v LiverpoolGW23'],
    ['gw24', 'Gameweeks', 'Gameweek 24Current'],
    ['potatos', 'Rivals', 'Saka PotatoesAda Bell'],
    ['lindqvist', 'In my leagues', 'RonaldinhoesBo Lindqvist · Work'],
    ['price', 'Pages', 'Players: prices'],
  ])('%s', async (query, group, first) => {
    const { write } = await openSearch();
    await write(query);
    await screen.findByRole('group', { name: group });
    expect(optionsOf(group)[0]).toBe(first);
  });

  it('says when nothing is', async () => {
    const { write, field } = await openSearch();
    await write('zzzz');
    expect(await screen.findByText('Nothing found for "zzzz".')).toBeVisible();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('hides pages of the staff from everybody else', async () => {
    const { write } = await openSearch();
    await write('admin users');
    expect(await screen.findByText('Nothing found for "admin users".')).toBeVisible();
  });

  it('still finds clubs and gameweeks when the names cannot be loaded, and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { write } = await openSearch({
      routes: { ...routes, 'GET /v1/search/index': problem(500, 'Broken') },
    });
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    await write('arsenal');
    expect(optionsOf('Clubs')).toEqual(['ArsenalARS']);
  });
});

describe('by keyboard', () => {
  it('the field keeps the focus while arrows move through the groups, and Enter opens the page', async () => {
    const { user, field, write } = await openSearch();
    await write('saka');
    expect(await screen.findByRole('option', { name: /^Saka ?ARS/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{ArrowDown}');
    const rival = screen.getByRole('option', { name: /Saka Potatoes/ });
    expect(rival).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', rival.id);
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(window.location.pathname).toBe('/footballer/19');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('two keys watch a footballer: right arrow, W', async () => {
    const { user, api, write } = await openSearch({
      routes: { ...routes, 'POST /v1/watch/footballer/19': success({ ids: [19] }) },
    });
    await write('saka');
    await screen.findByRole('option', { name: /^Saka ?ARS/ });
    await user.keyboard('{ArrowRight}');
    expect(optionsOf('Saka')).toEqual(['WatchW', 'CompareC', 'Plan inP']);
    await user.keyboard('w');
    expect(api.requests.map(({ path }) => path)).toContain('/v1/watch/footballer/19');
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('option', { name: /Remove from watchlist/ })).toBeVisible();
  });

  it.each([
    ['c', '/nowhere', '/footballers/compare?ids=19'],
    ['p', '/nowhere', '/team/plan?in=19'],
    ['c', '/footballers/compare?ids=4', '/footballers/compare?ids=4%2C19'],
  ])('right arrow and %s on %s lead to %s', async (letter, path, address) => {
    const { user, write } = await openSearch({ path });
    await write('saka');
    await screen.findByRole('option', { name: /^Saka ?ARS/ });
    await user.keyboard(`{ArrowRight}${letter}`);
    expect(window.location.pathname + window.location.search).toBe(address);
  });

  it('Escape leaves the actions first, then the search', async () => {
    const { user, field, write } = await openSearch();
    await write('saka');
    await screen.findByRole('option', { name: /^Saka ?ARS/ });
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.getByRole('option', { name: /^Saka ?ARS/ })).toBeVisible();
    expect(field).toHaveValue('saka');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

it('a team opens as a popup', async () => {
  const { user, shell, write } = await openSearch();
  await write('ronaldinhos');
  await user.click(await screen.findByRole('option', { name: /Ronaldinhoes/ }));
  expect(shell.store.getState()).toMatchObject({ ui: { activeTeam: { teamId: 77 } } });
});

it('offers what was opened last, until the account is logged out', async () => {
  const { user, shell, write } = await openSearch();
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  await write('saka');
  await user.click(await screen.findByRole('option', { name: /^Saka ?ARS/ }));
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await screen.findByRole('group', { name: 'Recent' });
  expect(optionsOf('Recent')).toEqual(['SakaARS · MID']);
  expect(Object.keys(localStorage).filter((key) => key.includes('search:'))).toHaveLength(1);
  await act(() => shell.session.logout());
  expect(Object.keys(localStorage).filter((key) => key.includes('search'))).toEqual([]);
});
