import { deviceStorage } from '@touchline/shared/storage';

const key = 'tl-signed-out';

/** Tabs of one browser share the account: a logout in one applies to all. */
export const otherTabs = {
  tellSignedOut: () => void deviceStorage.write(key, String(Date.now())),
  onSignedOut(leave: () => void): void {
    // The storage event is dispatched in the other tabs only, never in the one that wrote.
    window.addEventListener('storage', (event) => {
      if (event.key === key && event.newValue !== null) leave();
    });
  },
};
