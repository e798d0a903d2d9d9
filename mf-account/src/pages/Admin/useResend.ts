import { useShell } from '@touchline/shared/contract';
import type { AdminUser } from '@touchline/shared/wire';
import { useCallback } from 'react';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';

/** Sends an account a new confirmation code. */
export function useResend(): (user: AdminUser) => void {
  const shell = useShell();
  const { run: resendConfirmation } = useMutation('resendConfirmation');
  return useCallback(
    ({ id }: AdminUser) => {
      void resendConfirmation(id).then(({ value, failure }) => {
        if (failure)
          shell.notify({ type: 'error', message: failureMessage(failure, 'Error sending code :/') });
        else if (value?.sent) shell.notify({ type: 'success', message: 'Code sent!' });
        else shell.notify({ type: 'info', message: 'The address is confirmed already.' });
      });
    },
    [shell, resendConfirmation],
  );
}
