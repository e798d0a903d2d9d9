import { openedLater } from '@touchline/design-system';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { HostRoot } from '../../services/store/shellStore';
import { serverAlertClosed } from '../../services/store/popups.slice';
import { useShell } from '../../services/context/ShellContext';

const AlertDialog = openedLater(async () => {
  const { AlertDialog: Dialog } = await import('@touchline/design-system/popups');
  return { default: Dialog };
});

/** The server's alert for everybody, on any screen. */
export function ServerAlert() {
  const { services } = useShell();
  const text = useSelector(({ popups }: HostRoot) => popups.serverAlert);
  const dispatch = useDispatch();
  if (text === null) return null;
  // Fallback when the dialog's chunk cannot be loaded: a notification, whose code is in the first files.
  const notifyInstead = () => services.notify({ type: 'error', message: text });
  return (
    <AlertDialog open onClose={() => dispatch(serverAlertClosed())} onMissing={notifyInstead}>
      {text}
    </AlertDialog>
  );
}
