import { useShell, type Notice } from '@touchline/shared/contract';

/** Milliseconds for which notifications about profile and password are shown (specification section 4). */
const longTimeoutMs = 8000;

/** Shows a notification about profile or password. */
export function useNotifyLong() {
  const shell = useShell();
  return (type: Notice['type'], message: string) => shell.notify({ type, message, timeout: longTimeoutMs });
}
