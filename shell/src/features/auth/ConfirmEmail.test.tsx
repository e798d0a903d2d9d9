import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser, problem } from '@touchline/shared/testing';
import { aBoot, enter, renderShell } from '../../testing/renderShell';

const boot = () =>
  aBoot({ user: { email_confirmed: false, onboarded: false }, state: { team: null, rivals: [] } });
const wrongCode = problem(400, 'This code is not right.', 'bad_request');

async function sendCode(world: Pick<ReturnType<typeof renderShell>, 'user'>, code: string) {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
  enter('Code', code);
  await world.user.click(screen.getByRole('button', { name: 'Confirm' }));
}

it('asks for the code and says that the email can take 5 minutes', async () => {
  renderShell({ boot: boot() });
  expect(await screen.findByRole('heading', { name: 'Confirm your email', level: 2 })).toBeInTheDocument();
  expect(screen.getByText(/can take up to 5 minutes/)).toBeInTheDocument();
});

it('sends no letters', async () => {
  const world = renderShell({ boot: boot() });
  await screen.findByLabelText('Code');
  await sendCode(world, 'abc');
  expect(screen.getByText('The code has digits only')).toBeInTheDocument();
  expect(world.api.countOf('POST /v1/auth/confirm_email')).toBe(0);
});

it('locks for 40 seconds after the fourth wrong code: "Too many attempts. Try again in 40 seconds."', async () => {
  jest.useFakeTimers({ now: Date.parse('2024-02-10T16:20:00Z') });
  try {
    const world = renderShell({
      boot: boot(),
      routes: { 'POST /v1/auth/confirm_email': wrongCode },
      advanceTimers: jest.advanceTimersByTime,
    });
    await screen.findByLabelText('Code');
    for (const code of ['1', '2', '3']) await sendCode(world, code);
    await waitFor(() => expect(screen.getByLabelText('Code')).toBeEnabled());
    await sendCode(world, '4');
    expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(40_500));
    expect(screen.getByLabelText('Code')).toBeEnabled();
    expect(world.api.countOf('POST /v1/auth/confirm_email')).toBe(4);
    // After the lock the form explains how to get a new code, and counts attempts anew.
    expect(screen.getByText(/choose Send the code again to get a new one/)).toBeInTheDocument();
    await sendCode(world, '5');
    expect(screen.queryByText(/Too many attempts/)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('shows the countdown of a lock that the server reports in one place of the form', async () => {
  const words = 'Too many attempts. Try again in 40 seconds.';
  const world = renderShell({
    boot: boot(),
    routes: { 'POST /v1/auth/confirm_email': problem(429, words, 'too_many_attempts', { retry_after: 40 }) },
  });
  await screen.findByLabelText('Code');
  await sendCode(world, '1');
  await waitFor(() => expect(screen.getByLabelText('Code')).toBeDisabled());
  expect(within(screen.getByRole('form')).getAllByText(/Too many attempts/)).toHaveLength(1);
});

it('says "Error confirming" where the server has no words', async () => {
  const world = renderShell({ boot: boot(), routes: { 'POST /v1/auth/confirm_email': problem(500, '') } });
  await screen.findByLabelText('Code');
  await sendCode(world, '123456');
  expect(await screen.findByText('Error confirming')).toBeInTheDocument();
});

it('shows the refusal of a wrong code once', async () => {
  const world = renderShell({ boot: boot(), routes: { 'POST /v1/auth/confirm_email': wrongCode } });
  await screen.findByLabelText('Code');
  await sendCode(world, '123456');
  await screen.findAllByText('This code is not right.');
  expect(screen.getAllByText('This code is not right.')).toHaveLength(1);
});

it('sends a code that was pasted in groups without the spaces', async () => {
  const world = renderShell({ boot: boot(), routes: { 'POST /v1/auth/confirm_email': wrongCode } });
  await screen.findByLabelText('Code');
  await sendCode(world, ' 123\u00a0456 ');
  await screen.findByText('This code is not right.');
  expect(screen.getByLabelText('Code')).toHaveValue('123456');
});

it('says "Welcome onboard! 👋" and goes on to the first step of onboarding', async () => {
  const world = renderShell({
    boot: boot(),
    routes: {
      'POST /v1/auth/confirm_email': {
        body: { success: true, sessionToken: 'confirmed', user: aUser({ onboarded: false }) },
      },
    },
  });
  await screen.findByLabelText('Code');
  await sendCode(world, '123456');
  expect(await screen.findByText('Welcome onboard! 👋')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Link your team', level: 1 })).toBeInTheDocument();
});

it('sends the code again: "Code sent!", or "Error sending code :/"', async () => {
  const world = renderShell({
    boot: boot(),
    routes: { 'POST /v1/auth/resend_confirmation': { body: { success: true } } },
  });
  await world.user.click(await screen.findByRole('button', { name: 'Send the code again' }));
  expect(await screen.findByText('Code sent!')).toBeInTheDocument();
  world.api.answer('POST /v1/auth/resend_confirmation', problem(500, ''));
  await world.user.click(screen.getByRole('button', { name: 'Send the code again' }));
  expect(await screen.findByText('Error sending code :/')).toBeInTheDocument();
});

it('says why the code is not sent again, and when it can be', async () => {
  const reason = 'A code was sent less than a minute ago. You can request another one in 34 seconds.';
  const world = renderShell({
    boot: boot(),
    routes: {
      'POST /v1/auth/resend_confirmation': problem(429, reason, 'too_many_attempts', { retry_after: 34 }),
    },
  });
  await world.user.click(await screen.findByRole('button', { name: 'Send the code again' }));
  expect(await screen.findByText(`Error sending code :/ ${reason}`)).toBeInTheDocument();
});
