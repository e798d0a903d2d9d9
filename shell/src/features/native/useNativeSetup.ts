import { authNotificationTokenAdd } from '@touchline/shared/calls/authNotificationTokenAdd';
import { useUser } from '@touchline/shared/contract';
import { useEffect } from 'react';
import { outcomeOf } from '../../services/api/outcome';
import { useShell } from '../../services/context/ShellContext';
import { connectNative } from './connectNative';
import { signedInEvent, tokenEvent } from './nativeEvents';

interface LockableOrientation {
  lock?: (orientation: 'portrait') => Promise<void>;
}

/** Portrait where the device allows it, and the device's token once per sign-in and start. */
export function useNativeSetup(): void {
  const { clients, notices } = useShell();
  const userId = useUser()?.id;

  useEffect(() => {
    // Tablets and some phones refuse the lock; both orientations are fine then.
    (window.screen.orientation as LockableOrientation | undefined)?.lock?.('portrait').catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!userId) return undefined;
    // Not kept for later starts: the server binds a device to the session that registered it.
    let registered: string | undefined;
    const register = async (event: Event) => {
      const token = (event as CustomEvent<unknown>).detail;
      if (typeof token !== 'string' || token === registered) return;
      registered = token;
      try {
        await clients.quiet.call(authNotificationTokenAdd, { body: { token } });
      } catch (thrown) {
        registered = undefined;
        notices.notify({
          type: 'error',
          message: outcomeOf(thrown, 'Error adding notification token').message,
        });
      }
    };
    const handleToken = (event: Event) => void register(event);
    window.addEventListener(tokenEvent, handleToken);
    void connectNative().then(
      () => window.dispatchEvent(new Event(signedInEvent)),
      () => undefined,
    );
    return () => window.removeEventListener(tokenEvent, handleToken);
  }, [clients, notices, userId]);
}
