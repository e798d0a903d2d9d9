import { waitFor } from '@testing-library/react';
import { aBoot, renderShell } from '../testing/renderShell';

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

/** A browser that knows service workers and answers nothing about them. */
function withServiceWorkers() {
  const register = jest.fn(() => new Promise<never>(() => {}));
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, addEventListener: jest.fn() },
    configurable: true,
  });
  return register;
}

it('registers the service worker once the page is idle: what a new worker fetches would delay it', async () => {
  const register = withServiceWorkers();
  const { shell } = renderShell({ boot: aBoot({ serviceWorker: true }) });
  await waitFor(() => expect(shell.idle.isReached()).toBe(false));
  expect(register).not.toHaveBeenCalled();
  await waitFor(
    () => expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' }),
    { timeout: 5000 },
  );
  expect(shell.idle.isReached()).toBe(true);
});
