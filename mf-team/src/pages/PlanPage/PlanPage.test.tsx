import { problem, success } from '@touchline/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDraft, aPlanStart, somePlans } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

beforeEach(() => sessionStorage.clear());

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).closest('div');

async function sell(user: ReturnType<typeof openTeam>['user'], out: string, bought: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${out}\\b`) }));
  await user.click(await screen.findByRole('button', { name: 'Transfer out' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${bought}\\b`) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

it('plans a transfer, counts it and takes it back', async () => {
  const { user } = openTeam('/team/plan');
  await sell(user, 'FWD 44', 'FWD 53');
  const list = await screen.findByRole('list', { name: 'Transfers' });
  expect(list).toHaveTextContent('FWD 44 → FWD 53');
  expect(figure('Free transfers')).toHaveTextContent('then 1');
  await user.click(screen.getByRole('button', { name: 'Undo FWD 44 to FWD 53' }));
  expect(screen.getByText('None. Press a footballer to sell them.')).toBeVisible();
  expect(figure('Free transfers')).toHaveTextContent('then 2');
});

it('takes a hit for the second transfer', async () => {
  const { user } = openTeam('/team/plan');
  await sell(user, 'FWD 44', 'FWD 53');
  await sell(user, 'FWD 45', 'FWD 62');
  expect(figure('Hits')).toHaveTextContent('−4');
  expect(screen.getByText(/2 transfers, 4 points in hits/)).toBeVisible();
});

it('says at once why a plan is not legal', async () => {
  const start = aPlanStart();
  const dear = start.footballers.map((one) => (one.id === 53 ? { ...one, price: 90 } : one));
  const { user } = openTeam('/team/plan', {
    'GET /v1/planner/start': success({ ...start, footballers: dear }),
  });
  await user.click(await screen.findByRole('button', { name: /^FWD 44\b/ }));
  await user.click(await screen.findByRole('button', { name: 'Transfer out' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Up to 7.0m' }));
  await user.click(await screen.findByRole('button', { name: /^FWD 53\b.*2.0m too dear/ }));
  expect(await screen.findByText('2.0m over budget.')).toBeVisible();
});

it('chooses captain, bench and chip of one gameweek', async () => {
  const { user } = openTeam('/team/plan');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Chip' }), 'Bench boost');
  await user.click(screen.getByRole('button', { name: /^MID 23\b/ }));
  await user.click(await screen.findByRole('button', { name: 'Make MID 23 captain' }));
  expect(await screen.findByRole('button', { name: /^MID 23 \(C\)/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /GW26/ }));
  expect(screen.getByRole('combobox', { name: 'Chip' })).toHaveDisplayValue('No chip');
  expect(screen.queryByRole('option', { name: 'Bench boost' })).not.toBeInTheDocument();
});

it('saves a new draft and goes on with it', async () => {
  const { user, api } = openTeam('/team/plan', { 'POST /v1/plans': success(aDraft({ name: 'Mine' })) });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mine');
  api.answer('GET /v1/plans', success(somePlans({ drafts: [aDraft({ name: 'Mine' })] })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Draft' })).toHaveDisplayValue('Mine');
});

it('tells the later of two tabs and loses nothing', async () => {
  const draft = aDraft();
  const path = `/team/plan/${draft.id}`;
  const { user } = openTeam(path, {
    'GET /v1/plans': success(somePlans({ drafts: [draft] })),
    [`PUT /v1/plans/${draft.id}`]: problem(409, 'This draft was changed in another tab.', 'conflict'),
  });
  await sell(user, 'FWD 44', 'FWD 53');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This draft was changed in another tab.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save mine as a copy' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Transfers' })).toHaveTextContent('FWD 44 → FWD 53');
});

it('keeps unsaved work over a reload', async () => {
  const { user, unmount } = openTeam('/team/plan');
  await sell(user, 'FWD 44', 'FWD 53');
  unmount();
  openTeam('/team/plan');
  expect(await screen.findByText('FWD 44 → FWD 53')).toBeVisible();
});

it('offers to put a draft on the squad of today', async () => {
  const old = aDraft({
    weeks: [24, 25].map((gameweek_id) => ({
      ...{ gameweek_id, chip: null, order: null, captain: null, vice_captain: null },
      transfers: gameweek_id === 25 ? [{ out: 8, in: 53 }] : [],
    })),
  });
  const { user } = openTeam(`/team/plan/${old.id}`, {
    'GET /v1/plans': success(somePlans({ drafts: [old] })),
  });
  const banner = (await screen.findByText(/Your squad has moved on/)).parentElement as HTMLElement;
  expect(banner).toHaveTextContent('FWD 8 cannot be sold');
  await user.click(within(banner).getByRole('button', { name: 'Use my squad of today' }));
  await waitFor(() => expect(screen.queryByText(/Your squad has moved on/)).not.toBeInTheDocument());
});

it('says so before the first squad, after the season, and for a draft that is gone', async () => {
  openTeam('/team/plan', { 'GET /v1/planner/start': success(aPlanStart({ start: null })) });
  expect(await screen.findByText('No squad yet')).toBeVisible();
  openTeam('/team/plan', { 'GET /v1/planner/start': success(aPlanStart({ gameweeks: [] })) });
  expect(await screen.findByText('Season finished')).toBeVisible();
  openTeam('/team/plan/nothing');
  expect(await screen.findByText('No such draft')).toBeVisible();
});
