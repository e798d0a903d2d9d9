import { screen } from '@testing-library/react';
import { aUser, problem } from '@touchline/shared/testing';
import { openAccount } from '../testing/openAccount';

const userId = aUser().id;
const over = problem(401, 'Over.', 'signed_out');

beforeEach(() => sessionStorage.clear());

/** The session ends: the shell says so and puts the login in the page's place. */
function loseSession({ services, unmount }: ReturnType<typeof openAccount>) {
  services.events.emit('sessionLost', { userId });
  unmount();
}

it('a suggestion is there again after the login, with its topic', async () => {
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

it('so is what was changed in the profile, and only that', async () => {
  const before = openAccount('/profile');
  await before.user.type(await screen.findByRole('textbox', { name: 'Username' }), '-radford');
  loseSession(before);
  openAccount('/profile', {}, { user: { email: 'other@touchline.test' } });
  expect(await screen.findByDisplayValue('ronnie-radford')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('other@touchline.test');
});

it('passwords are kept nowhere', async () => {
  const before = openAccount('/profile/change_pass');
  await before.user.type(await screen.findByLabelText('Old password'), 'kick-off-at-three');
  loseSession(before);
  expect({ ...sessionStorage }).toEqual({});
});
