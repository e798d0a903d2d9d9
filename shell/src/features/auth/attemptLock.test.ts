import { afterWrongCode, openLock, secondsLeft, type AttemptLock } from './attemptLock';

const now = Date.parse('2024-02-10T16:20:00Z');
const afterWrongCodes = (count: number): AttemptLock =>
  Array.from({ length: count }).reduce<AttemptLock>((lock) => afterWrongCode(lock, now), openLock);

it.each([
  [1, 0],
  [3, 0],
  [4, 40],
  [5, 60],
  [6, 80],
])('after %i wrong codes the form is locked for %i seconds', (attempts, seconds) => {
  expect(secondsLeft(afterWrongCodes(attempts), now)).toBe(seconds);
});

it('counts the seconds down to nothing', () => {
  const lock = afterWrongCodes(4);
  expect(secondsLeft(lock, now + 1)).toBe(40);
  expect(secondsLeft(lock, now + 39_500)).toBe(1);
  expect(secondsLeft(lock, now + 40_000)).toBe(0);
  expect(secondsLeft(lock, now + 90_000)).toBe(0);
});

it('locks as long as the server says, when that knows of more attempts', () => {
  expect(secondsLeft(afterWrongCode(openLock, now, 100), now)).toBe(100);
});
