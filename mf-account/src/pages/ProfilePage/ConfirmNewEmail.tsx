import { Box, Typography } from '@touchline/design-system';
import { CodeField, FORM_ERROR, SubmitButton } from '@touchline/design-system/forms';
import { codeRules } from '@touchline/shared/domain';
import { AccountForm } from '../../components/AccountForm';
import { useNotifyLong } from '../../components/useNotifyLong';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';

interface ConfirmNewEmailProps {
  email: string;
  onConfirmed: () => void;
}

/** Form for the code sent to a new address: until it is confirmed, the old address is used. */
export function ConfirmNewEmail({ email, onConfirmed }: ConfirmNewEmailProps) {
  const notifyLong = useNotifyLong();
  const { run: confirmEmail } = useMutation('confirmEmail');
  const confirm = async ({ code }: { code: string }) => {
    const { failure } = await confirmEmail(code.trim());
    if (failure) return { [FORM_ERROR]: failureMessage(failure, 'Error confirming') };
    notifyLong('success', `Your email is now ${email}.`);
    onConfirmed();
    return undefined;
  };
  return (
    <Box sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ mb: 3 }}>
        We sent a code to {email}. Until you enter it here, your old address counts. The mail can take 5
        minutes.
      </Typography>
      <AccountForm<{ code: string }> label="Confirm new email" onSubmit={confirm}>
        <CodeField name="code" validate={codeRules} />
        <Box>
          <SubmitButton>Confirm</SubmitButton>
        </Box>
      </AccountForm>
    </Box>
  );
}
