import type { ShellServices } from '@touchline/shared/contract/host';

/** Notifies the user that the code of a popup could not be loaded. */
export const sayMissing = (services: ShellServices) =>
  services.notify({ type: 'error', message: 'This did not open. Check your connection and try again.' });
