import { problem } from '@touchline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAccount } from '../../testing/openAccount';

const call = 'PUT /v1/auth/change_pass';

async function fillIn(page: ReturnType<typeof openAccount>, old: string, next: string, confirm = next) {
  await page.user.type(await screen.findByLabelText('Old password'), old);
  await page.user.type(screen.getByLabelText('New password'), next);
  await page.user.type(screen.getByLabelText('Confirm new password'), confirm);
  await page.user.click(screen.getByRole('button', { name: 'Change password' }));
}

it('changes the password and empties its fields', async () => {
  const page = openAccount('/profile/change_pass', { [call]: { body: { success: true } } });
  await fillIn(page, 'kick-off-at-three', 'extra-time-at-five');
  await waitFor(() =>
    expect(page.record.notices).toEqual([{ type: 'success', message: 'Password changed!', timeout: 8000 }]),
  );
  expect(page.api.requests[0]?.body).toEqual({
    old_password: 'kick-off-at-three',
    new_password: 'extra-time-at-five',
  });
  expect(screen.getByLabelText('Old password')).toHaveValue('');
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

it('does not send a password that is the old one', async () => {
  const page = openAccount('/profile/change_pass');
  await fillIn(page, 'kick-off-at-three', 'kick-off-at-three');
  await waitFor(() =>
    expect(page.record.notices).toEqual([
      { type: 'error', message: 'New password cannot be the same as old password', timeout: 8000 },
    ]),
  );
  expect(page.api.requests).toEqual([]);
});

it('does not send when the two new ones differ', async () => {
  const page = openAccount('/profile/change_pass');
  await fillIn(page, 'kick-off-at-three', 'extra-time-at-five', 'extra-time-at-six');
  expect(await screen.findByText('The passwords are not the same')).toBeVisible();
  expect(page.api.requests).toEqual([]);
});

it('says what the server says about a wrong old password', async () => {
  const page = openAccount('/profile/change_pass', {
    [call]: problem(400, 'The old password is wrong.', 'bad_request', {
      fields: { old_password: 'The old password is wrong.' },
    }),
  });
  await fillIn(page, 'kick-off-at-four', 'extra-time-at-five');
  expect(await screen.findByText('The old password is wrong.')).toBeVisible();
  expect(page.record.notices[0]).toMatchObject({ message: 'The old password is wrong.' });
});

it('says Error changing password when the server breaks', async () => {
  const page = openAccount('/profile/change_pass', { [call]: problem(500, 'boom') });
  await fillIn(page, 'kick-off-at-three', 'extra-time-at-five');
  expect(await screen.findByText('Error changing password')).toBeVisible();
});

it('takes an error away as soon as something is corrected', async () => {
  const page = openAccount('/profile/change_pass', { [call]: problem(500, 'boom') });
  await fillIn(page, 'kick-off-at-three', 'extra-time-at-five');
  expect(await screen.findByText('Error changing password')).toBeVisible();
  await page.user.type(screen.getByLabelText('Old password'), '!');
  expect(screen.queryByText('Error changing password')).not.toBeInTheDocument();
});
