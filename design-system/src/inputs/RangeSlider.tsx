import { Box } from '../components/base/Box';
import Slider from '@mui/material/Slider';
import { Typography } from '../components/base/Typography';
import { useId } from 'react';
import { target } from '../theme/tokens';

export type Range = readonly [number, number];

export interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  onChange: (value: Range) => void;
  /** Called when a thumb is released. */
  onRest?: () => void;
  format?: (value: number) => string;
}

/** A slider with two thumbs. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  onRest,
  format = String,
}: RangeSliderProps) {
  const labelId = useId();
  return (
    <Box sx={{ minWidth: 180, px: 2 }}>
      <Typography
        id={labelId}
        variant="caption"
        component="div"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mx: -2 }}
      >
        <span>{label}</span>
        <b>
          {format(value[0])} – {format(value[1])}
        </b>
      </Typography>
      <Slider
        size="small"
        sx={{ '& .MuiSlider-thumb::after': { width: target.touch, height: target.touch } }}
        min={min}
        max={max}
        step={step}
        value={[...value]}
        onChangeCommitted={onRest}
        getAriaLabel={(thumb) => `${label}, ${thumb === 0 ? 'from' : 'to'}`}
        getAriaValueText={format}
        onChange={(_, next) => Array.isArray(next) && onChange([next[0] ?? min, next[1] ?? max])}
      />
    </Box>
  );
}
