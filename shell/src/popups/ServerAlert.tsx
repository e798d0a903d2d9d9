import { AlertDialog } from '@touchline/design-system';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { HostRoot } from '../app/shellStore';
import { serverAlertClosed } from './popups.slice';

/** What the server wants everybody to read, whichever screen is up. */
export function ServerAlert() {
  const text = useSelector(({ popups }: HostRoot) => popups.serverAlert);
  const dispatch = useDispatch();
  return (
    <AlertDialog open={text !== null} onClose={() => dispatch(serverAlertClosed())}>
      {text}
    </AlertDialog>
  );
}
