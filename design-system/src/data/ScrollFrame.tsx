import { useState, type CSSProperties, type ReactNode } from 'react';
import { useOverflow } from '../components/carousel/useOverflow';

interface ScrollFrameProps {
  /** Accessible name of the scrolling content. */
  label: string;
  /** Full height without vertical scrolling. */
  whole?: boolean;
  /** One table. */
  children: ReactNode;
}

/**
 * Scroll container of a table: reachable by keyboard, with a fade at a side with hidden content. Styled by
 * `tableStyles`.
 */
export function ScrollFrame({ label, whole, children }: ScrollFrameProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const { before, after, bar } = useOverflow(region);
  return (
    <div
      className="frame"
      data-scrolled={before || undefined}
      data-more={after || undefined}
      data-whole={whole || undefined}
      style={besideScrollBar(bar)}
    >
      <div
        className="scroll"
        ref={setRegion}
        role="region"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

/** Keeps the fade beside the scroll bar. */
const besideScrollBar = (bar: number) =>
  bar === 0 ? undefined : ({ '--scroll-bar': `${bar}px` } as CSSProperties);
