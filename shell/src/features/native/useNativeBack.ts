import { closedOne, teamPopupClosed } from '@touchline/shared/shell-store';
import { useEffect } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { rootOf } from '../../services/store/shellStore';
import { backStep } from './backOrder';
import { exitEvent } from './nativeEvents';

/**
 * Handles the phone's back button. The wrapper dispatches it as the window's `backbutton` event (as Cordova
 * and our Capacitor wrapper do) and listens for `touchline:exit`.
 */
export function useNativeBack(): void {
  const { store } = useShell();
  useEffect(() => {
    const handleBack = (event: Event) => {
      event.preventDefault();
      const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
      switch (backStep(rootOf(store), index > 0)) {
        case 'rivals':
          store.dispatch(closedOne('rivals'));
          store.dispatch(closedOne('recommendation'));
          return;
        case 'team':
          store.dispatch(teamPopupClosed());
          return;
        case 'profile':
          store.dispatch(closedOne('profile'));
          return;
        case 'history':
          window.history.back();
          return;
        case 'exit':
          window.dispatchEvent(new Event(exitEvent));
      }
    };
    document.addEventListener('backbutton', handleBack);
    return () => document.removeEventListener('backbutton', handleBack);
  }, [store]);
}
