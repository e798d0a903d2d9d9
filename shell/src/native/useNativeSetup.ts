import { authNotificationTokenAdd } from '@touchline/shared/calls/authNotificationTokenAdd';
import { useUser } from '@touchline/shared/contract';
import { useEffect } from 'react';
import { outcomeOf } from '../app/outcome';
import { useShell } from '../app/ShellContext';
import { isNative } from './platform';

/** The wrapper sends the device's notification token in the `detail` of this event of the window. */
export const tokenEvent = 'touchline:notification-token';
/** Notifies the native wrapper that a user is signed in and wants notifications. */
export const signedInEvent = 'touchline:signed-in';

const registeredKey = (userId: string) => `tl-notification-token:${userId}`;

interface LockableOrientation {
  lock?: (orientation: 'portrait') => Promise<void>;
}

/** Only in the native app: portrait where the device allows it, and the device's token once per account. */
export function useNativeSetup(): void {
  const { clients, notices } = useShell();
  const userId = useUser()?.id;

  useEffect(() => {
    if (!isNative()) return;
    // Tablets and some phones refuse; then both ways round are fine.
    (window.screen.orientation as LockableOrientation | undefined)?.lock?.('portrait').catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!isNative() || !userId) return undefined;
    const register = async (event: Event) => {
      const token = (event as CustomEvent<unknown>).detail;
      if (typeof token !== 'string' || localStorage.getItem(registeredKey(userId)) === token) return;
      try {
        await clients.quiet.call(authNotificationTokenAdd, { body: { token } });
        localStorage.setItem(registeredKey(userId), token);
      } catch (thrown) {
        notices.notify({
          type: 'error',
          message: outcomeOf(thrown, 'Error adding notification token').message,
        });
      }
    };
    const handleToken = (event: Event) => void register(event);
    window.addEventListener(tokenEvent, handleToken);
    window.dispatchEvent(new Event(signedInEvent));
    return () => window.removeEventListener(tokenEvent, handleToken);
  }, [clients, notices, userId]);
}
