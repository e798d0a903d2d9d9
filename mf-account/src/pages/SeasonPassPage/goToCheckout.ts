/** Sends the browser to the checkout page; returns false for an address that is not http or https. */
export function goToCheckout(url: string): boolean {
  const target = URL.canParse(url, location.origin) ? new URL(url, location.origin) : undefined;
  if (!target || !['https:', 'http:'].includes(target.protocol)) return false;
  location.assign(target.href);
  return true;
}
