import { impactEvent } from '@touchline/design-system';
import type { ApiClient } from '@touchline/shared/api';
import { asFootballerId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  expect(screen.getByText('None. Press a player to sell them.')).toBeVisible();
  expect(figure('Free transfers')).toHaveTextContent('then 2');
});

it('takes changes of the plan back and makes them again, one after the other', async () => {
  const { user } = openTeam('/team/plan');
  await sell(user, 'FWD 44', 'FWD 53');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chip' }), 'Bench boost');
  const chip = () => screen.getByRole('combobox', { name: 'Chip' });
  expect(await screen.findByRole('button', { name: 'Redo' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(chip()).toHaveDisplayValue('No chip');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('None. Press a player to sell them.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(chip()).toHaveDisplayValue('Bench boost');
  expect(screen.getByRole('list', { name: 'Transfers' })).toHaveTextContent('FWD 44 → FWD 53');
});

it('asks before it discards what is not saved', async () => {
  const { user } = openTeam('/team/plan');
  await sell(user, 'FWD 44', 'FWD 53');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  const dialog = () => screen.findByRole('dialog', { name: 'Discard your changes?' });
  expect(await dialog()).toHaveTextContent(
    'This plan is not saved: all that you changed in it will be gone.',
  );
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('list', { name: 'Transfers' })).toHaveTextContent('FWD 44 → FWD 53');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('None. Press a player to sell them.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it.each([
  ['', null],
  [' and its shared link', 'a-token'],
])('asks before it deletes a draft%s', async (loss, share_token) => {
  const draft = aDraft({ share_token });
  const { user, api } = openTeam(`/team/plan/${draft.id}`, {
    'GET /v1/plans': success(somePlans({ drafts: [draft] })),
    [`DELETE /v1/plans/${draft.id}`]: { body: { success: true } },
  });
  const sent = () => api.requests.filter(({ method }) => method === 'DELETE');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this draft?' });
  expect(dialog).toHaveTextContent(`"${draft.name}"${loss} will be gone.`);
  expect(sent()).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('takes a hit for the second transfer', async () => {
  const { user } = openTeam('/team/plan');
  await sell(user, 'FWD 44', 'FWD 53');
  await sell(user, 'FWD 45', 'FWD 62');
  expect(figure('Hits')).toHaveTextContent('−4');
  expect(screen.getByText(/2 transfers, 4 points in hits/)).toBeVisible();
});

it('says at once why a plan is illegal', async () => {
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

it('says of a candidate that he would be one too many of his club', async () => {
  const { user } = openTeam('/team/plan');
  await user.click(await screen.findByRole('button', { name: /^FWD 44\b/ }));
  await user.click(await screen.findByRole('button', { name: 'Transfer out' }));
  // Three of Arsenal are in the squad.
  expect(await screen.findByRole('button', { name: /^FWD 8 ARS\b/ })).toHaveTextContent(/4 of ARS$/);
  expect(screen.getByRole('button', { name: /^FWD 62\b/ })).not.toHaveTextContent(/ of [A-Z]{3}$/);
});

it('stays at its gameweek when a plan is saved, and when another draft is opened', async () => {
  const draft = aDraft();
  const { user, api, router } = openTeam('/team/plan', { 'POST /v1/plans': success(draft) });
  await user.click(await screen.findByRole('button', { name: /GW26/ }));
  expect(router.state.location.search).toBe('?gw=26');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine');
  api.answer('GET /v1/plans', success(somePlans({ drafts: [draft] })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/team/plan/${draft.id}`);
  expect(await screen.findByRole('button', { name: /GW26/, pressed: true })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Draft' }), 'New plan');
  expect(await screen.findByRole('button', { name: /GW26/, pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /GW25/ }));
  expect(router.state.location.search).toBe('');
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

it('swaps two footballers, which is felt', async () => {
  const impact = jest.fn();
  window.addEventListener(impactEvent, impact);
  const { user } = openTeam('/team/plan');
  await user.click(await screen.findByRole('button', { name: /^MID 23\b/ }));
  const swaps = (await screen.findByRole('heading', { name: 'Bench for' })).parentElement as HTMLElement;
  const [other] = within(swaps).getAllByRole('button');
  const name = new RegExp(`^${other?.textContent}\\b`);
  await user.click(other as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const bench = within(screen.getByRole('list', { name: 'Bench' }));
  expect(bench.getByRole('button', { name: /^MID 23\b/ })).toBeVisible();
  expect(bench.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(impact).toHaveBeenCalledTimes(1);
  window.removeEventListener(impactEvent, impact);
});

it('saves a new draft and continues with it', async () => {
  const { user, api } = openTeam('/team/plan', { 'POST /v1/plans': success(aDraft({ name: 'Mine' })) });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mine');
  api.answer('GET /v1/plans', success(somePlans({ drafts: [aDraft({ name: 'Mine' })] })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Draft' })).toHaveDisplayValue('Mine');
});

it('says of a copy that it is saved, as of any other draft', async () => {
  const draft = aDraft({ name: 'Mine' });
  const copy = aDraft({ id: '018d0000-0000-7000-8000-000000000002', name: 'Mine (copy)' });
  const { user, record } = openTeam(`/team/plan/${draft.id}`, {
    'GET /v1/plans': success(somePlans({ drafts: [draft, copy] })),
    'POST /v1/plans': success(copy),
  });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(record.notices.at(-1)?.message).toBe('"Mine (copy)" is saved.'));
});

it('notifies the later of two tabs and loses nothing', async () => {
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

it('offers to rebase a draft on the current squad', async () => {
  const old = aDraft({
    weeks: [24, 25].map((gameweek_id) => ({
      ...{ gameweek_id, chip: null, order: null, captain: null, vice_captain: null },
      transfers: gameweek_id === 25 ? [{ out: asFootballerId(8), in: asFootballerId(53) }] : [],
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

it('shows a message before the first squad, after the season, and for a deleted draft', async () => {
  openTeam('/team/plan', { 'GET /v1/planner/start': success(aPlanStart({ start: null })) });
  expect(await screen.findByText('No squad yet')).toBeVisible();
  openTeam('/team/plan', { 'GET /v1/planner/start': success(aPlanStart({ gameweeks: [] })) });
  expect(await screen.findByText('Season finished')).toBeVisible();
  openTeam('/team/plan/nothing');
  expect(await screen.findByText('No such draft')).toBeVisible();
});

it('leads from a draft of last season to a new plan', async () => {
  const old = aDraft({ season: '2022-23' });
  const { user } = openTeam(`/team/plan/${old.id}`, {
    'GET /v1/plans': success(somePlans({ drafts: [old] })),
  });
  expect(await screen.findByText('This draft is of season 2022-23, which is over.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Start a new plan' }));
  expect(await screen.findByRole('combobox', { name: 'Draft' })).toHaveDisplayValue('New plan');
});

describe('a saved draft that holds no more', () => {
  const bought = { out: asFootballerId(44), in: asFootballerId(53) };
  const draft = aDraft({
    weeks: aDraft().weeks.map((week, index) => (index === 0 ? { ...week, transfers: [bought] } : week)),
  });
  const openWith = (reply: ReturnType<typeof aPlanStart>, opened = draft) =>
    openTeam(`/team/plan/${opened.id}`, {
      'GET /v1/plans': success(somePlans({ drafts: [opened] })),
      'GET /v1/planner/start': success(reply),
    });

  it('says how much is missing after a price fall', async () => {
    const reply = aPlanStart();
    const fallen = reply.footballers.map((one) => (one.id === 44 ? { ...one, price: 27 } : one));
    openWith({ ...reply, footballers: fallen });
    expect(await screen.findByText('0.3m over budget.')).toBeVisible();
    expect(figure('Bank')).toHaveTextContent('−0.3m');
  });

  it('says who left the league', async () => {
    const reply = aPlanStart();
    const left = reply.footballers.map((one) => (one.id === 53 ? { ...one, can_be_bought: false } : one));
    openWith({ ...reply, footballers: left });
    expect(await screen.findByText('FWD 53 cannot be bought: no longer in the league.')).toBeVisible();
  });

  it('says which chip’s window has closed', async () => {
    const reply = aPlanStart();
    const chips = reply.rules.chips.map((one) => (one.chip === 'bboost' ? { ...one, to: 24 } : one));
    const boosted = aDraft({
      weeks: draft.weeks.map((week) => ({ ...week, transfers: [], chip: 'bboost' })),
    });
    openWith({ ...reply, rules: { ...reply.rules, chips } }, boosted);
    expect(await screen.findByText('Bench boost cannot be played in this gameweek.')).toBeVisible();
  });
});

it('plans gameweeks in which nobody plays', async () => {
  openTeam('/team/plan', { 'GET /v1/planner/start': success(aPlanStart({ fixtures: [] })) });
  expect(await screen.findByRole('button', { name: /^FWD 44\b.*0\.0 No fixture$/ })).toBeVisible();
  expect(screen.getByText(/^Plan: 0.0 expected points/)).toBeVisible();
});

describe('without a connection', () => {
  /** Queues writes as the shell does. */
  function openHolding(path: string, answers: Parameters<typeof openTeam>[1] = {}) {
    const page = openTeam(path, answers);
    const call: ApiClient['call'] = async (definition, input) => {
      if (!input?.mayWait) return page.api.client.call(definition, input);
      page.api.answer('GET /v1/plans', { body: input.mayWait.shows?.reply });
      return input.mayWait.reply;
    };
    Object.assign(page.services, { api: { call } });
    return page;
  }

  it('shows a new draft as saved, and continues with the server’s once it is stored', async () => {
    const { user, api, services, router } = openHolding('/team/plan');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Draft' })).toHaveDisplayValue('Mine');
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    const held = router.state.location.pathname.split('/').at(-1) ?? '';
    const draft = aDraft({ name: 'Mine' });
    api.answer('GET /v1/plans', success(somePlans({ drafts: [draft] })));
    act(() =>
      services.events.emit('waitingWriteSettled', { thing: `plan:${held}`, reply: { payload: draft } }),
    );
    expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/team/plan/${draft.id}`);
  });

  it('makes a refused draft unsaved work again', async () => {
    const draft = aDraft();
    const { user, services, record } = openHolding(`/team/plan/${draft.id}`, {
      'GET /v1/plans': success(somePlans({ drafts: [draft] })),
    });
    await sell(user, 'FWD 44', 'FWD 53');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(record.notices.at(-1)?.message).toContain('saved once you are back online');
    const failure = {
      kind: 'refused',
      status: 409,
      error: 'conflict',
      message: 'Changed elsewhere.',
    } as const;
    act(() => services.events.emit('waitingWriteSettled', { thing: `plan:${draft.id}`, failure }));
    expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save mine as a copy' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Transfers' })).toHaveTextContent('FWD 44 → FWD 53');
  });
});

describe('a footballer whom a link brings in', () => {
  it('asks whom to sell, and plans the transfer', async () => {
    const { user, router } = openTeam('/team/plan?in=53&gw=26');
    const choices = within(await screen.findByRole('list', { name: 'Sell for FWD 53' }));
    expect(choices.getAllByRole('button')).toHaveLength(3);
    await user.click(choices.getByRole('button', { name: /^FWD 44 · .*m left$/ }));
    expect(screen.getByRole('list', { name: 'Transfers' })).toHaveTextContent('FWD 44 → FWD 53');
    expect(screen.queryByRole('list', { name: 'Sell for FWD 53' })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?gw=26');
  });

  it('says so when he is in the squad', async () => {
    const { user, router } = openTeam('/team/plan?in=44');
    expect(await screen.findByText('FWD 44 is in the squad of this gameweek.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('');
  });

  it('names no footballer that does not exist', async () => {
    openTeam('/team/plan?in=99999');
    expect(await screen.findByText('None. Press a player to sell them.')).toBeVisible();
    expect(screen.queryByText(/who leaves/)).not.toBeInTheDocument();
  });
});
