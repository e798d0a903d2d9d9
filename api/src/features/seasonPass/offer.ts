import type { Db } from '../../platform/db/db';
import { readSettings } from '../general/settings';

/** Price of the season pass, in the currency's smallest unit and as displayed. */
export const passPrice = { minor: 1999, currency: 'GBP', shown: '19.99' } as const;

/** The current offer; an administrator opens and closes the sale. */
export async function readOffer(db: Db) {
  const { sales_open } = await readSettings(db);
  return { price: passPrice.shown, currency: passPrice.currency, sales_open };
}
