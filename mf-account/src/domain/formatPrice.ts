/**
 * The amount of a price as people read it, without the currency's sign: `24` in `EUR` is `24.00`, in `JPY` `24`. One that
 * is no number, or in a currency nobody knows, is shown as it came.
 */
export function formatAmount(price: string, currency: string): string {
  const amount = Number(price);
  if (Number.isNaN(amount)) return price;
  try {
    const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return new Intl.NumberFormat('en-GB', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  } catch {
    return price;
  }
}
