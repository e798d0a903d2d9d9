import { useEffect, useState } from 'react';

/** The sides at which a horizontally scrolling row has hidden content. */
export interface Overflow {
  readonly before: boolean;
  readonly after: boolean;
  /** Pixels beside its content: a scroll bar, on systems whose scroll bar takes space. */
  readonly bar: number;
}

const none: Overflow = { before: false, after: false, bar: 0 };

/**
 * Updates when the row is scrolled, when the row or its content changes size, and when `count` changes. It measures after the browser has laid the page
 * out, so that nothing is laid out for it.
 */
export function useOverflow(row: HTMLElement | null, count = 1): Overflow {
  const [overflow, setOverflow] = useState(none);
  useEffect(() => {
    if (!row) return;
    const measure = () => {
      const next = overflowOf(row);
      // Returns the same object while nothing has changed, so that scrolling triggers no render.
      setOverflow((current) => (isEqual(current, next) ? current : next));
    };
    row.addEventListener('scroll', measure, { passive: true });
    const sizes = new ResizeObserver(measure);
    [row, ...row.children].forEach((element) => sizes.observe(element));
    return () => {
      row.removeEventListener('scroll', measure);
      sizes.disconnect();
    };
  }, [row, count]);
  return overflow;
}

/** Less than a pixel is a rounding error. */
const overflowOf = ({ scrollLeft, clientWidth, scrollWidth, offsetWidth }: HTMLElement): Overflow => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
  bar: offsetWidth - clientWidth,
});

const isEqual = (one: Overflow, other: Overflow) =>
  one.before === other.before && one.after === other.after && one.bar === other.bar;
