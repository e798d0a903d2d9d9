import type { Db } from '../db/db';
import { readSettings } from '../general/settings';

/** What the season pass costs, in the currency's smallest unit and as it is shown. */
export const passPrice = { minor: 1999, currency: 'GBP', shown: '19.99' } as const;

/** What is offered now; an administrator opens and closes the sale. */
export async function readOffer(db: Db) {
  const { sales_open } = await readSettings(db);
  return { price: passPrice.shown, currency: passPrice.currency, sales_open };
}
