import { useShell } from '@touchline/shared/contract';
import { ownMomentsChoice } from '@touchline/shared/storage';
import { useState } from 'react';
import { Setting } from '../../components/Setting';
import { useIsBrowser } from '../../components/useIsBrowser';

/** Notices of the own footballers' goals inside the open app; stored on this device. */
export function OwnMomentsSetting() {
  const isBrowser = useIsBrowser();
  return <Choice key={String(isBrowser)} initial={!isBrowser || ownMomentsChoice.isOn()} />;
}

function Choice({ initial }: { initial: boolean }) {
  const shell = useShell();
  const [isOn, setOn] = useState(initial);
  const change = (next: boolean) => {
    if (ownMomentsChoice.change(next)) setOn(next);
    else shell.notify({ type: 'error', message: 'This browser does not let Touchline store the choice.' });
  };
  return (
    <Setting
      label="Say goals of my players in the app"
      text="Goals, assists, cards and bonus, once each, on whatever page you are. On this device."
      isOn={isOn}
      onChange={change}
    />
  );
}
