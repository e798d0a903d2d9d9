import { firstMove } from './firstMove';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether it has come, without waiting for it. */
async function hasCome(move: Promise<void>): Promise<boolean> {
  return Promise.race([move.then(() => true), Promise.resolve(false).then((no) => no)]);
}

it.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'])('comes with a %s', async (kind) => {
  const move = firstMove();
  expect(await hasCome(move)).toBe(false);
  document.body.dispatchEvent(new Event(kind));
  expect(await hasCome(move)).toBe(true);
});

it('comes by itself once the page has stood untouched for 3 seconds', async () => {
  const move = firstMove();
  await jest.advanceTimersByTimeAsync(2900);
  expect(await hasCome(move)).toBe(false);
  await jest.advanceTimersByTimeAsync(300);
  expect(await hasCome(move)).toBe(true);
});
