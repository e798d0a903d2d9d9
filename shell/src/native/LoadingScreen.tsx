import { check } from '@touchline/shared/calls/check';
import { useDispatch } from '@touchline/shared/store';
import { useEffect, useState } from 'react';
import { useShell } from '../app/ShellContext';
import { serverAlertArrived } from '../popups/popups.slice';
import { runStartUpCheck, type StartUpStatus } from './startUpCheck';
import { StartUpScreen } from './StartUpScreen';

/** The start of the native app: what is being waited for, or why it goes no further. */
export default function LoadingScreen() {
  const { boot } = useShell();
  const status = useStartUpStatus();
  return <StartUpScreen status={status?.text} version={boot.build.version} />;
}

function useStartUpStatus() {
  const { boot, clients } = useShell();
  const dispatch = useDispatch();
  const [status, setStatus] = useState<StartUpStatus>();
  useEffect(() => {
    const stop = new AbortController();
    void runStartUpCheck({
      version: boot.build.version,
      askServer: () => clients.quiet.call(check),
      onStatus: setStatus,
      onAlert: (text) => dispatch(serverAlertArrived(text)),
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [boot, clients, dispatch]);
  return status;
}
