import { Box, Typography } from '@touchline/design-system';
import { SelectField } from '@touchline/design-system/inputs';
import { useShell } from '@touchline/shared/contract';
import { alertKinds, type AlertKind, type QuietHours } from '@touchline/shared/domain';
import { useState } from 'react';
import { Setting } from '../../components/Setting';
import { WriteButton } from '../../components/WriteButton';
import { failureMessage } from '../../domain/failureMessage';
import { timesOfDay, defaultQuietHours } from '../../domain/quietSetting';
import { useMutation } from '../../state/account.mutations';
import type { AccountResults } from '../../state/account.queries';
import { useAlertChange } from './useAlertDevice';

interface AlertSettingsProps {
  device: AccountResults['alerts']['devices'][number];
  onChange: () => void;
  onSwitchOff: () => void;
}

/** Alert kinds and quiet hours of this device. Each change is saved at once. */
export function AlertSettings({ device, onChange, onSwitchOff }: AlertSettingsProps) {
  const shell = useShell();
  const [kinds, setKinds] = useState<readonly AlertKind[]>(device.kinds);
  const [quiet, setQuiet] = useState<QuietHours | null>(device.quiet);
  const { change, isBusy } = useAlertChange(onChange);
  const { run: tryAlert, isBusy: isTrying } = useMutation('tryAlert');

  const toggle = (kind: AlertKind, isOn: boolean) => {
    const next = isOn ? [...kinds, kind] : kinds.filter((other) => other !== kind);
    setKinds(next);
    void change(next, quiet);
  };
  const changeQuiet = (next: QuietHours | null) => {
    setQuiet(next);
    void change(kinds, next);
  };
  const tryIt = async () => {
    const { failure } = await tryAlert(device.id);
    if (failure) shell.notify({ type: 'error', message: failureMessage(failure, 'Error sending') });
    else shell.notify({ type: 'success', message: 'An alert is on its way.' });
  };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Alerts are on for this device. It tells you about:
      </Typography>
      <Box component="ul" aria-label="Alerts by kind" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {alertKinds.map(({ key, label, text }) => (
          <Box component="li" key={key} sx={{ mb: 1 }}>
            <Setting
              label={label}
              text={text}
              isOn={kinds.includes(key)}
              onChange={(isOn) => toggle(key, isOn)}
            />
          </Box>
        ))}
        <Box component="li" sx={{ mb: 1 }}>
          <Setting
            label="Quiet hours"
            text="What happens meanwhile comes together at their end."
            isOn={quiet !== null}
            onChange={(isOn) => changeQuiet(isOn ? defaultQuietHours() : null)}
          />
        </Box>
      </Box>
      {quiet && <Hours quiet={quiet} onChange={changeQuiet} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <WriteButton variant="outlined" disabled={isTrying} onClick={() => void tryIt()}>
          Send me one now
        </WriteButton>
        <WriteButton disabled={isBusy} onClick={onSwitchOff}>
          Switch off alerts
        </WriteButton>
      </Box>
    </Box>
  );
}

interface HoursProps {
  quiet: QuietHours;
  onChange: (quiet: QuietHours) => void;
}

function Hours({ quiet, onChange }: HoursProps) {
  const options = timesOfDay.map((time) => ({ value: time, label: time }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
      <SelectField
        label="Quiet from"
        value={quiet.from}
        options={options}
        onChange={(from) => onChange({ ...quiet, from })}
      />
      <SelectField
        label="Quiet until"
        value={quiet.to}
        options={options}
        onChange={(to) => onChange({ ...quiet, to })}
      />
    </Box>
  );
}
