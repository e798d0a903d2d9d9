import { Box, Section } from '@touchline/design-system';
import { BirthdayFields, FORM_ERROR, SubmitButton, TextFieldOf } from '@touchline/design-system/forms';
import { useShell, useServerClock } from '@touchline/shared/contract';
import { emailRules, usernameRules } from '@touchline/shared/domain';
import type { Failure } from '@touchline/shared/remote-data';
import type { AuthUser } from '@touchline/shared/wire';
import { useMemo, useState } from 'react';
import { AccountForm } from '../../components/AccountForm';
import { useNotifyLong } from '../../components/useNotifyLong';
import { failureMessage } from '../../domain/failureMessage';
import { fieldErrors } from '../../domain/fieldErrors';
import {
  birthdayError,
  profileChange,
  profileValues,
  type ProfileChange,
  type ProfileValues,
} from '../../domain/profileForm';
import { useMutation } from '../../state/account.mutations';
import { ConfirmNewEmail } from './ConfirmNewEmail';
import { PasswordForEmail } from './PasswordForEmail';

/** Form for username, email and birthday. */
export function AccountCard({ user }: { user: AuthUser }) {
  const notifyLong = useNotifyLong();
  const shell = useShell();
  const { run: updateProfile } = useMutation('updateProfile');
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  /** A change with a new email: sent together with the password. */
  const [asked, setAsked] = useState<ProfileChange>();
  const serverNow = useServerClock();
  const currentYear = new Date(serverNow()).getFullYear();
  const initialValues = useMemo(() => profileValues(user), [user]);

  const send = async (change: ProfileChange) => {
    const { value, failure } = await updateProfile(change);
    if (failure) return failure;
    setAsked(undefined);
    setPendingEmail(value ?? null);
    notifyLong('success', 'Profile updated!');
    return undefined;
  };

  const save = async (values: ProfileValues) => {
    const change = profileChange(values, user);
    setAsked(change.email === undefined ? undefined : change);
    if (change.email !== undefined) return undefined;
    if (Object.keys(change).length === 0) {
      shell.notify({ type: 'info', message: 'Nothing has changed.' });
      return undefined;
    }
    const failure = await send(change);
    if (!failure) return undefined;
    shell.notify({ type: 'error', message: failureMessage(failure, 'Error updating') });
    return refusal(failure);
  };

  return (
    <Section title="Account" look="card">
      <AccountForm<ProfileValues>
        draft="account"
        label="Account"
        initialValues={initialValues}
        onSubmit={save}
      >
        <TextFieldOf name="username" label="Username" autoComplete="username" validate={usernameRules} />
        <TextFieldOf name="email" label="Email" type="email" autoComplete="email" validate={emailRules} />
        <BirthdayFields
          name="birthday"
          currentYear={currentYear}
          validate={(parts) => birthdayError(parts, currentYear)}
        />
        <Box>
          <SubmitButton>Save</SubmitButton>
        </Box>
      </AccountForm>
      {asked?.email && (
        <PasswordForEmail
          key={asked.email}
          email={asked.email}
          onPassword={(password) => send({ ...asked, password })}
        />
      )}
      {pendingEmail && !asked && (
        <ConfirmNewEmail email={pendingEmail} onConfirmed={() => setPendingEmail(null)} />
      )}
    </Section>
  );
}

/** The server's refusal, at its fields. */
function refusal(failure: Failure) {
  return failure.kind === 'refused' && failure.fields
    ? fieldErrors(failure.fields)
    : { [FORM_ERROR]: failureMessage(failure, 'Error updating') };
}
