import { asClubId, asFootballerId } from '@touchline/shared/domain';
import { statePatched } from '@touchline/shared/shell-store';
import { problem, success } from '@touchline/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aFootballer, anIndex, aPaging } from '../../testing/builders';
import { openFootballers } from '../../testing/openFootballers';

const list = 'GET /v1/footballers/index/default';
const row = (name: RegExp) => screen.findByRole('row', { name });
const lastQuery = ({ api }: ReturnType<typeof openFootballers>) =>
  Object.fromEntries(api.requests.at(-1)?.query ?? []);

describe('the list', () => {
  it('shows players with their position, each with a link, the own ones marked', async () => {
    openFootballers('/footballers/list');
    const saka = await row(/Saka/);
    expect(saka).toHaveAttribute('data-mine');
    expect(saka).toHaveTextContent('2');
    expect(saka).toHaveTextContent('ARS · MID');
    expect(saka).toHaveTextContent('3/10 30.0%');
    expect(saka).toHaveTextContent('46.2%');
    expect(saka).toHaveTextContent('8.8m');
    expect(within(saka).getByRole('link', { name: 'Saka' })).toHaveAttribute('href', '/footballer/19');
    expect(within(saka).getByRole('img', { name: 'Penalties' })).toBeVisible();
    expect(screen.getByText('Showing 1–3 of 3')).toBeVisible();
  });

  it('distinguishes points not yet played from zero, and flags doubts', async () => {
    openFootballers('/footballers/list');
    const haaland = await row(/Haaland/);
    expect(within(haaland).getByTitle('Not yet played')).toBeVisible();
    expect(within(haaland).getByRole('img', { name: '75% chance' })).toBeVisible();
  });

  it('says what went wrong, and shows the players after another try', async () => {
    const { api, user } = openFootballers('/footballers/list', {
      [list]: problem(500, 'Internal Server Error'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
    api.answer(list, success(anIndex()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/Saka/)).toBeVisible();
  });

  it('keeps the players under a banner when a refresh finds no network', async () => {
    const { api, user } = openFootballers('/footballers/list');
    await row(/Saka/);
    api.answer(list, 'offline');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Showing data from/)).toBeVisible();
    expect(await row(/Saka/)).toBeVisible();
  });
});

describe('order and pages', () => {
  it('sorts by the server, keeps the order in the address, and shows it on the heading', async () => {
    const view = openFootballers('/footballers/list');
    await row(/Saka/);
    expect(screen.getByRole('columnheader', { name: /Total/ })).toHaveAttribute('aria-sort', 'descending');
    view.api.answer(list, success(anIndex({ paging: aPaging({ order_by: 'form' }) })));
    await view.user.click(screen.getByRole('button', { name: 'Form' }));
    expect(view.address()).toBe('/footballers/list?order_by=form&order=desc');
    expect(lastQuery(view)).toEqual({ order_by: 'form', order: 'desc' });
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /Form/ })).toHaveAttribute('aria-sort', 'descending'),
    );
  });

  it('goes to the next page by the address, and keeps the rows until it has loaded', async () => {
    const paging = aPaging({ total: 412, pages: 21 });
    const view = openFootballers('/footballers/list', { [list]: success(anIndex({ paging })) });
    await row(/Saka/);
    view.api.answer(list, 'never');
    await view.user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(view.address()).toBe('/footballers/list?page=2');
    expect(lastQuery(view)).toEqual({ page: '2' });
    expect(await row(/Saka/)).toBeVisible();
  });

  it('numbers rows over the whole list', async () => {
    const paging = aPaging({ page: 3, total: 412, pages: 21 });
    openFootballers('/footballers/list?page=3', { [list]: success(anIndex({ paging })) });
    expect(await row(/Saka/)).toHaveTextContent('42');
  });

  it('ignores invalid parts of an edited address', async () => {
    const view = openFootballers('/footballers/list?page=abc&order=up&order_by=form<script>&pos=XX');
    await row(/Saka/);
    expect(lastQuery(view)).toEqual({ order_by: 'formscript', order: 'desc' });
    expect(screen.getByRole('columnheader', { name: /Total/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('does not show old rows for a filter whose request failed', async () => {
    const view = openFootballers('/footballers/list');
    await row(/Saka/);
    view.api.answer(list, problem(503, 'The game is being updated.', 'game_updating'));
    await view.user.click(screen.getByRole('button', { name: 'GKP' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The game is being updated.');
    expect(screen.queryByRole('row', { name: /Saka/ })).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  it('go into address and request, show as chips, and Back takes them away one by one', async () => {
    const view = openFootballers('/footballers/list?page=3');
    await row(/Saka/);
    await view.user.click(screen.getByRole('button', { name: 'MID' }));
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Nailed');
    expect(view.address()).toBe('/footballers/list?pos=MID&category=nailed');
    await waitFor(() => expect(lastQuery(view)).toEqual({ pos: 'MID', badge: 'nailed' }));
    const inForce = within(screen.getByRole('list', { name: 'Filters in force' }));
    expect(inForce.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['MID', 'Nailed']);
    await act(() => view.router.navigate(-1));
    expect(view.address()).toBe('/footballers/list?pos=MID');
    await act(() => view.router.navigate(-1));
    expect(view.address()).toBe('/footballers/list?page=3');
  });

  it('are read from the address: a shared link gives the same list', async () => {
    const view = openFootballers('/footballers/list?pos=DEF&cost_max=6.5&category=nailed&hide_mine=true');
    await row(/Saka/);
    expect(lastQuery(view)).toEqual({ pos: 'DEF', cost_max: '6.5', badge: 'nailed', hide_mine: 'true' });
    expect(screen.getByRole('button', { name: 'DEF', pressed: true })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Nailed');
    expect(screen.getByText('Up to 6.5m')).toBeVisible();
  });

  it('ask for the watchlist by its own word, and for all by none', async () => {
    const view = openFootballers('/footballers/list?category=watchlist');
    await row(/Saka/);
    expect(lastQuery(view)).toEqual({ watchlist: 'true' });
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'All');
    await waitFor(() => expect(lastQuery(view)).toEqual({}));
  });

  it('find a club by its name', async () => {
    const strength = { home: 1, away: 1, overall: 1 };
    const clubs = ['Arsenal', 'Everton'].map((name) => ({
      id: asClubId(name.slice(0, 3).toLowerCase()),
      name,
      strength: 3,
      attack: strength,
      defence: strength,
      overall: strength,
    }));
    const view = openFootballers('/footballers/list', {}, { state: { clubs } });
    await row(/Saka/);
    await view.user.type(screen.getByRole('combobox', { name: 'Clubs' }), 'ever');
    await view.user.click(await screen.findByRole('option', { name: 'Everton' }));
    expect(view.address()).toBe('/footballers/list?club=eve');
    await waitFor(() => expect(lastQuery(view)).toEqual({ club: 'eve' }));
  });

  it('search after a pause in typing, without a history entry', async () => {
    const view = openFootballers('/footballers/list');
    await row(/Saka/);
    await view.user.type(screen.getByRole('searchbox', { name: 'Search players' }), 'guim');
    await waitFor(() => expect(view.address()).toBe('/footballers/list?q=guim'));
    await waitFor(() => expect(lastQuery(view)).toEqual({ q: 'guim' }));
    expect(view.api.countOf(list)).toBe(2);
  });

  it('say when nobody matches, and clear at a press', async () => {
    const nobody = anIndex({ rows: [], paging: aPaging({ total: 0, pages: 0 }) });
    const view = openFootballers('/footballers/list?q=zzz&pos=GKP&order_by=form&order=desc', {
      [list]: success(nobody),
    });
    expect(await screen.findByText('No players match.')).toBeVisible();
    view.api.answer(list, success(anIndex()));
    await view.user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await row(/Saka/)).toBeVisible();
    expect(view.address()).toBe('/footballers/list?order_by=form&order=desc');
  });

  it('explain how to fill an empty watchlist', async () => {
    const nobody = anIndex({ rows: [], paging: aPaging({ total: 0, pages: 0 }) });
    openFootballers('/footballers/list?category=watchlist', { [list]: success(nobody) });
    expect(await screen.findByText('Tap the star on any player to follow him here.')).toBeVisible();
  });

  it('are in a sheet on a phone', async () => {
    const { user } = openFootballers('/footballers/list', {}, { screen: 'phone' });
    await row(/Saka/);
    expect(screen.queryByRole('button', { name: 'MID' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Filters/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(sheet).getByRole('button', { name: 'MID' }));
    expect(within(sheet).getByRole('button', { name: 'MID', pressed: true })).toBeVisible();
  });
});

describe('values for pass holders', () => {
  it('is locked where the server left it out; cost stays', async () => {
    const rows = [aFootballer({ form: undefined, locked: true })];
    const { user, record } = openFootballers('/footballers/list', { [list]: success(anIndex({ rows })) });
    const saka = await row(/Saka/);
    expect(saka).toHaveTextContent('8.8m');
    await user.click(within(saka).getByRole('button', { name: /Season pass content/ }));
    expect(record.passPrompts).toEqual([{ location: 'footballers', step: 'Mean points per match of late' }]);
  });
});

describe('the watchlist', () => {
  it('is changed by the star, which shows what the store knows', async () => {
    const view = openFootballers('/footballers/list');
    const watched: number[] = [];
    view.services.toggleWatch = async (id) => {
      watched.push(id);
      view.store.dispatch(statePatched({ watchlist: [id] }));
    };
    await view.user.click(within(await row(/Saka/)).getByRole('button', { name: 'Watch Saka' }));
    expect(watched).toEqual([19]);
    expect(screen.getByRole('button', { name: 'Watch Saka', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Watch Salah', pressed: false })).toBeVisible();
  });

  it('removes a player from its list when the event arrives', async () => {
    const view = openFootballers('/footballers/list?category=watchlist');
    await row(/Saka/);
    view.api.answer(
      list,
      success(anIndex({ rows: [aFootballer({ id: asFootballerId(308), name: 'Salah' })] })),
    );
    act(() => view.services.events.emit('watchlistChanged', { footballerIds: [asFootballerId(308)] }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Saka/ })).not.toBeInTheDocument());
  });
});
