import { useId } from 'react';

interface HatchProps {
  /** For `fill="url(#…)"`. */
  id: string;
  /** Between the lines; the paper where it is left out. */
  ground?: string;
  lines: string;
}

/** Slanting lines, for the part of a bar that is no plain count: points paid, a bonus that may still change. */
export function Hatch({ id, ground = 'none', lines }: HatchProps) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill={ground} />
      <rect width={ground === 'none' ? 3 : 2} height="6" fill={lines} />
    </pattern>
  );
}

/** The same lines beside their name, under the chart. */
export function HatchMark({ lines }: { lines: string }) {
  const id = useId();
  return (
    <svg width={14} height={14} aria-hidden>
      <Hatch id={id} lines={lines} />
      <rect width={14} height={14} rx={3} fill={`url(#${id})`} />
    </svg>
  );
}
