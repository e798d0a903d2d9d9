/** What Chromium does when a site may not store data: the property itself throws. */
export function denyStorage() {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
}

/** What it does when the device has no room left. */
export function fillStorage() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Setting the value exceeded the quota.', 'QuotaExceededError');
  });
}
