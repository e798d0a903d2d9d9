import { Box, Button, MuiLink, Typography } from '@touchline/design-system';
import { shareGameweek } from '@touchline/shared/calls/shareGameweek';
import { useShell } from '@touchline/shared/contract';
import { explain, toFailure } from '@touchline/shared/remote-data';
import type { Shared } from '@touchline/shared/wire';
import { useState } from 'react';

/**
 * Creates a picture and a page of the current gameweek, and opens the device's share dialog; without one it
 * shows the link.
 */
export function ShareButton() {
  const shell = useShell();
  const [shared, setShared] = useState<Shared>();
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      const { payload } = await shell.api.call(shareGameweek);
      setShared(payload);
      await handOver(payload);
    } catch (error) {
      shell.notify({ type: 'error', message: explain(toFailure(error), 'the picture') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => void share()}>
        Share my gameweek
      </Button>
      {shared && (
        <Typography variant="body2" role="status">
          Shared:{' '}
          <MuiLink target="_blank" rel="noopener" href={shared.page}>
            page
          </MuiLink>
          ,{' '}
          <MuiLink target="_blank" rel="noopener" href={shared.tall}>
            tall picture
          </MuiLink>
          ,{' '}
          <MuiLink target="_blank" rel="noopener" href={shared.wide}>
            wide picture
          </MuiLink>
        </Typography>
      )}
    </Box>
  );
}

/**
 * Opens the device's share dialog, with the picture if it accepts files; without a dialog the page shows the
 * link.
 */
async function handOver({ page, tall, words }: Shared): Promise<void> {
  if (typeof navigator.share !== 'function') return;
  const url = new URL(page, window.location.href).href;
  const picture = await fetch(tall).then((reply) => reply.blob());
  const files = [new File([picture], 'gameweek.png', { type: 'image/png' })];
  const withFile = { files, text: words, url };
  const given = navigator.canShare?.(withFile) ? withFile : { text: words, url };
  // A cancelled dialog is no error: the link is still shown.
  await navigator.share(given).catch(() => undefined);
}
