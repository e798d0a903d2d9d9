import { Box, RemoteView, Section, SkeletonTable, Typography } from '@touchline/design-system';
import { useShell } from '@touchline/shared/contract';
import { defaultAlertKinds } from '@touchline/shared/domain';
import { useState } from 'react';
import { useIsBrowser } from '../../components/useIsBrowser';
import { WriteButton } from '../../components/WriteButton';
import { failureMessage } from '../../domain/failureMessage';
import { deviceId, pushAbility, unsubscribe } from '../../domain/pushOfDevice';
import { useMutation } from '../../state/account.mutations';
import { useAccountQuery, type AccountResults } from '../../state/account.queries';
import { AlertSettings } from './AlertSettings';
import { DigestSetting } from './DigestSetting';
import { OwnMomentsSetting } from './OwnMomentsSetting';
import { useAlertDevice } from './useAlertDevice';
import { useDigest } from './useDigest';

type Alerts = AccountResults['alerts'];
type Device = Alerts['devices'][number];

const ableText =
  'Goals of your players, the deadline, prices and news, on this device, whether Touchline is open or not.';
const unableText =
  'This browser cannot show alerts. On an iPhone or iPad, add Touchline to the Home Screen first and open it from there.';
const blockedText = 'Alerts are blocked for this site. Allow notifications in the settings of your browser.';

/** Alerts: this device's, with what it tells about, the other devices that have them, and the mail of the account. */
export function NotificationsCard({ userId }: { userId: string }) {
  const { data, refresh } = useAccountQuery({ name: 'alerts' }, 'calm');
  const isBrowser = useIsBrowser();
  return (
    <Section title="Notifications" look="card">
      <RemoteView
        data={data}
        what="alerts"
        onRetry={refresh}
        skeleton={<SkeletonTable rows={3} columns={1} what="alerts" />}
        isEmpty={() => false}
      >
        {(alerts) => (
          // The server does not know which of the devices this one is: all are others there.
          <Devices
            key={String(isBrowser)}
            storedId={isBrowser ? deviceId.find(userId) : null}
            alerts={alerts}
            userId={userId}
            onChange={refresh}
          />
        )}
      </RemoteView>
    </Section>
  );
}

interface DevicesProps {
  /** Id of this device, where it has alerts. */
  storedId: string | null;
  alerts: Alerts;
  userId: string;
  onChange: () => void;
}

function Devices({ storedId, alerts, userId, onChange }: DevicesProps) {
  const shell = useShell();
  const [own, setOwn] = useState(storedId);
  const device = alerts.devices.find(({ id }) => id === own);
  const others = alerts.devices.filter(({ id }) => id !== own);
  const digest = useDigest(alerts.digest, onChange);
  const { run: remove, isBusy } = useMutation('removeAlertDevice');
  const { switchOn, isSwitching } = useAlertDevice(alerts.public_key, (id) => {
    deviceId.keep(userId, id);
    setOwn(id);
    onChange();
  });

  const switchOff = async ({ id, name }: Device) => {
    const { failure } = await remove(id);
    if (failure)
      return shell.notify({ type: 'error', message: failureMessage(failure, 'Error switching off') });
    if (id === own) await unsubscribe().catch(() => undefined);
    shell.notify({ type: 'success', message: `No more alerts on ${id === own ? 'this device' : name}.` });
    onChange();
  };

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {device ? (
        <AlertSettings device={device} onChange={onChange} onSwitchOff={() => void switchOff(device)} />
      ) : (
        <SwitchOn isBusy={isSwitching} onSwitchOn={() => void switchOn(defaultAlertKinds)} />
      )}
      {others.length > 0 && (
        <Box component="ul" aria-label="Other devices with alerts" sx={list}>
          {others.map((one) => (
            <Box component="li" key={one.id} sx={row}>
              <Typography>{one.name}</Typography>
              <WriteButton
                disabled={isBusy}
                onClick={() => void switchOff(one)}
                aria-label={`Switch off alerts on ${one.name}`}
              >
                Switch off
              </WriteButton>
            </Box>
          ))}
        </Box>
      )}
      <OwnMomentsSetting />
      <DigestSetting isOn={digest.isOn} onChange={(isOn) => void digest.change(isOn)} />
    </Box>
  );
}

function SwitchOn({ isBusy, onSwitchOn }: { isBusy: boolean; onSwitchOn: () => void }) {
  const ability = useIsBrowser() ? pushAbility() : undefined;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {ability === 'blocked' ? blockedText : ability === 'unable' ? unableText : ableText}
      </Typography>
      {ability === 'able' && (
        <WriteButton variant="contained" disabled={isBusy} onClick={onSwitchOn}>
          Switch on alerts
        </WriteButton>
      )}
    </Box>
  );
}

const list = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;
const row = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 } as const;
