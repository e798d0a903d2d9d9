import { MuiLink, Typography } from '@touchline/design-system';
import { CodeField } from '@touchline/design-system/forms';
import { authForgotPassword } from '@touchline/shared/calls/authForgotPassword';
import { authSetPassword } from '@touchline/shared/calls/authSetPassword';
import { codeRules, confirmRules, emailRules, passwordRules } from '@touchline/shared/domain';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { AuthForm } from './AuthForm';
import { PasswordInput, TextInput } from './fields';
import { outcomeOf } from '../../services/api/outcome';
import { submitErrors } from './submitErrors';

/** Milliseconds for which "Password changed!" is shown (specification, sections 4 and 8). */
const passwordToastMs = 8000;

interface ForgotPasswordProps {
  readonly onDone: () => void;
  readonly onBack: () => void;
}

interface ResetValues {
  email: string;
  code: string;
  password: string;
  password_confirm: string;
}

/**
 * Two steps: a code by email, then the new password with it. Users who already have a code can skip the
 * first.
 */
export function ForgotPassword({ onDone, onBack }: ForgotPasswordProps) {
  const [step, setStep] = useState<'request' | 'reset'>('request');
  const [email, setEmail] = useState('');
  const back = (
    <MuiLink component="button" type="button" onClick={onBack}>
      Back to login
    </MuiLink>
  );
  if (step === 'request')
    return (
      <RequestCode
        email={email}
        onSent={(sentTo) => {
          setEmail(sentTo);
          setStep('reset');
        }}
        footer={
          <>
            <MuiLink component="button" type="button" onClick={() => setStep('reset')}>
              I already have a code
            </MuiLink>
            {back}
          </>
        }
      />
    );
  return (
    <SetPassword
      email={email}
      onDone={onDone}
      footer={
        <>
          <MuiLink component="button" type="button" onClick={() => setStep('request')}>
            resend
          </MuiLink>
          {back}
        </>
      }
    />
  );
}

interface StepProps {
  readonly email: string;
  readonly footer: ReactNode;
}

function RequestCode({ email, onSent, footer }: StepProps & { onSent: (email: string) => void }) {
  const { clients, notices } = useShell();
  const request = async (values: { email: string }) => {
    try {
      const address = values.email.trim();
      const { message } = await clients.api.call(authForgotPassword, { body: { email: address } });
      notices.notify({ type: 'success', message: message ?? '' });
      onSent(address);
      return undefined;
    } catch (thrown) {
      const outcome = outcomeOf(thrown, 'ERROR');
      return submitErrors(outcome);
    }
  };
  return (
    <AuthForm<{ email: string }>
      label="Request a code"
      submitLabel="Send code"
      onSubmit={request}
      initialValues={{ email }}
      footer={footer}
    >
      <Typography variant="h2">Forgot password</Typography>
      <Typography>We send you a code to set a new password with.</Typography>
      <TextInput name="email" label="Email" type="email" validate={emailRules} autoComplete="username" />
    </AuthForm>
  );
}

function SetPassword({ email, onDone, footer }: StepProps & { onDone: () => void }) {
  const { clients, notices } = useShell();
  const reset = async (values: ResetValues) => {
    try {
      const body = { ...values, email: values.email.trim(), code: values.code.trim() };
      const { message } = await clients.api.call(authSetPassword, { body });
      notices.notify({ type: 'success', message: message ?? '', timeout: passwordToastMs });
      onDone();
      return undefined;
    } catch (thrown) {
      const outcome = outcomeOf(thrown, 'Error changing password');
      return submitErrors(outcome);
    }
  };
  return (
    <AuthForm<ResetValues>
      label="Set a new password"
      submitLabel="Change password"
      onSubmit={reset}
      initialValues={{ email }}
      footer={footer}
    >
      <Typography variant="h2">Set a new password</Typography>
      <TextInput name="email" label="Email" type="email" validate={emailRules} autoComplete="username" />
      <CodeField name="code" validate={codeRules} />
      <PasswordInput
        name="password"
        label="New password"
        validate={passwordRules}
        autoComplete="new-password"
      />
      <PasswordInput
        name="password_confirm"
        label="Confirm new password"
        validate={confirmRules('password')}
        autoComplete="new-password"
      />
    </AuthForm>
  );
}
