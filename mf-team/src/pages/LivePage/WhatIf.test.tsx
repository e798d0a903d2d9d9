import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aWhatIf } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

// Compiling the lazy part takes longer than a test's timeout.
beforeAll(() => import('./WhatIf'), 60_000);

const answer = () => screen.findByRole('status', { name: 'What if: the answer' });
const rivals = {
  label: 'Office league',
  teams: [
    {
      ...{ id: 7, name: 'Kane', footballers: aWhatIf().own?.footballers ?? [], captain: 3 },
      ...{ vice_captain: 4, chip: null, transfers_cost: 0, before: 1002, rank: null },
    },
  ],
};

it('opens by a click, and updates at once when a goal is set', async () => {
  const { user } = openTeam('/team/live');
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  const told = await answer();
  // Eleven with two points each, and the captain's once more.
  expect(told).toHaveTextContent('GW points24');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add a player' }), 'Nº 2');
  await user.click(screen.getByRole('button', { name: 'More goals of Nº 2' }));
  // A defender's goal is six points, twice for the captain.
  expect(told).toHaveTextContent('GW points36+12');
});

it('shows the hypothetical rank, and resets with one click', async () => {
  const { user } = openTeam('/team/live?if=2g2');
  const told = await answer();
  const now = /Rank now#(\d+)/.exec(told.textContent ?? '')?.[1];
  expect(told.textContent).not.toContain(`Rank#${now}`);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(told).toHaveTextContent('GW points240');
  expect(told.textContent).toContain(`Rank#${now}`);
});

it('doubles another captain', async () => {
  const { user } = openTeam('/team/live?if=5g1');
  const told = await answer();
  expect(told).toHaveTextContent('GW points29+5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Captain' }), 'Nº 5');
  expect(told).toHaveTextContent('GW points34+10');
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
