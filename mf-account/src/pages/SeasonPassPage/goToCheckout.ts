/** Sends the browser to the checkout page; false for an address that is none of the web. */
export function goToCheckout(url: string): boolean {
  const target = URL.canParse(url, location.origin) ? new URL(url, location.origin) : undefined;
  if (!target || !['https:', 'http:'].includes(target.protocol)) return false;
  location.assign(target.href);
  return true;
}
