import { Box, Typography } from '@touchline/design-system';
import { FORM_ERROR, PasswordField, SubmitButton, useField } from '@touchline/design-system/forms';
import { useUser } from '@touchline/shared/contract';
import { atMost, confirmRules, first, passwordRules, required } from '@touchline/shared/domain';
import { passwordAdvice } from '@touchline/shared/text';
import { useState } from 'react';
import { AccountForm } from '../../components/AccountForm';
import { NarrowPage } from '../../components/NarrowPage';
import { useNotifyLong } from '../../components/useNotifyLong';
import { failureMessage } from '../../domain/failureMessage';
import { fieldErrors } from '../../domain/fieldErrors';
import { useMutation } from '../../state/account.mutations';

interface Values {
  old_password: string;
  new_password: string;
  password_confirm: string;
}

/** Changes the password, which ends every other session of the account. Route: /profile/change_pass */
export default function ChangePasswordPage() {
  const notifyLong = useNotifyLong();
  const { run: changePassword } = useMutation('changePassword');
  // A new key after success remounts the form empty, so that no password stays in it.
  const [changes, setChanges] = useState(0);

  const change = async ({ old_password, new_password }: Values) => {
    if (old_password === new_password) {
      notifyLong('error', 'New password cannot be the same as old password');
      return { new_password: 'New password cannot be the same as old password' };
    }
    const { failure } = await changePassword({ old_password, new_password });
    if (failure) {
      const message = failureMessage(failure, 'Error changing password');
      notifyLong('error', message);
      return failure.kind === 'refused' && failure.fields
        ? fieldErrors(failure.fields)
        : { [FORM_ERROR]: message };
    }
    notifyLong('success', 'Password changed!');
    setChanges((count) => count + 1);
    return undefined;
  };

  return (
    <NarrowPage title="Change password">
      <AccountForm<Values> key={changes} label="Change password" onSubmit={change}>
        <PasswordField name="old_password" label="Old password" validate={oldPasswordRules} />
        <NewPassword />
        <PasswordField
          name="password_confirm"
          label="Confirm new password"
          autoComplete="new-password"
          validate={confirmRules('new_password')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          You stay logged in here. On other devices you will have to log in again.
        </Typography>
        <Box>
          <SubmitButton>Change password</SubmitButton>
        </Box>
      </AccountForm>
    </NarrowPage>
  );
}

/** Says what is missing, or how good the password is. */
function NewPassword() {
  const { input } = useField<string>('new_password', { subscription: { value: true } });
  const user = useUser();
  return (
    <PasswordField
      name="new_password"
      label="New password"
      autoComplete="new-password"
      validate={passwordRules}
      helperText={passwordAdvice(input.value, user ? [user.email, user.username] : [])}
    />
  );
}

/** It may be older than the rules for new ones. */
const oldPasswordRules = first(required('Enter your old password'), atMost(256));
