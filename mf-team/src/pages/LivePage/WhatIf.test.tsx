import { asTeamId, asFootballerId } from '@touchline/shared/domain';
import { type FakeRoutes, problem, success } from '@touchline/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aWhatIf, aWhatIfChance } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

// Compiling the lazy part takes longer than a test's timeout.
beforeAll(() => import('./WhatIf'), 60_000);

const answer = () => screen.findByRole('status', { name: 'What if: the answer' });
const rivals = {
  label: 'Office league',
  teams: [
    {
      ...{
        id: asTeamId(7),
        name: 'Kane',
        footballers: aWhatIf().own?.footballers ?? [],
        captain: asFootballerId(3),
      },
      ...{ vice_captain: asFootballerId(4), chip: null, transfers_cost: 0, before: 1002, rank: null },
    },
  ],
};

it('opens by a click, and updates at once when a goal is set', async () => {
  const { user } = openTeam('/team/live');
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  const result = await answer();
  // Eleven with two points each, and the captain's once more.
  expect(result).toHaveTextContent('GW points24');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add a player' }), 'Nº 2');
  await user.click(screen.getByRole('button', { name: 'More goals of Nº 2' }));
  // A defender's goal is six points, twice for the captain.
  expect(result).toHaveTextContent('GW points36+12');
});

it('shows the hypothetical rank, and resets with one click', async () => {
  const { user } = openTeam('/team/live?if=2g2');
  const result = await answer();
  const now = /Rank now#(\d+)/.exec(result.textContent ?? '')?.[1];
  expect(result.textContent).not.toContain(`Rank#${now}`);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(result).toHaveTextContent('GW points240');
  expect(result.textContent).toContain(`Rank#${now}`);
});

it('doubles another captain', async () => {
  const { user } = openTeam('/team/live?if=5g1');
  const result = await answer();
  expect(result).toHaveTextContent('GW points29+5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Captain' }), 'Nº 5');
  expect(result).toHaveTextContent('GW points34+10');
});

it('offers the pass instead of rivals', async () => {
  const { user, record } = openTeam('/team/live?if=5g1');
  await answer();
  await user.click(screen.getByRole('button', { name: 'Season pass' }));
  expect(record.passPrompts).toEqual([{ location: 'team_live', step: 'what_if' }]);
});

it('shows the own team among rivals who own the footballer too', async () => {
  openTeam('/team/live?if=2g1', { 'GET /v1/live/what_if': success(aWhatIf({ rivals })) });
  const table = await screen.findByRole('table', { name: 'What if: Office league' });
  const [, first, second] = within(table).getAllByRole('row');
  // Both own the scorer, the own team as captain: it passes Kane, who was two points ahead.
  expect(first).toHaveTextContent('36');
  expect(second).toHaveTextContent('Kane');
  expect(second).toHaveTextContent('30');
});

it('lets a player of the bench start instead, who takes over the armband', async () => {
  const { user } = openTeam('/team/live?if=13g1');
  const result = await answer();
  expect(result).toHaveTextContent('GW points240');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Substitution' }), 'Nº 13 for Nº 2');
  // Two points and six for the goal, twice for the captain, in place of twice two.
  expect(result).toHaveTextContent('GW points36+12');
});

it('leaves out what a link has and the game does not allow', async () => {
  openTeam('/team/live?if=5g1_c13');
  expect(await answer()).toHaveTextContent('GW points29+5');
  expect(screen.getByText(/^The captain has to be in the starting line-up\. The captain and/)).toBeVisible();
});

describe('the chance to beat a rival', () => {
  const call = 'GET /v1/live/what_if/chance';
  const words = () => screen.findByRole('status', { name: 'What if: the chance' });
  const changes: FakeRoutes = {
    [call]: ({ query }) =>
      success(
        aWhatIfChance({
          ...(query.get('rival') === '8' && { opponent: { id: asTeamId(8), name: 'Klopps and Robbers' } }),
          then: query.has('captain') || query.has('out') ? { win: 0.458, tie: 0.02 } : null,
        }),
      ),
  };
  const lastOf = (requests: readonly { readonly path: string; readonly query: URLSearchParams }[]) =>
    requests.findLast(({ path }) => path === '/v1/live/what_if/chance')?.query.toString();

  it('is told with another captain and without', async () => {
    const { api, user } = openTeam('/team/live?if=', changes);
    expect(await words()).toHaveTextContent('Your chance to beat Kane is 41%. Choose another captain');
    expect(api.countOf(call)).toBe(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Captain' }), 'Nº 5');
    await waitFor(async () =>
      expect(await words()).toHaveTextContent(
        'Your chance to beat Kane is 46% with this change, 41% without it.',
      ),
    );
    expect(lastOf(api.requests)).toBe('captain=5');
    expect(screen.getByText(/^Both from the same simulations/)).toBeVisible();
  });

  it('is told for a substitution, against the chosen team', async () => {
    const { api, user } = openTeam('/team/live?if=s2-13', changes);
    await waitFor(async () => expect(await words()).toHaveTextContent('46% with this change'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Against' }), 'Klopps and Robbers');
    await waitFor(async () =>
      expect(await words()).toHaveTextContent(/^Your chance to beat Klopps and Robbers is 46%/),
    );
    expect(lastOf(api.requests)).toBe('out=2&in=13&rival=8');
  });

  it('does not ask for impossible choices, nor for goals and chips', async () => {
    const { api } = openTeam('/team/live?if=c13_5g2_xbboost', changes);
    expect(await words()).toHaveTextContent('Your chance to beat Kane is 41%.');
    expect(lastOf(api.requests)).toBe('');
  });

  it('says why it cannot be loaded, leaves the rest as it is, and loads on another try', async () => {
    const { api, user } = openTeam('/team/live?if=5g1', {
      [call]: problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    expect(await answer()).toHaveTextContent('GW points29+5');
    api.answer(call, success(aWhatIfChance()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await words()).toHaveTextContent('Your chance to beat Kane is 41%.');
  });

  it('says that there is nobody to beat', async () => {
    const nobody = { opponents: [], opponent: null, now: null };
    openTeam('/team/live?if=', { [call]: success(aWhatIfChance(nobody)) });
    expect(await words()).toHaveTextContent('No other team of your view has a known squad');
    expect(screen.queryByRole('combobox', { name: 'Against' })).not.toBeInTheDocument();
  });

  it('is not shown once the gameweek is final', async () => {
    const { api } = openTeam('/team/live?if=', {
      [call]: success(aWhatIfChance({ state: 'final', opponents: [], opponent: null, now: null })),
    });
    await answer();
    await waitFor(() => expect(api.countOf(call)).toBe(1));
    await waitFor(() =>
      expect(screen.queryByRole('status', { name: 'What if: the chance' })).not.toBeInTheDocument(),
    );
  });
});
