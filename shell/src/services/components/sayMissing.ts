import type { Notices } from '../notifications/notices';

/** Notifies the user that the code of a popup could not be loaded. */
export const sayMissing = (notices: Notices) =>
  void notices.notify({ type: 'error', message: 'This did not open. Check your connection and try again.' });
