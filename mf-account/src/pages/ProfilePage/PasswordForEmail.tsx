import { Box, Typography } from '@touchline/design-system';
import { FORM_ERROR, PasswordField, SubmitButton } from '@touchline/design-system/forms';
import { atMost, first, required } from '@touchline/shared/domain';
import type { Failure } from '@touchline/shared/remote-data';
import { AccountForm } from '../../components/AccountForm';
import { failureMessage } from '../../domain/failureMessage';
import { fieldErrors } from '../../domain/fieldErrors';

interface PasswordForEmailProps {
  email: string;
  /** Returns the failure if the change was refused, else undefined. */
  onPassword: (password: string) => Promise<Failure | undefined>;
}

/**
 * A new email requires the password: somebody with access to an unlocked device must not be able to take over
 * the account. A separate form, because the account's form saves drafts, and a password must not be in one.
 */
export function PasswordForEmail({ email, onPassword }: PasswordForEmailProps) {
  const submit = async ({ password }: { password: string }) => {
    const failure = await onPassword(password);
    if (!failure) return undefined;
    return failure.kind === 'refused' && failure.fields?.['password']
      ? fieldErrors(failure.fields)
      : { [FORM_ERROR]: failureMessage(failure, 'Error updating') };
  };
  return (
    <Box sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        Enter your password to change your email to {email}.
      </Typography>
      <AccountForm<{ password: string }> label="Change email" onSubmit={submit}>
        <PasswordField name="password" label="Password" validate={passwordWanted} />
        <Box>
          <SubmitButton>Change email</SubmitButton>
        </Box>
      </AccountForm>
    </Box>
  );
}

/** It may be older than the rules for new ones. */
const passwordWanted = first(required('Enter your password'), atMost(256));
