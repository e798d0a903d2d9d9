import { act, render, screen } from '@testing-library/react';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { GoUp } from './GoUp';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
afterEach(() => Reflect.deleteProperty(window, 'scrollY'));

/** Specification, section 9: "Go-up button threshold 400 px." */
it('appears after more than 400 px of scrolling, and not before', () => {
  render(
    <TouchlineTheme>
      <GoUp />
    </TouchlineTheme>,
  );
  scrollTo(400);
  expect(screen.queryByRole('button', { name: 'Go up' })).not.toBeInTheDocument();
  scrollTo(401);
  expect(screen.getByRole('button', { name: 'Go up' })).toBeInTheDocument();
});

it('covers nothing when scrolling stops: it fades, ignores taps, and reappears with the next scroll', () => {
  jest.useFakeTimers();
  render(
    <TouchlineTheme>
      <GoUp />
    </TouchlineTheme>,
  );
  scrollTo(800);
  const button = screen.getByRole('button', { name: 'Go up' });
  expect(button).not.toHaveStyle({ opacity: '0' });
  act(() => jest.advanceTimersByTime(2500));
  expect(button).toHaveStyle({ opacity: '0', pointerEvents: 'none' });
  scrollTo(900);
  expect(button).not.toHaveStyle({ opacity: '0' });
  jest.useRealTimers();
});
