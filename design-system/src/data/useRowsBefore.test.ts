import { act, renderHook, waitFor } from '@testing-library/react';
import type { OrderedRow } from './useOrderedRows';
import { useRowsBefore } from './useRowsBefore';

/** Ten places with a footballer each, named after what the table is sorted by. */
const standing = (by: string, count = 10) =>
  new Map(
    Array.from({ length: count }, (_, at): [number, OrderedRow<string>] => [
      at,
      { index: at, value: `${by} ${at}` },
    ]),
  );

/** Rows by points that are drawn whole, and every number of places that were behind since. */
async function drawnByPoints() {
  const behind: number[] = [];
  const hook = renderHook(
    ({ rows, layout, isScrolling }) => {
      const before = useRowsBefore(rows, layout, isScrolling);
      if (behind.at(-1) !== before.size) behind.push(before.size);
      return before;
    },
    { initialProps: { rows: standing('points'), layout: 'wide', isScrolling: false } },
  );
  await frames(3);
  return { ...hook, behind };
}

async function frames(count: number) {
  for (let at = 0; at < count; at += 1)
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

it('in a new order the rows before stay in the columns out of sight, and four of them go a frame', async () => {
  const { result, rerender, behind } = await drawnByPoints();
  expect(behind).toEqual([0]);
  rerender({ rows: standing('cost'), layout: 'wide', isScrolling: false });
  expect([...result.current.values()].map(({ value }) => value)).toEqual(
    [...standing('points').values()].map(({ value }) => value),
  );
  await waitFor(() => expect(result.current.size).toBe(0));
  expect(behind).toEqual([0, 10, 6, 2, 0]);
});

it('while one scrolls they all stay', async () => {
  const { result, rerender } = await drawnByPoints();
  rerender({ rows: standing('further down'), layout: 'wide', isScrolling: true });
  await frames(3);
  expect(result.current.size).toBe(10);
  rerender({ rows: standing('further down'), layout: 'wide', isScrolling: false });
  await waitFor(() => expect(result.current.size).toBe(0));
});

it('in a new layout, as at first, every row is drawn whole', async () => {
  const { result, rerender } = await drawnByPoints();
  rerender({ rows: standing('cost'), layout: 'narrow', isScrolling: true });
  expect(result.current.size).toBe(0);
  await frames(3);
  rerender({ rows: standing('rank'), layout: 'narrow', isScrolling: true });
  expect([...result.current.values()][0]?.value).toBe('cost 0');
});

it('a place that did not have a row before has nothing that could stay', async () => {
  const { result, rerender } = await drawnByPoints();
  rerender({ rows: standing('cost', 12), layout: 'wide', isScrolling: true });
  expect([...result.current.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
