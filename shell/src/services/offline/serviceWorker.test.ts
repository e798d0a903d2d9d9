import { aBoot } from '../../testing/renderShell';
import { startServiceWorker } from './serviceWorker';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that knows service workers and answers nothing about them. */
function withServiceWorkers() {
  const register = jest.fn(() => new Promise<never>(() => {}));
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  return register;
}

it('waits until the page is idle: what a new worker fetches would delay it', async () => {
  const register = withServiceWorkers();
  let rest = () => {};
  startServiceWorker({ ...aBoot(), serviceWorker: true }, new Promise((resolve) => (rest = resolve)));
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(register).not.toHaveBeenCalled();
  rest();
  await jest.advanceTimersByTimeAsync(500);
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
});
