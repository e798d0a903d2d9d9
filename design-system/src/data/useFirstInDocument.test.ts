import { renderHook, waitFor } from '@testing-library/react';
import { useFirstInDocument } from './useFirstInDocument';

/** Every order the document had, by its first place. */
function ordersOf(wanted: number, count: number) {
  const orders: number[] = [];
  const { rerender } = renderHook(
    ({ isScrolling }) => {
      const first = useFirstInDocument(wanted, count, isScrolling);
      if (orders.at(-1) !== first) orders.push(first);
    },
    { initialProps: { isScrolling: true } },
  );
  return { orders, stop: () => rerender({ isScrolling: false }) };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('leaves the document as it is while one scrolls, then moves no more than four rows a frame', async () => {
  const { orders, stop } = ordersOf(10, 27);
  await nextFrame();
  await nextFrame();
  expect(orders).toEqual([0]);
  stop();
  await waitFor(() => expect(orders.at(-1)).toBe(10));
  expect(orders).toEqual([0, 4, 8, 10]);
});

it('has nothing to move where the uppermost row is the first already, or there is none', async () => {
  for (const count of [27, 0]) {
    const { orders, stop } = ordersOf(0, count);
    stop();
    await nextFrame();
    expect(orders).toEqual([0]);
  }
});
