import { shell } from '@touchline/shared/contract';

/** Notifies the user that the code of a popup could not be loaded. */
export const sayMissing = () =>
  shell().notify({ type: 'error', message: 'This did not open. Check your connection and try again.' });
