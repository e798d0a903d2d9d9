import { Box, Button, MuiLink, Stack, Typography } from '@touchline/design-system';
import { CodeField } from '@touchline/design-system/forms';
import { authConfirmEmail } from '@touchline/shared/calls/authConfirmEmail';
import { authResendConfirmation } from '@touchline/shared/calls/authResendConfirmation';
import { useUser } from '@touchline/shared/contract';
import { codeRules } from '@touchline/shared/domain';
import { toFailure } from '@touchline/shared/remote-data';
import { sessionStarted } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import { useEffect } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { AuthForm } from './AuthForm';
import { AuthFrame } from './AuthFrame';
import { outcomeOf } from '../../services/api/outcome';
import { submitErrors } from './submitErrors';
import { useAttemptLock } from './useAttemptLock';

/** Signed in, but the address is not confirmed yet. */
export default function ConfirmEmail() {
  const { services, session } = useShell();
  const email = useUser()?.email;
  useEffect(() => {
    services.track('auth_view', { view: 'confirm_email', team_id: null });
  }, [services]);
  return (
    <AuthFrame title="Confirm your email">
      <Stack sx={{ gap: 4 }}>
        <Typography variant="h2">Confirm your email</Typography>
        <Typography>
          We sent a code to <strong>{email}</strong>. The email can take up to 5 minutes to arrive.
        </Typography>
        <CodeForm />
        <Button onClick={() => void session.logout()}>Log out</Button>
      </Stack>
    </AuthFrame>
  );
}

function CodeForm() {
  const { clients, notices } = useShell();
  const dispatch = useDispatch();
  const { seconds, wasLocked, countWrongCode } = useAttemptLock();

  const confirm = async ({ code }: { code: string }) => {
    try {
      const reply = await clients.api.call(authConfirmEmail, { body: { token: code.trim() } });
      notices.notify({ type: 'success', message: reply.message || 'Welcome onboard! 👋' });
      dispatch(sessionStarted({ user: reply.user, sessionToken: reply.sessionToken }));
      return undefined;
    } catch (thrown) {
      const failure = toFailure(thrown);
      const wait = failure.kind === 'refused' ? failure.retryAfter : undefined;
      if (failure.kind === 'refused') countWrongCode(wait);
      const outcome = outcomeOf(thrown, 'Error confirming');
      // The field itself shows the countdown of a lock: a fixed message would show an outdated number.
      return submitErrors(wait === undefined ? outcome : { ...outcome, message: '' });
    }
  };

  return (
    <AuthForm<{ code: string }>
      label="Confirm your email"
      submitLabel="Confirm"
      onSubmit={confirm}
      disabled={seconds > 0}
      footer={<Resend />}
    >
      <CodeField
        name="code"
        validate={codeRules}
        lockedFor={seconds}
        helperText={wasLocked ? afterLock : undefined}
      />
    </AuthForm>
  );
}

/** Help text once a lock is over. */
const afterLock =
  'You can try again. If the code does not work, choose Send the code again to get a new one.';

function Resend() {
  const { clients, notices } = useShell();
  const resend = async () => {
    try {
      await clients.api.call(authResendConfirmation);
      notices.notify({ type: 'success', message: 'Code sent!' });
    } catch (thrown) {
      const { message } = outcomeOf(thrown, '');
      notices.notify({ type: 'error', message: `Error sending code :/ ${message}`.trim() });
    }
  };
  return (
    <Box sx={{ textAlign: 'center' }}>
      <MuiLink component="button" type="button" onClick={() => void resend()}>
        Send the code again
      </MuiLink>
    </Box>
  );
}
