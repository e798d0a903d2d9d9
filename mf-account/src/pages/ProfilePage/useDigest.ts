import { useShell } from '@touchline/shared/contract';
import { useState } from 'react';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';

/** The switch of the mail after a gameweek. It shows the change at once, and takes it back when it was not saved. */
export function useDigest(saved: boolean, onChange: () => void) {
  const shell = useShell();
  const [isOn, setOn] = useState(saved);
  const { run: setDigest } = useMutation('setDigest');

  async function change(next: boolean): Promise<void> {
    setOn(next);
    const { failure } = await setDigest(next);
    if (failure) {
      setOn(!next);
      shell.notify({ type: 'error', message: failureMessage(failure, 'Error saving') });
    }
    onChange();
  }
  return { isOn, change };
}
