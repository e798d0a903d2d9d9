import { success } from '@touchline/shared/testing';
import { screen } from '@testing-library/react';
import type { SolverMessage } from '../../solver/messages';
import type { Suggestion } from '../../solver/suggest';
import { aDraft, aPlanStart, somePlans } from '../../testing/builders';
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

const noWeek = { gameweek_id: 24, transfers: [], chip: null, order: null, captain: null, vice_captain: null };
const kept: Suggestion = {
  ...{ weeks: [noWeek], objective: 60, gain: 0, error: 0, isKeep: true, isProven: true },
};
const better: Suggestion = { ...kept, objective: 63.1, gain: 3.1, error: 2.4, isKeep: false };

async function openSuggestions(plans: readonly Suggestion[]) {
  answers.splice(0, answers.length, { kind: 'done', result: { status: 'found', plans } });
  const { user } = openTeam(
    '/team/plan',
    { 'GET /v1/planner/start': success(aPlanStart()) },
    { user: { pass: true }, state: { pass: true } },
  );
  await user.click(await screen.findByRole('button', { name: 'Suggest plans' }));
  return user;
}

it('compares plans with keeping the squad in words, with their error', async () => {
  await openSuggestions([better, { ...better, gain: 1.2, isProven: false }, kept]);
  expect(await screen.findByRole('heading', { name: 'Plan 1: +3.1 over one gameweek, ± 2.4' })).toBeVisible();
  expect(screen.getByText(/ Better than keeping your squad\.$/)).toBeVisible();
  expect(screen.getByText(/Not clearly better than keeping your squad\. The search stopped/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Keep your squad' })).toBeVisible();
});

it('says when no plan is better than keeping the squad', async () => {
  await openSuggestions([kept]);
  expect(await screen.findByText('No plan was found that is better than keeping your squad.')).toBeVisible();
});

it('removes suggestions when what is asked changes', async () => {
  const user = await openSuggestions([better, kept]);
  expect(await screen.findByRole('heading', { name: /^Plan 1/ })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hits at most' }), '2');
  expect(screen.queryByRole('heading', { name: /^Plan 1/ })).not.toBeInTheDocument();
});

it('removes suggestions when an outdated draft gets other gameweeks', async () => {
  answers.splice(0, answers.length, { kind: 'done', result: { status: 'found', plans: [better, kept] } });
  const draft = aDraft({
    weeks: aDraft().weeks.map((week) => ({ ...week, gameweek_id: week.gameweek_id - 1 })),
  });
  const { user } = openTeam(
    `/team/plan/${draft.id}`,
    {
      'GET /v1/planner/start': success(aPlanStart()),
      'GET /v1/plans': success(somePlans({ drafts: [draft] })),
    },
    { user: { pass: true }, state: { pass: true } },
  );
  await user.click(await screen.findByRole('button', { name: 'Suggest plans' }));
  expect(await screen.findByRole('heading', { name: /^Plan 1/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use my squad of today' }));
  expect(screen.queryByRole('heading', { name: /^Plan 1/ })).not.toBeInTheDocument();
});
