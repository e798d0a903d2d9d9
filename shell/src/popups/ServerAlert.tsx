import { useDispatch, useSelector } from '@touchline/shared/store';
import { lazy, Suspense } from 'react';
import type { HostRoot } from '../app/shellStore';
import { serverAlertClosed } from './popups.slice';

const AlertDialog = lazy(() =>
  import('@touchline/design-system/popups').then(({ AlertDialog: Dialog }) => ({ default: Dialog })),
);

/** What the server wants everybody to read, whichever screen is up. */
export function ServerAlert() {
  const text = useSelector(({ popups }: HostRoot) => popups.serverAlert);
  const dispatch = useDispatch();
  if (text === null) return null;
  return (
    <Suspense fallback={null}>
      <AlertDialog open onClose={() => dispatch(serverAlertClosed())}>
        {text}
      </AlertDialog>
    </Suspense>
  );
}
