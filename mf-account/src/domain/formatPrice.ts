/**
 * A price as people read it: `19.99` in `GBP` is `£19.99`. One that comes with its sign, or in a currency
 * nobody knows, is shown as it came.
 */
export function formatPrice(price: string, currency: string): string {
  const amount = Number(price);
  if (Number.isNaN(amount)) return price;
  try {
    return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);
  } catch {
    return `${price} ${currency}`;
  }
}
