import { asTeamId, asClubId, asFootballerId } from '@touchline/shared/domain';
import { type FakeRoutes, problem, success } from '@touchline/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { SolverMessage } from '../../solver/messages';
import type { SuggestQuestion } from '../../solver/question';
import type { Suggestion } from '../../solver/suggest';
import { aDraft, aPlanStart, somePlanChances, somePlans } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

/** The worker is a browser's: what it answers is given here; that it runs is told by a journey. */
const answers: SolverMessage[] = [];
const mockAsked: SuggestQuestion[] = [];
jest.mock('../../solver/openSolver', () => ({
  openSolver: (question: SuggestQuestion, hear: (message: SolverMessage) => void) => {
    mockAsked.push(question);
    answers.forEach(hear);
    return () => undefined;
  },
}));

beforeEach(() => sessionStorage.clear());

const infeasible = { status: 'infeasible', inTheWay: [], clubs: [], hits: false } as const;

it.each<[string, SolverMessage, RegExp]>([
  [
    'that WebAssembly is blocked, and works on',
    { kind: 'unavailable', detail: 'blocked' },
    /it blocks WebAssembly.* The planner works without them/,
  ],
  [
    'which wishes are in the way',
    { kind: 'done', result: { ...infeasible, inTheWay: [53, 44].map(asFootballerId) } },
    /There is no plan with FWD 53 and FWD 44 in the squad all the time/,
  ],
  [
    'of which club nobody can be owned',
    { kind: 'done', result: { ...infeasible, clubs: [asClubId('che')] } },
    /There is no plan with somebody of Chelsea in the squad all the time/,
  ],
  [
    'that the hits are too few',
    { kind: 'done', result: { ...infeasible, hits: true } },
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

it('asks for plans with the wishes: whom to keep, to buy now, never to buy, and of which club somebody or nobody', async () => {
  answers.splice(0, answers.length);
  const { user } = openTeam(
    '/team/plan',
    { 'GET /v1/planner/start': success(aPlanStart()) },
    { user: { pass: true }, state: { pass: true } },
  );
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Keep' }), 'FWD 44');
  const choose = async (label: string, name: string) => {
    await user.type(screen.getByRole('searchbox', { name: label }), name);
    const found = within(screen.getByRole('group', { name: `${label}: found` }));
    await user.click(await found.findByRole('button', { name: new RegExp(`^${name} ·`) }));
  };
  await choose('Buy now', 'FWD 53');
  await choose('Never buy', 'FWD 62');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Buy nobody of' }), 'che');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Own somebody of' }), 'eve');
  await user.click(screen.getByRole('button', { name: 'Suggest plans' }));
  const { settings, candidates } = mockAsked.at(-1) ?? { settings: undefined, candidates: [] };
  expect(settings).toMatchObject({
    locked: [44, 53],
    banned: [62],
    banned_clubs: ['che'],
    wanted_clubs: ['eve'],
  });
  const ids = candidates.map(({ footballer_id }) => Number(footballer_id));
  expect(ids).toContain(53);
  expect(ids).not.toContain(62);
  await user.click(screen.getByRole('button', { name: 'Allow FWD 62 again' }));
  await user.click(screen.getByRole('button', { name: 'Do not insist on FWD 53' }));
  await user.click(screen.getByRole('button', { name: 'Do not insist on Everton' }));
  await user.click(screen.getByRole('button', { name: 'Suggest plans' }));
  expect(mockAsked.at(-1)?.settings).toMatchObject({ locked: [44], banned: [], wanted_clubs: [] });
});

it('says when no plan is better than keeping the squad', async () => {
  await openSuggestions([kept]);
  expect(await screen.findByText('No plan was found that is better than keeping your squad.')).toBeVisible();
});

it('says of each chip that may be played what it is worth now, and kept', async () => {
  openTeam(
    '/team/plan',
    { 'GET /v1/planner/start': success(aPlanStart()) },
    { user: { pass: true }, state: { pass: true } },
  );
  const worths = within(await screen.findByRole('list', { name: 'What chips are worth' }));
  const texts = worths.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toContainEqual(expect.stringMatching(/^Bench boost: worth \d+ now, \d+ if kept$/));
});

it('says nothing about the worth of chips without the season pass', async () => {
  openTeam('/team/plan', { 'GET /v1/planner/start': success(aPlanStart()) });
  expect(await screen.findByText('The three best plans for your squad, with the season pass.')).toBeVisible();
  expect(screen.queryByText(/if kept/)).not.toBeInTheDocument();
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

describe('beating a rival with a plan', () => {
  const call = 'POST /v1/planner/chances';
  const week = { ...noWeek, gameweek_id: 25 };
  const plans: Suggestion[] = [
    { ...better, weeks: [{ ...week, transfers: [{ out: asFootballerId(71), in: asFootballerId(72) }] }] },
    { ...kept, weeks: [week] },
  ];
  const status = () => screen.findByRole('status', { name: 'Beat a rival: the answer' });

  async function openChances(answer: FakeRoutes[string]) {
    answers.splice(0, answers.length, { kind: 'done', result: { status: 'found', plans } });
    const opened = openTeam(
      '/team/plan',
      { 'GET /v1/planner/start': success(aPlanStart()), [call]: answer },
      { user: { pass: true }, state: { pass: true } },
    );
    await opened.user.click(await screen.findByRole('button', { name: 'Suggest plans' }));
    await opened.user.click(await screen.findByRole('button', { name: 'Compare the chances' }));
    return opened;
  }

  const chances = [0.41, 0.4, 0.39, 0.38, 0.47, 0.38].map((win) => ({ win, tie: 0.02 }));
  const sentOf = (body: unknown) => body as { rival?: number; plans: { captain: number }[] };

  it('names the plan and the captain with the largest chance, and uses them', async () => {
    const { api, user } = await openChances(success(somePlanChances({ chances })));
    expect(await status()).toHaveTextContent(
      /^To beat Kane: Keep your squad with .+ as captain, 47%\. Plan 1 with/,
    );
    const { plans: sent, rival } = sentOf(api.requests.at(-1)?.body);
    expect([sent.length, rival]).toEqual([6, undefined]);
    expect(screen.getByText(/^As if they kept their squad and captain/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this plan and captain' }));
    const name = aPlanStart().footballers.find(({ id }) => id === sent[4]?.captain)?.name ?? '';
    expect(await screen.findByRole('button', { name: new RegExp(`^${name} \\(C\\)`) })).toBeVisible();
  });

  it('asks again against another team', async () => {
    const { api, user } = await openChances(({ body }) =>
      success(
        somePlanChances({
          chances,
          ...(sentOf(body).rival === 8 && {
            opponent: { id: asTeamId(8), name: 'Klopps and Robbers', captain: null, footballers: [] },
          }),
        }),
      ),
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Against' }), 'Klopps and Robbers');
    await waitFor(async () => expect(await status()).toHaveTextContent(/^To beat Klopps and Robbers: /));
    expect(sentOf(api.requests.at(-1)?.body).rival).toBe(8);
  });

  it('says why there are no chances, and tries again', async () => {
    const { api, user } = await openChances(problem(503, 'The game is being updated.', 'game_updating'));
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    api.answer(call, success(somePlanChances({ opponents: [], opponent: null, chances: [] })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () =>
      expect(await status()).toHaveTextContent('No other team of your view has a known squad.'),
    );
    expect(screen.queryByRole('button', { name: 'Use this plan and captain' })).not.toBeInTheDocument();
  });
});
