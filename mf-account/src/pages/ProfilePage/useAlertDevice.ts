import { useShell } from '@touchline/shared/contract';
import type { AlertKind, QuietHours } from '@touchline/shared/domain';
import { useState } from 'react';
import { failureMessage } from '../../domain/failureMessage';
import { pushAddress, subscribe } from '../../domain/pushOfDevice';
import { useMutation } from '../../state/account.mutations';

function useSay() {
  const shell = useShell();
  return (message: string) => shell.notify({ type: 'error', message });
}

/** Switches alerts on for this browser. */
export function useAlertDevice(publicKey: string, onSwitchedOn: (id: string) => void) {
  const shell = useShell();
  const say = useSay();
  const { run: save } = useMutation('saveAlertDevice');
  const [isSwitching, setSwitching] = useState(false);

  async function switchOn(kinds: readonly AlertKind[]): Promise<void> {
    setSwitching(true);
    try {
      const address = await subscribe(publicKey);
      if (address === 'blocked') return say('Alerts need your permission, and it was not given.');
      if (address === 'no worker')
        return say('Touchline is not ready for alerts yet. Reload the page and try again.');
      const { value, failure } = await save({ ...address, kinds: [...kinds], quiet: null });
      if (failure) return say(failureMessage(failure, 'Error switching on alerts'));
      shell.notify({ type: 'success', message: 'Alerts are on for this device.' });
      onSwitchedOn(value.id);
    } catch {
      say('The browser did not reach its push service. Try again later.');
    } finally {
      setSwitching(false);
    }
  }
  return { switchOn, isSwitching };
}

/** Changes what this browser is told about. */
export function useAlertChange(onChanged: () => void) {
  const say = useSay();
  const { run: save, isBusy } = useMutation('saveAlertDevice');

  async function change(kinds: readonly AlertKind[], quiet: QuietHours | null): Promise<void> {
    const address = await pushAddress().catch(() => undefined);
    if (!address) say('This browser has given up its alerts. Switch them off and on again.');
    else {
      const { failure } = await save({ ...address, kinds: [...kinds], quiet });
      if (failure) say(failureMessage(failure, 'Error saving'));
    }
    onChanged();
  }
  return { change, isBusy };
}
