import { useState } from 'react';
import { RangeSlider, type Range } from './RangeSlider';

interface RangeFilterProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** What is in force; an end that is missing is open. */
  from?: number;
  to?: number;
  /** Comes when a thumb rests; an end at the edge is open again. */
  onFilter: (from: number | undefined, to: number | undefined) => void;
  format?: (value: number) => string;
}

/** A range as a filter: what stands at the edge filters nothing. */
export function RangeFilter({ min, max, from, to, onFilter, ...rest }: RangeFilterProps) {
  const inForce: Range = [from ?? min, to ?? max];
  const [moving, setMoving] = useState<Range>();
  const commit = () => {
    if (!moving) return;
    const [low, high] = moving;
    onFilter(low > min ? low : undefined, high < max ? high : undefined);
    setMoving(undefined);
  };
  return (
    <RangeSlider
      {...rest}
      min={min}
      max={max}
      value={moving ?? inForce}
      onChange={setMoving}
      onRest={commit}
    />
  );
}
