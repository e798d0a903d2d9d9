import { problem, success } from '@touchline/shared/testing';
import { connectionChanged } from '@touchline/shared/shell-store';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { AdminFeatureFlag } from '@touchline/shared/wire';
import { aFlag } from '../../testing/builders';
import { openAccount } from '../../testing/openAccount';

const asAdmin = { user: { role: 'ADMIN' as const, username: 'boss' } };
const call = 'GET /v1/admin/feature_flags';
const change = 'PUT /v1/admin/feature_flags/team.new-pitch';
const listed = (...flags: AdminFeatureFlag[]) => success({ flags });
const open = (answers: Parameters<typeof openAccount>[1]) => openAccount('/admin/flags', answers, asAdmin);
const changed = (audience: AdminFeatureFlag['audience']) => success({ flag: aFlag({ audience }) });
const sent = ({ api }: ReturnType<typeof open>) => api.requests.find(({ method }) => method === 'PUT')?.body;

/** Opens the page with one flag that is off, and its dialog. */
async function openDialog(answers: Parameters<typeof openAccount>[1] = {}, flag = aFlag()) {
  const page = open({ [call]: listed(flag), ...answers });
  await page.user.click(await screen.findByRole('button', { name: `Change ${flag.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: flag.name }));
  const choose = (to: string) =>
    page.user.selectOptions(dialog.getByRole('combobox', { name: 'Who has it' }), to);
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { page, dialog, choose, save };
}

describe('the flags', () => {
  it('are listed by remote with their text and who has them now', async () => {
    open({
      [call]: listed(
        aFlag({ name: 'clubs.map', remote: 'mf-clubs', text: 'A map', audience: { to: 'everybody' } }),
        aFlag({ audience: { to: 'share', share: 10 } }),
        aFlag({ name: 'team.notes', audience: { to: 'roles', roles: ['BETA', 'ADMIN'] } }),
        aFlag({ name: 'team.of-old', remote: null, text: '', audience: { to: 'everybody' } }),
      ),
    });
    const rows = async (list: string) =>
      within(await screen.findByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await rows('Flags of mf-clubs')).toEqual(['clubs.mapA mapOn for everybodyChange']);
    expect(await rows('Flags of mf-team')).toEqual([
      'team.new-pitchA pitch with the next three fixturesOn for 10 % of the usersChange',
      'team.notesA pitch with the next three fixturesOn for BETA, ADMINChange',
    ]);
    expect(await rows('Flags of Not declared any more')).toEqual([
      expect.stringMatching(/team\.of-oldNo served release declares it/),
    ]);
  });

  it('are not there: the page says that no remote declares one, and where that is done', async () => {
    open({ [call]: listed() });
    expect(await screen.findByText('No remote declares a flag')).toBeVisible();
    expect(screen.getByText(/remote\.ts of a remote/)).toBeVisible();
  });

  it('are loading: the page says so', async () => {
    open({ [call]: 'never' });
    expect(await screen.findByText(/Loading flags/)).toBeInTheDocument();
  });

  it('could not be loaded: a retry shows them', async () => {
    const { user, api } = open({ [call]: problem(500, 'Internal Server Error', 'internal') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer(call, listed(aFlag()));
    await user.click(retry);
    expect(await screen.findByText('team.new-pitch')).toBeVisible();
  });

  it('stay on the page offline, and the button says why it cannot change one', async () => {
    const { store, user } = open({ [call]: listed(aFlag()) });
    await screen.findByText('team.new-pitch');
    act(() => void store.dispatch(connectionChanged(false)));
    const button = screen.getByRole('button', { name: 'Change team.new-pitch' });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('You are offline. Reconnect and try again.'),
    );
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a change', () => {
  it('switches a flag on for everybody, says so and loads the list again', async () => {
    const { page, choose, save } = await openDialog({ [change]: changed({ to: 'everybody' }) });
    await choose('Everybody');
    page.api.answer(call, listed(aFlag({ audience: { to: 'everybody' } })));
    await save();
    expect(await screen.findByText('On for everybody')).toBeVisible();
    expect(sent(page)).toEqual({ to: 'everybody' });
    expect(page.record.notices).toEqual([{ type: 'success', message: 'team.new-pitch: On for everybody.' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends the chosen roles', async () => {
    const roles = ['BETA', 'ADMIN'] as const;
    const { page, dialog, choose, save } = await openDialog({
      [change]: changed({ to: 'roles', roles: [...roles] }),
    });
    await choose('Some roles');
    for (const role of ['ADMIN', 'USER', 'BETA', 'USER'])
      await page.user.click(dialog.getByRole('checkbox', { name: role }));
    expect(dialog.queryByRole('checkbox', { name: 'BANNED' })).toBeNull();
    await save();
    await waitFor(() => expect(sent(page)).toEqual({ to: 'roles', roles }));
  });

  it('of a share is saved with Enter', async () => {
    const { page, dialog, choose } = await openDialog({ [change]: changed({ to: 'share', share: 25 }) });
    await choose('A share of the users');
    await page.user.type(dialog.getByRole('textbox', { name: 'Percent of the users' }), '25{Enter}');
    await waitFor(() => expect(sent(page)).toEqual({ to: 'share', share: 25 }));
  });

  it.each(['101', '-1', '1.5', ' '])(
    'to a share of "%s" is not sent, and what is wrong is said',
    async (text) => {
      const { page, dialog, choose, save } = await openDialog();
      await choose('A share of the users');
      const field = dialog.getByRole('textbox', { name: 'Percent of the users' });
      await page.user.type(field, text);
      await save();
      expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 100');
      expect(field).toHaveValue(text);
      expect(sent(page)).toBeUndefined();
      await page.user.type(field, '0');
      expect(dialog.queryByRole('alert')).toBeNull();
    },
  );

  it('to no role at all is not sent', async () => {
    const { page, dialog, choose, save } = await openDialog();
    await choose('Some roles');
    await save();
    expect(dialog.getByRole('group', { name: 'Roles' })).toHaveAccessibleDescription(
      'Choose at least one role',
    );
    expect(sent(page)).toBeUndefined();
  });

  it('that the server refuses says why, and the dialog stays with what was chosen', async () => {
    const { dialog, choose, save } = await openDialog({
      [change]: problem(404, 'No served release declares the flag "team.new-pitch".', 'not_found'),
    });
    await choose('Everybody');
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No served release declares the flag "team.new-pitch".',
    );
    expect(dialog.getByRole('combobox', { name: 'Who has it' })).toHaveDisplayValue('Everybody');
  });

  it('is dropped by Cancel', async () => {
    const { page, dialog, choose } = await openDialog();
    await choose('Everybody');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page)).toBeUndefined();
  });

  it('of a flag that no release declares can only switch it off', async () => {
    const left = aFlag({ remote: null, text: '', audience: { to: 'everybody' } });
    const { dialog } = await openDialog({}, left);
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Nobody: off',
      'Everybody',
    ]);
  });
});
