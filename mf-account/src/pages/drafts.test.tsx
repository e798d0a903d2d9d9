import { screen } from '@testing-library/react';
import { aUser, problem } from '@touchline/shared/testing';
import { openAccount } from '../testing/openAccount';

const userId = aUser().id;
const over = problem(401, 'Over.', 'signed_out');

beforeEach(() => sessionStorage.clear());

/** Ends the session: the shell emits the event and replaces the page with the login. */
function loseSession({ services, unmount }: ReturnType<typeof openAccount>) {
  services.events.emit('sessionLost', { userId });
  unmount();
}

it('restores a suggestion after the login, with its topic', async () => {
  const before = openAccount('/suggestions/fault', { 'POST /v1/event/suggestion': over });
  await before.user.type(
    await screen.findByRole('textbox', { name: 'Your suggestion' }),
    'The ticker forgets its range.',
  );
  await before.user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'data');
  await before.user.click(screen.getByRole('button', { name: 'Send' }));
  loseSession(before);
  openAccount('/suggestions/fault');
  expect(await screen.findByDisplayValue('The ticker forgets its range.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('data');
});

it('restores the changes of the profile, and nothing else', async () => {
  const before = openAccount('/profile');
  await before.user.type(await screen.findByRole('textbox', { name: 'Username' }), '-radford');
  loseSession(before);
  openAccount('/profile', {}, { user: { email: 'other@touchline.test' } });
  expect(await screen.findByDisplayValue('ronnie-radford')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('other@touchline.test');
});

it('saves no password', async () => {
  const before = openAccount('/profile/change_pass');
  await before.user.type(await screen.findByLabelText('Old password'), 'kick-off-at-three');
  loseSession(before);
  expect({ ...sessionStorage }).toEqual({});
});
