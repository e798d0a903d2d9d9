import { openedLater } from '@touchline/design-system';
import { shell } from '@touchline/shared/contract';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { HostRoot } from '../../services/store/shellStore';
import { serverAlertClosed } from '../../services/store/popups.slice';

const AlertDialog = openedLater(async () => {
  const { AlertDialog: Dialog } = await import('@touchline/design-system/popups');
  return { default: Dialog };
});

/** The server's alert for everybody, on any screen. */
export function ServerAlert() {
  const text = useSelector(({ popups }: HostRoot) => popups.serverAlert);
  const dispatch = useDispatch();
  if (text === null) return null;
  // Fallback when the dialog's chunk cannot be loaded: a notification, whose code is in the first files.
  const notifyInstead = () => shell().notify({ type: 'error', message: text });
  return (
    <AlertDialog open onClose={() => dispatch(serverAlertClosed())} onMissing={notifyInstead}>
      {text}
    </AlertDialog>
  );
}
