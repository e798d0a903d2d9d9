import { Box, Checkbox, Section, Typography } from '@touchline/design-system';
import { shell } from '@touchline/shared/contract';
import { useId, useState } from 'react';
import { alertKinds, keepAlertKinds, readAlertKinds, type AlertKind } from '../../domain/alertKinds';

/** What this device may tell its owner about. The switches stay on the device; the alerts themselves come later. */
export function NotificationsCard({ userId }: { userId: string }) {
  const [kinds, setKinds] = useState(() => readAlertKinds(userId));
  const change = (kind: AlertKind, isOn: boolean) => {
    const next = isOn ? [...kinds, kind] : kinds.filter((other) => other !== kind);
    setKinds(next);
    if (!keepAlertKinds(userId, next))
      shell().notify({ type: 'error', message: 'This device does not keep settings of websites.' });
  };
  return (
    <Section title="Notifications" look="card">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Choose what this device may tell you about. No alerts are sent yet; your choices apply as soon as they
        are.
      </Typography>
      <Box component="ul" aria-label="Notifications by kind" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {alertKinds.map(({ key, label, text }) => (
          <KindSwitch
            key={key}
            label={label}
            text={text}
            isOn={kinds.includes(key)}
            onChange={(isOn) => change(key, isOn)}
          />
        ))}
      </Box>
    </Section>
  );
}

interface KindSwitchProps {
  label: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function KindSwitch({ label, text, isOn, onChange }: KindSwitchProps) {
  const textId = useId();
  return (
    <Box component="li" sx={{ mb: 1 }}>
      <Checkbox label={label} checked={isOn} onChange={onChange} aria-describedby={textId} />
      <Typography id={textId} variant="caption" component="p" sx={{ color: 'text.secondary', pl: 7.5 }}>
        {text}
      </Typography>
    </Box>
  );
}
