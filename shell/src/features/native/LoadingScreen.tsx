import { useSelector } from '@touchline/shared/store';
import { useShell } from '../../services/context/ShellContext';
import type { HostRoot } from '../../services/store/shellStore';
import { StartUpScreen } from './StartUpScreen';

/** Start screen of the native app: the current step, or the error. */
export default function LoadingScreen() {
  const { boot } = useShell();
  const status = useSelector(({ popups }: HostRoot) => popups.startUp);
  return <StartUpScreen status={status?.text} version={boot.build.version} />;
}
