import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

export interface SegmentsProps<Value extends string> {
  /** Accessible name: "Order". */
  label: string;
  value: Value;
  options: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  fullWidth?: boolean;
}

/** Wrapped to several lines, each has a whole frame. */
const inLines = { '&& > button': { mt: '-1px', borderLeftColor: 'outline.main' } } as const;

/** A choice between a few options, all visible. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  fullWidth,
}: SegmentsProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      fullWidth={fullWidth}
      value={value}
      // With large text the options wrap to a second line, and more than five do on a phone.
      sx={[{ flexWrap: fullWidth ? undefined : 'wrap', maxWidth: '100%' }, options.length > 5 && inLines]}
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value} sx={{ px: 3 }}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
