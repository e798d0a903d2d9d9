import { Box, MuiLink, Section, Typography } from '@touchline/design-system';
import { CodeField, FORM_ERROR, SubmitButton } from '@touchline/design-system/forms';
import { useShell } from '@touchline/shared/contract';
import { codeRules } from '@touchline/shared/domain';
import { useState } from 'react';
import { AccountForm } from '../../components/AccountForm';
import { WriteButton } from '../../components/WriteButton';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';

/** Form for an authenticator code, which unlocks the admin area for this session. */
export function SecondFactor({ onShown }: { onShown: () => void }) {
  const { run: showSecondFactor } = useMutation('showSecondFactor');
  const show = async ({ code }: { code: string }) => {
    const { failure } = await showSecondFactor(code.trim());
    if (failure) return { [FORM_ERROR]: failureMessage(failure, 'Error confirming') };
    onShown();
    return undefined;
  };
  return (
    <Section title="Second factor" look="card">
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 440 }}>
        <Typography>Enter the code your authenticator app shows for Touchline.</Typography>
        <AccountForm<{ code: string }> label="Second factor" onSubmit={show}>
          <CodeField name="code" validate={codeError} />
          <Box>
            <SubmitButton>Open the admin area</SubmitButton>
          </Box>
        </AccountForm>
        <SetUp />
      </Box>
    </Section>
  );
}

/**
 * Setup for an admin without a second factor: a code sent by email returns a new secret, which is active
 * after its first use.
 */
function SetUp() {
  const shell = useShell();
  const { run: enrol, isBusy } = useMutation('enrolSecondFactor');
  const [uri, setUri] = useState<string>();
  const [isMailed, setMailed] = useState(false);

  const begin = async () => {
    const { value, failure } = await enrol(undefined);
    if (failure) shell.notify({ type: 'error', message: failureMessage(failure, 'Error setting it up') });
    else if (value) setUri(value);
    else setMailed(true);
  };
  const prove = async ({ mailed }: { mailed: string }) => {
    const { value, failure } = await enrol(mailed.trim());
    if (failure) return { [FORM_ERROR]: failureMessage(failure, 'Error setting it up') };
    if (value) setUri(value);
    return undefined;
  };

  if (uri !== undefined) return <SecretOf uri={uri} />;
  if (isMailed)
    return (
      <AccountForm<{ mailed: string }> label="Set up a second factor" onSubmit={prove}>
        <Typography>We mailed you a code. With it you get the key for your authenticator app.</Typography>
        <CodeField name="mailed" label="Code from the mail" validate={codeRules} />
        <Box>
          <SubmitButton>Show me the key</SubmitButton>
        </Box>
      </AccountForm>
    );
  return (
    <WriteButton disabled={isBusy} onClick={() => void begin()} sx={{ justifySelf: 'start' }}>
      I have none yet
    </WriteButton>
  );
}

function SecretOf({ uri }: { uri: string }) {
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <MuiLink href={uri}>Add it to your authenticator app</MuiLink>, or type this key into the app:{' '}
      <code translate="no">{new URL(uri).searchParams.get('secret')}</code>
    </Typography>
  );
}

const codeError = (code: string | undefined) =>
  /^\d{6}$/.test(code?.trim() ?? '') ? undefined : 'Enter the six digits';
