import { useEffect, useState } from 'react';

/** The sides at which a horizontally scrolling row has hidden content. */
export interface Overflow {
  before: boolean;
  after: boolean;
}

/** Updates when the row is scrolled, when the row or its content changes size, and when `count` changes. */
export function useOverflow(row: HTMLElement | null, count = 1): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false });
  useEffect(() => {
    if (!row) return;
    const measure = () => {
      const { before, after } = overflowOf(row);
      // Returns the same object while nothing has changed, so that scrolling triggers no render.
      setOverflow((current) =>
        current.before === before && current.after === after ? current : { before, after },
      );
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
const overflowOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Overflow => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
});
