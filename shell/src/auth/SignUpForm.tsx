import { MuiLink } from '@touchline/design-system';
import { authRegister } from '@touchline/shared/calls/authRegister';
import { useServerClock } from '@touchline/shared/contract';
import {
  accepted,
  birthday,
  confirmRules,
  emailRules,
  passwordRules,
  usernameRules,
} from '@touchline/shared/domain';
import { browserPage } from '../app/browserPage';
import { useShell } from '../app/ShellContext';
import { AuthForm } from './AuthForm';
import { BirthdayInput } from './BirthdayInput';
import { CheckInput, PasswordInput, TextInput } from './fields';
import { outcomeOf } from '../app/outcome';
import { submitErrors } from './submitErrors';

interface SignUpValues {
  username: string;
  email: string;
  password: string;
  password_confirm: string;
  year: string;
  month: string;
  day: string;
  terms: boolean;
}

/** Milliseconds between a sign-up and the reload that shows the next screen (specification section 4). */
export const signUpReloadMs = 800;

export function SignUpForm({ onTerms }: { onTerms: () => void }) {
  const { clients, notices } = useShell();
  const serverNow = useServerClock();

  const register = async ({ username, email, password, year, month, day }: SignUpValues) => {
    try {
      const reply = await clients.api.call(authRegister, {
        body: {
          username: username.trim(),
          email: email.trim(),
          password,
          birthday: birthday(Number(year), Number(month), Number(day)),
        },
      });
      notices.notify({ type: 'success', message: reply.message || 'Register successful' });
      // The page that comes back carries the new session.
      await new Promise((resolve) => setTimeout(resolve, signUpReloadMs));
      browserPage.reload();
      return undefined;
    } catch (thrown) {
      const outcome = outcomeOf(thrown, 'ERROR', 'Failed to setup user');
      notices.notify({ type: 'error', message: outcome.message });
      return submitErrors(outcome);
    }
  };

  return (
    <AuthForm<SignUpValues> label="Sign up" submitLabel="Create account" onSubmit={register}>
      <TextInput name="username" label="Username" validate={usernameRules} autoComplete="username" />
      <TextInput
        name="email"
        label="Email"
        type="email"
        validate={emailRules}
        autoComplete="email"
        inputMode="email"
      />
      <PasswordInput name="password" label="Password" validate={passwordRules} autoComplete="new-password" />
      <PasswordInput
        name="password_confirm"
        label="Confirm password"
        validate={confirmRules('password')}
        autoComplete="new-password"
      />
      <BirthdayInput currentYear={new Date(serverNow()).getFullYear()} />
      <CheckInput name="terms" label={<TermsLabel onTerms={onTerms} />} validate={accepted} />
    </AuthForm>
  );
}

function TermsLabel({ onTerms }: { onTerms: () => void }) {
  return (
    <>
      I accept the{' '}
      <MuiLink
        component="button"
        type="button"
        onClick={(event) => {
          event.preventDefault();
          onTerms();
        }}
        sx={{ verticalAlign: 'baseline' }}
      >
        terms of service
      </MuiLink>
    </>
  );
}
