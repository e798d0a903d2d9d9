/**
 * Formats the amount of a price without the currency's sign: `24` in `EUR` is `24.00`, in `JPY` `24`. An
 * invalid number or an unknown currency is shown unchanged.
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
