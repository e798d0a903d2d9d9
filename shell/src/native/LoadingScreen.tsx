import { Box, Typography } from '@touchline/design-system';
import { check } from '@touchline/shared/calls/check';
import { useDispatch } from '@touchline/shared/store';
import { useEffect, useState } from 'react';
import { useShell } from '../app/ShellContext';
import { Splash } from '../app/Splash';
import { serverAlertArrived } from '../popups/popups.slice';
import { runStartUpCheck, type StartUpStatus } from './startUpCheck';

/** The start of the native app: the splash, and under it what is being waited for. */
export default function LoadingScreen() {
  const { boot } = useShell();
  const status = useStartUpStatus();
  return (
    <>
      <Splash />
      <Box
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          insetInline: 0,
          bottom: 0,
          p: 6,
          textAlign: 'center',
          color: '#EDF3EC',
        }}
      >
        <Typography aria-live="polite" sx={{ mb: 6, minHeight: '3em' }}>
          {status?.text}
        </Typography>
        <Typography variant="caption">Version {boot.build.version}</Typography>
      </Box>
    </>
  );
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
