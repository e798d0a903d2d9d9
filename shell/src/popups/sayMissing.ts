import { shell } from '@touchline/shared/contract';

/** For who opened something whose code did not come. */
export const sayMissing = () =>
  shell().notify({ type: 'error', message: 'This did not open. Check your connection and try again.' });
