import { useEffect, useState } from 'react';

/** On which sides of a row that scrolls sideways there is more than it shows. */
export interface Overflow {
  before: boolean;
  after: boolean;
}

/** Looks again when the row is scrolled, when it or what is in it changes its size, and when `count` changes. */
export function useOverflow(row: HTMLElement | null, count = 1): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false });
  useEffect(() => {
    if (!row) return;
    const look = () => {
      const { before, after } = overflowOf(row);
      // The same object while nothing has changed: a scroll draws nothing anew.
      setOverflow((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    row.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    [row, ...row.children].forEach((element) => sizes.observe(element));
    return () => {
      row.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [row, count]);
  return overflow;
}

/** Less than a pixel is what fractions of pixels leave over. */
const overflowOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Overflow => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
});
