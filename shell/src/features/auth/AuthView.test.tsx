import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aUser, problem } from '@touchline/shared/testing';
import { browserPage } from '../../services/platform/browserPage';
import { enter, renderShell, reportsOf } from '../../testing/renderShell';

const session = { success: true, sessionToken: 'new-session', user: aUser({ email_confirmed: false }) };

beforeEach(() => {
  jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  jest.spyOn(browserPage, 'go').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

async function openSignUp(routes: Parameters<typeof renderShell>[0] = {}) {
  const world = renderShell(routes);
  await world.user.click(await screen.findByRole('tab', { name: 'Sign up' }));
  return world;
}

async function fillIn({ user }: Pick<ReturnType<typeof renderShell>, 'user'>, confirm = 'kick-off-at-three') {
  enter('Username', 'ronnie');
  enter('Email', 'ronnie@touchline.test');
  enter('Password', 'kick-off-at-three');
  enter('Confirm password', confirm);
  enter('Year', '1990');
  enter('Month', '2');
  enter('Day', '28');
  await user.click(screen.getByRole('checkbox'));
}

describe('a visitor', () => {
  it('sees Sign up and Login and no navigation of the app', async () => {
    renderShell();
    expect(await screen.findByRole('tab', { name: 'Sign up' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('is reported with each view', async () => {
    const { api } = await openSignUp();
    await waitFor(() =>
      expect(reportsOf(api).map(({ slug, data }) => [slug, data['view']])).toEqual([
        ['auth_view', 'login'],
        ['auth_view', 'signup'],
      ]),
    );
  });
});

describe('signing up', () => {
  it('marks every required field of an empty form and puts the focus in the first', async () => {
    const { user, api } = await openSignUp();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    for (const label of ['Username', 'Email', 'Password', 'Confirm password', 'Year', 'Month', 'Day'])
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveFocus());
    expect(api.countOf('POST /v1/auth/register')).toBe(0);
  });

  it('says which part of the birthday is missing where one has been, and nothing of the others', async () => {
    await openSignUp();
    fireEvent.focus(screen.getByLabelText('Year'));
    fireEvent.blur(screen.getByLabelText('Year'));
    expect(screen.getByText('Choose a year')).toBeInTheDocument();
    expect(screen.queryByText('Choose a month')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Month')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('says "You must accept the terms of agreement" once they are ticked and unticked', async () => {
    const { user } = await openSignUp();
    expect(screen.queryByText('You must accept the terms of agreement')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByText('You must accept the terms of agreement')).toBeInTheDocument();
  });

  it('sends nothing while the passwords differ', async () => {
    const world = await openSignUp();
    await fillIn(world, 'something else');
    await world.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByText('The passwords are not the same')).toBeInTheDocument();
    expect(world.api.countOf('POST /v1/auth/register')).toBe(0);
  });

  it('offers years from ten to a hundred and ten years ago by the server’s clock, newest first', async () => {
    await openSignUp();
    const years = [...screen.getByLabelText<HTMLSelectElement>('Year').options]
      .map(({ text }) => text)
      .filter(Boolean);
    expect(years[0]).toBe('2014');
    expect(years.at(-1)).toBe('1914');
  });

  it.each([
    ['2013', '2', [29, 30, 31]],
    ['2012', '2', [30, 31]],
    ['2012', '4', [31]],
    ['2012', '5', []],
  ])('in the year %s and the month %s disables the days %j', async (year, month, disabled) => {
    await openSignUp();
    enter('Year', year);
    enter('Month', month);
    const off = [...screen.getByLabelText<HTMLSelectElement>('Day').options]
      .filter((option) => option.disabled)
      .map(({ value }) => Number(value));
    expect(off).toEqual(disabled);
  });

  it('clears a day that the new month does not have', async () => {
    await openSignUp();
    enter('Month', '1');
    enter('Day', '31');
    enter('Month', '2');
    expect(screen.getByLabelText('Day')).toHaveValue('');
  });

  it('says "Register successful", sends the birthday as year-month-day, and reloads after 0.8 seconds', async () => {
    jest.useFakeTimers();
    try {
      const world = renderShell({
        routes: { 'POST /v1/auth/register': { body: session } },
        advanceTimers: jest.advanceTimersByTime,
      });
      await world.user.click(await screen.findByRole('tab', { name: 'Sign up' }));
      await fillIn(world);
      await world.user.click(screen.getByRole('button', { name: 'Create account' }));
      expect(await screen.findByText('Register successful')).toBeInTheDocument();
      const sent = world.api.requests.find(({ path }) => path === '/v1/auth/register');
      expect(sent?.body).toEqual({
        username: 'ronnie',
        email: 'ronnie@touchline.test',
        password: 'kick-off-at-three',
        birthday: '1990-02-28',
      });
      expect(browserPage.reload).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(800));
      expect(browserPage.reload).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows what the server says of a field at the field, and keeps what was typed', async () => {
    const world = await openSignUp({
      routes: {
        'POST /v1/auth/register': problem(400, 'This is not an address.', 'bad_request', {
          fields: { email: 'We cannot send to this address' },
        }),
      },
    });
    await fillIn(world);
    await world.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('We cannot send to this address')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveValue('ronnie');
  });

  it('shows what the server says of the birthday under it', async () => {
    const world = await openSignUp({
      routes: {
        'POST /v1/auth/register': problem(400, 'Look at the fields.', 'bad_request', {
          fields: { birthday: 'Enter a valid date. The minimum age is 10.' },
        }),
      },
    });
    await fillIn(world);
    await world.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Enter a valid date. The minimum age is 10.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Birthday' })).toHaveAccessibleDescription(
      'Enter a valid date. The minimum age is 10.',
    );
  });

  it('says "Failed to setup user" when the answer has no user', async () => {
    const world = await openSignUp({ routes: { 'POST /v1/auth/register': { body: { success: true } } } });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await fillIn(world);
    await world.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect((await screen.findAllByText('Failed to setup user')).length).toBeGreaterThan(0);
  });
});

describe('the terms', () => {
  it('are fetched once, without anything that runs, and closing them keeps what was typed', async () => {
    const { user, api } = await openSignUp({
      routes: {
        'GET /v1/tos': {
          body: { success: true, payload: '<p>Be fair.</p><script>window.hacked = 1</script>' },
        },
      },
    });
    enter('Username', 'ronnie');
    await user.click(screen.getByRole('button', { name: 'terms of service' }));
    expect(await screen.findByText('Be fair.')).toBeInTheDocument();
    expect(document.querySelector('main script')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByLabelText('Username')).toHaveValue('ronnie');
    expect(api.countOf('GET /v1/tos')).toBe(1);
  });

  it('say "App problem, please check TOS on the official website" when they do not come', async () => {
    const { user } = await openSignUp({ routes: { 'GET /v1/tos': problem(500, '') } });
    await user.click(screen.getByRole('button', { name: 'terms of service' }));
    expect(
      await screen.findByText('App problem, please check TOS on the official website'),
    ).toBeInTheDocument();
  });
});

describe('logging in', () => {
  async function logIn(answer: Parameters<typeof renderShell>[0]) {
    const world = renderShell(answer);
    await screen.findByLabelText('Email');
    enter('Email', 'ronnie@touchline.test');
    enter('Password', 'kick-off-at-three');
    await world.user.click(screen.getByRole('button', { name: 'Log in' }));
    return world;
  }

  it('notes that this is not the account of the official game', async () => {
    renderShell();
    expect(
      await screen.findByText('This is your account here, not your official game account.'),
    ).toBeInTheDocument();
  });

  it('says "Login successful" and opens Home anew', async () => {
    const { api } = await logIn({ routes: { 'POST /v1/auth/login': { body: session } } });
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
    expect(browserPage.go).toHaveBeenCalledWith('/');
    expect(api.requests.find(({ path }) => path === '/v1/auth/login')?.body).toEqual({
      email: 'ronnie@touchline.test',
      password: 'kick-off-at-three',
      remember: true,
    });
  });

  it('shows the server’s words when it refuses, and "Login failed" where it has none', async () => {
    const { user, api } = await logIn({
      routes: { 'POST /v1/auth/login': problem(401, 'Wrong email or password.', 'forbidden') },
    });
    expect((await screen.findAllByText('Wrong email or password.')).length).toBeGreaterThan(0);
    api.answer('POST /v1/auth/login', problem(500, ''));
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findAllByText('Login failed')).length).toBeGreaterThan(0);
    expect(browserPage.go).not.toHaveBeenCalled();
  });

  it('says "Login failed" to a wrong password, and nothing of a session that ended', async () => {
    await logIn({ routes: { 'POST /v1/auth/login': problem(401, 'Login failed', 'signed_out') } });
    expect((await screen.findAllByText('Login failed')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  it('takes a code by email, then the new password, and leads back to Login', async () => {
    const { user, api } = renderShell({
      routes: {
        'POST /v1/auth/forgot_password': {
          body: { success: true, message: 'If we know you, a code is on its way.' },
        },
        'POST /v1/auth/set_password': { body: { success: true, message: 'Password set.' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Forgot password' }));
    enter('Email', 'ronnie@touchline.test');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('If we know you, a code is on its way.')).toBeInTheDocument();
    enter('Code', '12345678');
    enter('New password', 'a much longer one');
    enter('Confirm new password', 'a much longer one');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(api.requests.find(({ path }) => path === '/v1/auth/set_password')?.body).toEqual({
      email: 'ronnie@touchline.test',
      code: '12345678',
      password: 'a much longer one',
      password_confirm: 'a much longer one',
    });
  });

  it('goes on without sending for who has a code, refuses letters in it, and can go back to resend', async () => {
    const { user, api } = renderShell();
    await user.click(await screen.findByRole('button', { name: 'Forgot password' }));
    await user.click(screen.getByRole('button', { name: 'I already have a code' }));
    enter('Code', 'abc');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('The code has digits only')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'resend' }));
    expect(screen.getByRole('button', { name: 'Send code' })).toBeInTheDocument();
    expect(api.countOf('POST /v1/auth/forgot_password')).toBe(0);
  });
});

it('names what to allow when the browser blocks cookies', async () => {
  const enabled = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  renderShell();
  expect(await screen.findByText(/Your browser blocks cookies .* Allow cookies for localhost/)).toBeVisible();
  enabled.mockRestore();
});
