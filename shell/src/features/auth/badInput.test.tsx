import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aContent, aUser } from '@touchline/shared/testing';
import { browserPage } from '../../services/platform/browserPage';
import { aBoot, enter, renderShell } from '../../testing/renderShell';

const long = 'x'.repeat(10_000);
/** Short form of a value for a test's name. */
const named = (value: string) => (value.length > 30 ? `${value.length} characters` : JSON.stringify(value));
const markup = '<img src=x onerror="window.hacked=1">';

beforeEach(() => {
  jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  jest.spyOn(browserPage, 'go').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** The error of a field after it was filled and left. */
function saidOf(label: string, value: string) {
  enter(label, value);
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.blur(field);
  const error = field.getAttribute('aria-describedby');
  const isWrong = field.getAttribute('aria-invalid') === 'true';
  return isWrong && error ? document.getElementById(error)?.textContent : undefined;
}

describe('Sign up', () => {
  const open = async () => {
    const world = renderShell();
    await world.user.click(await screen.findByRole('tab', { name: 'Sign up' }));
    return world;
  };

  it.each(
    [
      ['Username', '   ', 'Enter a username'],
      ['Username', long, 'Use at most 40 characters'],
      ['Username', '⚽️ Ødegård', undefined],
      ['Username', '<b>Ron</b>', undefined],
      ['Email', 'letters', 'Enter a valid email address'],
      ['Email', '   ', 'Enter your email'],
      ['Email', `${long}@touchline.test`, 'Use at most 254 characters'],
      ['Email', '⚽️', 'Enter a valid email address'],
      ['Email', markup, 'Enter a valid email address'],
      ['Password', '   ', 'Enter a password'],
      ['Password', long, 'Use at most 256 characters'],
      ['Password', '⚽️⚽️⚽️⚽️⚽️⚽️⚽️⚽️', undefined],
      ['Password', markup, undefined],
      ['Confirm password', 'letters', 'The passwords are not the same'],
      ['Confirm password', long, 'The passwords are not the same'],
    ].map(([label = '', value = '', words]) => [label, named(value), words, value] as const),
  )('%s against %s says %j', async (label, _, words, value) => {
    await open();
    expect(saidOf(label, value)).toBe(words);
    // Browsers trim whitespace from the value of an email input.
    expect(screen.getByLabelText(label)).toHaveValue(label === 'Email' ? value.trim() : value);
  });
});

describe('Login', () => {
  it.each(
    [
      ['Email', 'letters', 'Enter a valid email address'],
      ['Email', '   ', 'Enter your email'],
      ['Email', long, 'Enter a valid email address'],
      ['Email', '⚽️', 'Enter a valid email address'],
      ['Email', markup, 'Enter a valid email address'],
      ['Password', '   ', 'Enter your password'],
      ['Password', markup, undefined],
    ].map(([label = '', value = '', words]) => [label, named(value), words, value] as const),
  )('%s against %s says %j', async (label, _, words, value) => {
    renderShell();
    await screen.findByLabelText(label);
    expect(saidOf(label, value)).toBe(words);
  });
});

describe('Forgot password', () => {
  const email = 'Enter a valid email address';
  const cases = [
    ['request', 'Email', 'letters', email],
    ['request', 'Email', '   ', 'Enter your email'],
    ['request', 'Email', `${long}@touchline.test`, 'Use at most 254 characters'],
    ['request', 'Email', '⚽️', email],
    ['request', 'Email', markup, email],
    ['reset', 'Email', 'letters', email],
    ['reset', 'Email', '   ', 'Enter your email'],
    ['reset', 'Email', `${long}@touchline.test`, 'Use at most 254 characters'],
    ['reset', 'Email', markup, email],
    ['reset', 'Code', 'letters', 'The code has digits only'],
    ['reset', 'Code', '   ', 'Enter the code'],
    ['reset', 'Code', '1'.repeat(10_000), 'Use at most 12 characters'],
    ['reset', 'Code', '⚽️', 'The code has digits only'],
    ['reset', 'Code', markup, 'The code has digits only'],
    ['reset', 'New password', 'letters', 'Use at least 15 characters'],
    ['reset', 'New password', '   ', 'Enter a password'],
    ['reset', 'New password', long, 'Use at most 256 characters'],
    ['reset', 'New password', '⚽️', 'Use at least 15 characters'],
    ['reset', 'New password', markup, undefined],
    ['reset', 'Confirm new password', '   ', 'Enter the password again'],
    ['reset', 'Confirm new password', long, 'The passwords are not the same'],
    ['reset', 'Confirm new password', '⚽️', 'The passwords are not the same'],
    ['reset', 'Confirm new password', markup, 'The passwords are not the same'],
  ] as const;

  it.each(cases.map(([step, label, value, words]) => [step, label, named(value), words, value] as const))(
    '%s: %s against %s says %j, and nothing is sent',
    async (step, label, _, words, value) => {
      const { user, api } = renderShell();
      await user.click(await screen.findByRole('button', { name: 'Forgot password' }));
      if (step === 'reset') await user.click(screen.getByRole('button', { name: 'I already have a code' }));
      expect(saidOf(label, value)).toBe(words);
      await user.click(
        screen.getByRole('button', { name: step === 'reset' ? 'Change password' : 'Send code' }),
      );
      expect(api.requests.filter(({ path }) => path.startsWith('/v1/auth/'))).toEqual([]);
    },
  );
});

describe('a code', () => {
  it.each(
    [
      ['letters', 'The code has digits only'],
      ['   ', 'Enter the code'],
      [long, 'The code has digits only'],
      ['1'.repeat(10_000), 'Use at most 12 characters'],
      ['⚽️', 'The code has digits only'],
      [markup, 'The code has digits only'],
    ].map(([value = '', words = '']) => [named(value), words, value] as const),
  )('of %s: %j, and nothing is sent', async (_, words, value) => {
    const { user, api } = renderShell({ boot: aBoot({ user: { email_confirmed: false }, state: null }) });
    await screen.findByLabelText('Code');
    enter('Code', value);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(api.countOf('POST /v1/auth/confirm_email')).toBe(0);
  });
});

it('shows markup of a username as text', async () => {
  renderShell({ boot: aBoot({ user: { onboarded: false, username: markup }, state: null }) });
  expect(await screen.findByText(markup)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

it('keeps what was typed when the session is over in the middle of it, and goes on by itself', async () => {
  let isOver = true;
  const user = aUser({ email_confirmed: false });
  const expired = { status: 401, body: { success: false, error: 'signed_out', message: 'Over.' } };
  const { api, user: reader } = renderShell({
    boot: aBoot({ user: { email_confirmed: false }, state: null }),
    routes: {
      'POST /v1/auth/confirm_email': () =>
        isOver
          ? expired
          : { status: 400, body: { success: false, error: 'bad_request', message: 'This is not the code.' } },
      'POST /v1/auth/refresh': () => {
        isOver = false;
        return { body: { success: true, sessionToken: 'renewed', user, content: aContent(), team: null } };
      },
    },
  });
  await screen.findByLabelText('Code');
  enter('Code', '123456');
  await reader.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findAllByText('This is not the code.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
  await waitFor(() => expect(api.countOf('POST /v1/auth/confirm_email')).toBe(2));
});
