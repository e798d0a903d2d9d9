import { success } from '@touchline/shared/testing';
import { screen } from '@testing-library/react';
import type { SolverMessage } from '../../solver/messages';
import { aPlanStart } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

/** The worker is a browser's: what it answers is given here; that it runs is told by a journey. */
const answers: SolverMessage[] = [];
jest.mock('../../solver/openSolver', () => ({
  openSolver: (_: unknown, hear: (message: SolverMessage) => void) => {
    answers.forEach(hear);
    return () => undefined;
  },
}));

beforeEach(() => sessionStorage.clear());

it.each<[string, SolverMessage, RegExp]>([
  [
    'that WebAssembly is blocked, and works on',
    { kind: 'unavailable', detail: 'blocked' },
    /it blocks WebAssembly.* The planner works without them/,
  ],
  [
    'which wishes are in the way',
    { kind: 'done', result: { status: 'infeasible', inTheWay: [53, 44], hits: false } },
    /There is no plan with FWD 53 and FWD 44 in the squad all the time/,
  ],
  [
    'that the hits are too few',
    { kind: 'done', result: { status: 'infeasible', inTheWay: [], hits: true } },
    /There is no plan with so few hits/,
  ],
  [
    'that no plan was found in time',
    { kind: 'done', result: { status: 'nothing in time' } },
    /No plan was found in time/,
  ],
])('says %s', async (_, message, said) => {
  answers.splice(0, answers.length, message);
  const { user } = openTeam(
    '/team/plan',
    { 'GET /v1/planner/start': success(aPlanStart()) },
    { user: { pass: true }, state: { pass: true } },
  );
  await user.click(await screen.findByRole('button', { name: 'Suggest plans' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Suggest plans' })).toBeEnabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chip' }), 'Bench boost');
  expect(screen.getByRole('combobox', { name: 'Chip' })).toHaveDisplayValue('Bench boost');
});
