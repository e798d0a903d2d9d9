import { renderHook, waitFor } from '@testing-library/react';
import { useAfterPaint } from './useAfterPaint';

it('a value is there at first, and a new one once its first frame is painted', async () => {
  const { result, rerender } = renderHook(({ value }) => useAfterPaint(value), {
    initialProps: { value: 'by points' },
  });
  expect(result.current).toBe('by points');
  rerender({ value: 'by cost' });
  expect(result.current).toBe('by points');
  await waitFor(() => expect(result.current).toBe('by cost'));
});

it('of two new values in one frame only the last one comes', async () => {
  const seen: string[] = [];
  const { rerender } = renderHook(
    ({ value }) => {
      seen.push(useAfterPaint(value));
    },
    { initialProps: { value: 'by points' } },
  );
  rerender({ value: 'by cost' });
  rerender({ value: 'by rank' });
  await waitFor(() => expect(seen).toContain('by rank'));
  expect([...new Set(seen)]).toEqual(['by points', 'by rank']);
});
