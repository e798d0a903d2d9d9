import { useSelector } from '@touchline/shared/store';
import { useShell } from '../app/ShellContext';
import type { HostRoot } from '../app/shellStore';
import { StartUpScreen } from './StartUpScreen';

/** Start screen of the native app: the current step, or the error. */
export default function LoadingScreen() {
  const { boot } = useShell();
  const status = useSelector(({ popups }: HostRoot) => popups.startUp);
  return <StartUpScreen status={status?.text} version={boot.build.version} />;
}
