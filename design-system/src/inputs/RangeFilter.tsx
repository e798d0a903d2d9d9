import { useState } from 'react';
import { RangeSlider, type Range } from './RangeSlider';

interface RangeFilterProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** The current filter; a missing end is not limited. */
  from?: number;
  to?: number;
  /** Called when a thumb is released; `undefined` for an end at the edge. */
  onFilter: (from: number | undefined, to: number | undefined) => void;
  format?: (value: number) => string;
}

/** A range slider as a filter: an end at the edge does not filter. */
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
