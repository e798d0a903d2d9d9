import { Box, MuiLink, Typography } from '@touchline/design-system';
import { CheckboxOf } from '@touchline/design-system/forms';
import { authLogin } from '@touchline/shared/calls/authLogin';
import { emailRules, required } from '@touchline/shared/domain';
import { toFailure } from '@touchline/shared/remote-data';
import { browserPage } from '../../services/platform/browserPage';
import { useShell } from '../../services/context/ShellContext';
import { AuthForm } from './AuthForm';
import { PasswordInput, TextInput } from './fields';
import { outcomeOf } from '../../services/api/outcome';
import { submitErrors } from './submitErrors';

interface LoginValues {
  email: string;
  password: string;
  remember: boolean;
}

interface LoginFormProps {
  readonly onForgot: () => void;
  readonly onInfo: () => void;
}

export function LoginForm({ onForgot, onInfo }: LoginFormProps) {
  const { clients, notices } = useShell();

  const logIn = async ({ email, password, remember = false }: LoginValues) => {
    try {
      const reply = await clients.api.call(authLogin, { body: { email: email.trim(), password, remember } });
      notices.notify({ type: 'success', message: reply.message || 'Login successful' });
      browserPage.go('/');
      return undefined;
    } catch (thrown) {
      // A `signedOut` failure means wrong credentials here, since there was no session that could expire.
      const isRefused = toFailure(thrown).kind === 'signedOut';
      const outcome = isRefused
        ? { message: 'Login failed', errors: {} }
        : outcomeOf(thrown, 'Login failed', 'Failed to setup user');
      return submitErrors(outcome);
    }
  };

  return (
    <AuthForm<LoginValues>
      label="Login"
      submitLabel="Log in"
      onSubmit={logIn}
      initialValues={{ remember: true }}
      footer={
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <MuiLink component="button" type="button" onClick={onForgot}>
            Forgot password
          </MuiLink>
          <MuiLink component="button" type="button" onClick={onInfo}>
            Info
          </MuiLink>
        </Box>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This is your account here, not your official game account.
      </Typography>
      <TextInput
        name="email"
        label="Email"
        type="email"
        validate={emailRules}
        autoComplete="username"
        inputMode="email"
      />
      <PasswordInput
        name="password"
        label="Password"
        validate={required('Enter your password')}
        autoComplete="current-password"
      />
      <CheckboxOf name="remember" label="Remember me" />
    </AuthForm>
  );
}
