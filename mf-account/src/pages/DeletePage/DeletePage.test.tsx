import { aUser, problem, success } from '@touchline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAccount } from '../../testing/openAccount';

const deadline = '2024-02-24T16:20:00Z';
const set = 'PUT /v1/auth/delete/set';
const stop = 'PUT /v1/auth/delete/stop';

it('lets one ask only after the username was typed, then counts down to the deadline', async () => {
  const { user, api } = openAccount('/profile/delete', {
    [set]: success({ deadline }, { state: { user: aUser({ deletion_schedule: deadline }) } }),
  });
  const button = await screen.findByRole('button', { name: 'Request deletion' });
  expect(button).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Type your username' }), 'ronnie');
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Cancel deletion' })).toBeVisible();
  expect(screen.getByText(/^1[34]d /)).toBeVisible();
  expect(api.countOf(set)).toBe(1);
});

it('still counts down after a reload, and cancels', async () => {
  const { user, api } = openAccount(
    '/profile/delete',
    { [stop]: { body: { success: true, state: { user: aUser() } } } },
    { user: { deletion_schedule: deadline } },
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel deletion' }));
  expect(await screen.findByRole('button', { name: 'Request deletion' })).toBeDisabled();
  expect(api.countOf(stop)).toBe(1);
});

it('says Error requesting deletion when it fails', async () => {
  const { user, record } = openAccount('/profile/delete', { [set]: problem(500, 'boom') });
  await user.type(await screen.findByRole('textbox', { name: 'Type your username' }), 'ronnie');
  await user.click(screen.getByRole('button', { name: 'Request deletion' }));
  await waitFor(() =>
    expect(record.notices).toEqual([{ type: 'error', message: 'Error requesting deletion', timeout: 8000 }]),
  );
});
