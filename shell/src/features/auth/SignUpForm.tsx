import { MuiLink } from '@touchline/design-system';
import { BirthdayFields, CheckboxOf, type BirthdayParts } from '@touchline/design-system/forms';
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
import { browserPage } from '../../services/platform/browserPage';
import { useShell } from '../../services/context/ShellContext';
import { AuthForm } from './AuthForm';
import { PasswordInput, TextInput } from './fields';
import { outcomeOf } from '../../services/api/outcome';
import { submitErrors } from './submitErrors';

interface SignUpValues {
  username: string;
  email: string;
  password: string;
  password_confirm: string;
  birthday: Required<BirthdayParts>;
  terms: boolean;
}

/** Milliseconds between a sign-up and the reload that shows the next screen (specification section 4). */
export const signUpReloadMs = 800;

export function SignUpForm({ onTerms }: { onTerms: () => void }) {
  const { clients, notices } = useShell();
  const serverNow = useServerClock();

  const register = async ({ username, email, password, birthday: born }: SignUpValues) => {
    try {
      const reply = await clients.api.call(authRegister, {
        body: {
          username: username.trim(),
          email: email.trim(),
          password,
          birthday: birthday(born.year, born.month, born.day),
        },
      });
      notices.notify({ type: 'success', message: reply.message || 'Register successful' });
      // The reloaded page has the new session.
      await new Promise((resolve) => setTimeout(resolve, signUpReloadMs));
      browserPage.reload();
      return undefined;
    } catch (thrown) {
      const outcome = outcomeOf(thrown, 'ERROR', 'Failed to setup user');
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
      <BirthdayFields
        name="birthday"
        currentYear={new Date(serverNow()).getFullYear()}
        validate={birthdayRules}
      />
      <CheckboxOf name="terms" label={<TermsLabel onTerms={onTerms} />} validate={accepted} />
    </AuthForm>
  );
}

/** Every part is required and has its own error. */
function birthdayRules({ year, month, day }: BirthdayParts = {}) {
  if (year && month && day) return undefined;
  return {
    year: year ? undefined : 'Choose a year',
    month: month ? undefined : 'Choose a month',
    day: day ? undefined : 'Choose a day',
  };
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
