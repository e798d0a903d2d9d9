import { Box, Button, MuiLink, Typography } from '@touchline/design-system';
import { shareGameweek } from '@touchline/shared/calls/shareGameweek';
import { shell } from '@touchline/shared/contract';
import { explain, toFailure } from '@touchline/shared/remote-data';
import type { Shared } from '@touchline/shared/wire';
import { useState } from 'react';

/** Makes a picture and a page of the gameweek as it is now, and hands them to the device; else shows the link. */
export function ShareButton() {
  const [shared, setShared] = useState<Shared>();
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      const { payload } = await shell().api.call(shareGameweek);
      setShared(payload);
      await handOver(payload);
    } catch (error) {
      shell().notify({ type: 'error', message: explain(toFailure(error), 'the picture') });
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

/** The device's own way to share, with the picture where it takes files; without one the link stands on the page. */
async function handOver({ page, tall, words }: Shared): Promise<void> {
  if (typeof navigator.share !== 'function') return;
  const url = new URL(page, window.location.href).href;
  const picture = await fetch(tall).then((reply) => reply.blob());
  const files = [new File([picture], 'gameweek.png', { type: 'image/png' })];
  const withFile = { files, text: words, url };
  const given = navigator.canShare?.(withFile) ? withFile : { text: words, url };
  // Who changes their mind has still got the link.
  await navigator.share(given).catch(() => undefined);
}
