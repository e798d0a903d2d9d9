import { act, render, screen } from '@testing-library/react';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { LoadingBar } from './LoadingBar';

const show = (running: boolean) =>
  render(
    <TouchlineTheme>
      <LoadingBar running={running} />
    </TouchlineTheme>,
  );
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Specification, section 9: "Loading indicator throttle 200 ms, duration 2 s, height 3 px." */
it('shows after 200 ms, 3 px high, and runs for 2 s', () => {
  show(true);
  wait(199);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  wait(1);
  const style = getComputedStyle(screen.getByRole('progressbar', { name: 'Loading' }));
  expect(style.height).toBe('3px');
  expect(style.animation).toContain('2000ms');
});

it('shows nothing without a request', () => {
  show(false);
  wait(5000);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
