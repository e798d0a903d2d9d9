import { openedLater } from '@touchline/design-system';
import { shell } from '@touchline/shared/contract';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { HostRoot } from '../app/shellStore';
import { serverAlertClosed } from './popups.slice';

const AlertDialog = openedLater(async () => {
  const { AlertDialog: Dialog } = await import('@touchline/design-system/popups');
  return { default: Dialog };
});

/** What the server wants everybody to read, whichever screen is up. */
export function ServerAlert() {
  const text = useSelector(({ popups }: HostRoot) => popups.serverAlert);
  const dispatch = useDispatch();
  if (text === null) return null;
  // Without the dialog's code it is said as a notification, which is there from the start.
  const notifyInstead = () => shell().notify({ type: 'error', message: text });
  return (
    <AlertDialog open onClose={() => dispatch(serverAlertClosed())} onMissing={notifyInstead}>
      {text}
    </AlertDialog>
  );
}
