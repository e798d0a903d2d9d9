import { selectTransferSort } from '@touchline/shared/contract';
import type { ShellRoot } from '@touchline/shared/contract/host';
import { problem, success } from '@touchline/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPaging, aTopTeams, aTopTransfers, aTransferRow, someTransfers } from '../testing/builders';
import { openFootballers } from '../testing/openFootballers';

const row = (name: RegExp) => screen.findByRole('row', { name });
const players = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => /Salah|Saka/.exec(textContent ?? '')?.[0]);

describe('/transfers', () => {
  it('shows the most transferred, and links to each table', async () => {
    openFootballers('/transfers', {}, { state: { rivals_view: 'elite' } });
    const tiles = within(await screen.findByRole('list', { name: 'Transfers' }));
    const links = tiles.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['In: Salah', '/transfers/in'],
      ['Out: Saka', '/transfers/out'],
      ['Nett: Salah', '/transfers/nett'],
      ['Elite In', '/elite_transfers'],
      ['My rivals’', '/rivals/elite/transfers'],
      ['Price watch', '/footballers/prices'],
    ]);
  });
});

describe('/transfers/:order', () => {
  it('shows the balance short and signed, the own players marked', async () => {
    openFootballers('/transfers/in');
    expect(await row(/Salah/)).toHaveTextContent('+214k');
    const own = await row(/Saka/);
    expect(own).toHaveTextContent('-1.2m');
    expect(own).toHaveAttribute('data-mine');
    expect(screen.getByRole('columnheader', { name: /^In/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('requests the page of the address and locks what the server locked', async () => {
    const rows = [aTransferRow({ place: 25 }), { place: 26, locked: true as const }];
    const { api, user, record } = openFootballers('/transfers/in?page=2', {
      'GET /v1/transfers/in': success(
        someTransfers({ rows, paging: aPaging({ page: 2, pages: 5, total: 90 }) }),
      ),
    });
    expect(await row(/Salah/)).toHaveTextContent('25');
    expect(api.requests.at(-1)?.query.get('page')).toBe('2');
    await user.click(screen.getByRole('button', { name: 'Season pass content' }));
    expect(record.passPrompts).toEqual([{ location: 'transfers', step: 'in' }]);
  });

  it('changes the order by a tab', async () => {
    const { api, user, address } = openFootballers('/transfers/in', {
      'GET /v1/transfers/out': success(someTransfers({ kind: 'out' })),
    });
    await row(/Salah/);
    await user.click(screen.getByRole('link', { name: 'Out' }));
    expect(address()).toBe('/transfers/out');
    await waitFor(() => expect(api.countOf('GET /v1/transfers/out')).toBe(1));
  });

  it('is remembered: without an order in the address, the last one is shown', async () => {
    const { store, router } = openFootballers('/transfers', {
      'GET /v1/transfers/out': success(someTransfers({ kind: 'out' })),
    });
    expect(selectTransferSort(store.getState() as ShellRoot)).toBe('in');
    await act(() => router.navigate('/transfers/out'));
    await row(/Salah/);
    expect(selectTransferSort(store.getState() as ShellRoot)).toBe('out');
  });

  it('says that there are no transfers yet', async () => {
    openFootballers('/transfers/in', { 'GET /v1/transfers/in': success(someTransfers({ rows: [] })) });
    expect(await screen.findByText('No transfers yet this gameweek.')).toBeVisible();
  });

  it('shows not found for an unknown order, without a request', async () => {
    const { api } = openFootballers('/transfers/sideways');
    expect(await screen.findByText('Page Not Found')).toBeVisible();
    expect(api.requests).toEqual([]);
  });
});

describe('/elite_picks', () => {
  it('shows percentages and edge, locked rows in their position, and the sample', async () => {
    const { user, record } = openFootballers('/elite_picks');
    const salah = await row(/Salah/);
    for (const text of ['62.5%', '30.1%', '+32.4', '90.0%']) expect(salah).toHaveTextContent(text);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Season pass content');
    expect(screen.getByText(/Sample: 97 of the best 100 teams/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Season pass content' }));
    expect(record.passPrompts).toEqual([{ location: 'elite_picks', step: 'Picks of the top 100' }]);
  });

  it('colours percentages by the ramp of their range, the text "white above 50"', async () => {
    openFootballers('/elite_picks');
    const salah = within(await row(/Salah/));
    const textOf = (share: string) => salah.getByText(share).style.getPropertyValue('--day-text');
    expect([textOf('62.5%'), textOf('60.0%')]).toEqual(['#FFFFFF', '#FFFFFF']);
    expect(textOf('30.0%')).not.toBe('#FFFFFF');
    // Effective ownership can exceed 100 and has no benchmark range.
    expect(textOf('90.0%')).toBe('');
  });

  it.each([
    ['top_250', '250'],
    ['top_500', '500'],
    ['top_1000', '1000'],
  ])('asks for the tier of /%s', async (word, tier) => {
    const call = `GET /v1/footballers/top_teams/${tier}`;
    const { api } = openFootballers(`/elite_picks/${word}`, {
      [call]: success(aTopTeams({ tier: Number(tier) })),
    });
    await row(/Salah/);
    expect(api.countOf(call)).toBe(1);
  });

  it('shows not found for an unknown tier', async () => {
    openFootballers('/elite_picks/top_7');
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });

  it('says that the sample is not ready', async () => {
    openFootballers('/elite_picks', {
      'GET /v1/footballers/top_teams/100': success(aTopTeams({ rows: [], teams: 0, sampled_at: null })),
    });
    expect(await screen.findByText('Sample not ready for this gameweek.')).toBeVisible();
  });
});

describe('/elite_transfers', () => {
  it('orders by net, and by what is chosen in the address', async () => {
    const { user, address } = openFootballers('/elite_transfers');
    await row(/Salah/);
    expect(players()).toEqual(['Salah', 'Saka']);
    await user.click(screen.getByRole('button', { name: 'Out' }));
    expect(address()).toBe('/elite_transfers?order_by=out&order=desc');
    expect(players()).toEqual(['Saka', 'Salah']);
    await user.click(screen.getByRole('button', { name: 'Nett' }));
    expect(address()).toBe('/elite_transfers');
  });

  it('says what went wrong, and shows the players after another try', async () => {
    const call = 'GET /v1/footballers/top_transfers/100';
    const { api, user } = openFootballers('/elite_transfers', {
      [call]: problem(500, 'Internal Server Error'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
    api.answer(call, success(aTopTransfers()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/Salah/)).toBeVisible();
  });
});
