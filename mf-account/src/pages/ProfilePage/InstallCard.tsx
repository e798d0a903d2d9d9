import { Button, Section, Typography } from '@touchline/design-system';
import { useShell } from '@touchline/shared/contract';
import { useState } from 'react';
import { useIsBrowser } from '../../components/useIsBrowser';
import { acceptOffer, installWay, type InstallOffer } from '../../domain/installOffer';

/** Installs the app; renders nothing if it is installed already, or the browser does not support it. */
export function InstallCard() {
  return useIsBrowser() && <InstallWays />;
}

function InstallWays() {
  const shell = useShell();
  const [way, setWay] = useState(installWay);
  if (!way) return null;
  const install = async (offer: InstallOffer) => {
    if (await acceptOffer(offer).catch(() => false))
      shell.notify({ type: 'success', message: 'Touchline is on your home screen.' });
    setWay(undefined);
  };
  return (
    <Section title="On your home screen" look="card">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {way.kind === 'offer'
          ? 'Opens like an app, in full screen, and without a connection too.'
          : 'Press Share in Safari, then Add to Home Screen. Alerts work from there.'}
      </Typography>
      {way.kind === 'offer' && (
        <Button variant="contained" onClick={() => void install(way.offer)}>
          Install Touchline
        </Button>
      )}
    </Section>
  );
}
