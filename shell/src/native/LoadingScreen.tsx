import { useSelector } from '@touchline/shared/store';
import { useShell } from '../app/ShellContext';
import type { HostRoot } from '../app/shellStore';
import { StartUpScreen } from './StartUpScreen';

/** The start of the native app: what is being waited for, or why it goes no further. */
export default function LoadingScreen() {
  const { boot } = useShell();
  const status = useSelector(({ popups }: HostRoot) => popups.startUp);
  return <StartUpScreen status={status?.text} version={boot.build.version} />;
}
