import { useId } from 'react';

interface HatchProps {
  /** For `fill="url(#…)"`. */
  id: string;
  /** Colour between the lines; transparent when absent. */
  ground?: string;
  lines: string;
}

/** Diagonal hatching, for parts of a bar that are not plain counts: points paid, or a provisional bonus. */
export function Hatch({ id, ground = 'none', lines }: HatchProps) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill={ground} />
      <rect width={ground === 'none' ? 3 : 2} height="6" fill={lines} />
    </pattern>
  );
}

/** The same hatching as a legend mark. */
export function HatchMark({ lines }: { lines: string }) {
  const id = useId();
  return (
    <svg width={14} height={14} aria-hidden>
      <Hatch id={id} lines={lines} />
      <rect width={14} height={14} rx={3} fill={`url(#${id})`} />
    </svg>
  );
}
