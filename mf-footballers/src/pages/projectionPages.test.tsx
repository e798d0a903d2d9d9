import { asFootballerId, asClubId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import {
  aCompared,
  aFootballer,
  aHead,
  anIndex,
  aPriceRow,
  somePredictions,
  somePrices,
} from '../testing/builders';
import { openFootballers } from '../testing/openFootballers';

describe('predictions', () => {
  const list = 'GET /v1/footballers/index/predictions';

  it('show our own expected points by gameweek when one switches to them', async () => {
    const official = success(anIndex({ view: 'predictions', rows: [aFootballer({ ep_next: 7.4 })] }));
    const { api, user, address } = openFootballers('/footballers/predictions', { [list]: official });
    await screen.findByRole('columnheader', { name: /EP next/ });
    const row = aFootballer({
      our_ep: [6.1, 5.24],
      our_sum: 11.34,
      our_minutes: 82,
      our_return: 0.56,
      our_ten: 0.08,
    });
    const locked = aFootballer({ id: asFootballerId(20), name: 'Kane', form: undefined, locked: true });
    api.answer(list, success(anIndex({ view: 'predictions', rows: [row, locked], projected: [25, 26] })));
    await user.click(screen.getByRole('button', { name: 'Ours' }));
    await screen.findByRole('columnheader', { name: /Sum/ });
    expect(address()).toBe('/footballers/predictions?ep=ours');
    expect(api.requests.some(({ query }) => query.get('ep') === 'ours')).toBe(true);
    const saka = screen.getByRole('row', { name: /Saka/ });
    expect(saka).toHaveTextContent('11.36.15.282');
    expect(saka).toHaveTextContent('56.0%');
    const kane = within(screen.getByRole('row', { name: /Kane/ }));
    expect(kane.getAllByRole('button', { name: /Season pass content/ })).toHaveLength(6);
  });

  it('of one footballer show both, and the components of ours', async () => {
    const ours = {
      gameweeks: [25, 26],
      ep: [6.1, 5.2],
      minutes: [82, 80],
      chance_of_start: [0.94, 0.9],
      chance_of_return: [0.56, 0.5],
      chance_of_ten: [0.12, 0.1],
      parts: { goals_scored: 2.31, minutes: 1.9 },
    };
    openFootballers('/footballer/19/predictions', {
      'GET /v1/footballer/19/predictions': success(somePredictions({ ours })),
    });
    const table = within(await screen.findByRole('table', { name: 'Our expected points by gameweek' }));
    expect(table.getByRole('row', { name: /GW25/ })).toHaveTextContent('GW256.18294.0%56.0%12.0%');
    const parts = within(screen.getByRole('table', { name: 'Expected points by category' }));
    expect(parts.getByRole('row', { name: /Goals/ })).toHaveTextContent('2.31');
  });
});

describe('prices', () => {
  const call = 'GET /v1/prices';

  it("show the game's own forecast, with the time of the next change", async () => {
    const { user, address } = openFootballers('/footballers/prices', { [call]: success(somePrices()) });
    const salah = await screen.findByRole('row', { name: /Salah/ });
    expect(salah).toHaveTextContent('+88.5%');
    expect(salah).toHaveTextContent('+101.3%80.0% likely');
    expect(screen.getByText(/game’s own forecast/)).toHaveTextContent(/Prices change next on/);
    expect(screen.getByRole('button', { name: 'Season pass content' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mine' }));
    expect(await screen.findByRole('row', { name: /Saka/ })).toBeVisible();
    expect(address()).toBe('/footballers/prices?list=own');
    await user.click(screen.getByRole('button', { name: 'Fallers' }));
    expect(screen.getByText('Nobody is falling.')).toBeVisible();
  });

  it('show no forecast where the season has none', async () => {
    const risers = [aPriceRow({ forecast: undefined })];
    openFootballers('/footballers/prices', {
      [call]: success(somePrices({ from: 'transfers', next_change: null, risers })),
    });
    expect(await screen.findByText(/does not forecast prices/)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Next change/ })).not.toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const { api, user } = openFootballers('/footballers/prices', {
      [call]: problem(500, 'Internal Server Error'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
    api.answer(call, success(somePrices()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Salah/ })).toBeVisible();
  });
});

describe('compare', () => {
  const call = 'GET /v1/footballers/compare';
  const salah = aCompared({
    head: aHead({ id: asFootballerId(308), name: 'Salah', club_id: asClubId('liv') }),
    total_points: 157,
    ep: [7, 6.5],
  });

  it('sets the players of the address side by side, the best of each line marked', async () => {
    const answer = success({ gameweeks: [25, 26], footballers: [aCompared(), salah] });
    const { api } = openFootballers('/footballers/compare?ids=19,308,x,19', { [call]: answer });
    const table = within(await screen.findByRole('table', { name: 'Players side by side' }));
    expect(api.requests.map(({ query }) => query.get('ids'))).toContain('19,308');
    expect(table.getByRole('row', { name: /Total points/ })).toHaveTextContent('148★ 157');
    expect(table.getByRole('row', { name: /EP GW25, ours/ })).toHaveTextContent('6.1★ 7.0');
    expect(screen.getByRole('link', { name: 'Remove Saka' })).toHaveAttribute(
      'href',
      '/footballers/compare?ids=308',
    );
  });

  it('finds a player by name and adds them', async () => {
    const { user, address } = openFootballers('/footballers/compare', {
      [call]: success({ gameweeks: [], footballers: [] }),
    });
    expect(await screen.findByText('Nobody to compare yet')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Add a player' }), 'sal');
    await user.click(await screen.findByRole('link', { name: 'Salah (LIV)' }));
    expect(address()).toBe('/footballers/compare?ids=308');
  });

  it('locks expected points and form without pass', async () => {
    const cut = aCompared({
      locked: true,
      form: undefined,
      ep: undefined,
      ep_next: undefined,
      top_thousand: undefined,
    });
    openFootballers('/footballers/compare?ids=19', {
      [call]: success({ gameweeks: [25], footballers: [cut] }),
    });
    expect(await screen.findByText('Season pass content')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Form/ })).not.toBeInTheDocument();
  });
});
