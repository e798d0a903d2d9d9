import { Box } from '../components/base/Box';
import IconButton from '@mui/material/IconButton';
import { formatGameweek } from '@touchline/shared/format';
import { NextIcon, PreviousIcon } from '../icons/muiIcons';
import { SelectField } from './SelectField';

interface GameweekSelectProps {
  value: number;
  from?: number;
  /** Last selectable gameweek: the current one on points pages, the season's last on fixtures. */
  to: number;
  onChange: (gameweek: number) => void;
}

/** Selects a gameweek, with buttons for the previous and the next one. */
export function GameweekSelect({ value, from = 1, to, onChange }: GameweekSelectProps) {
  const options = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({
    value: from + at,
    label: formatGameweek(from + at),
  }));
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <IconButton aria-label="Previous gameweek" disabled={value <= from} onClick={() => onChange(value - 1)}>
        <PreviousIcon />
      </IconButton>
      <SelectField label="Gameweek" value={value} options={options} onChange={onChange} />
      <IconButton aria-label="Next gameweek" disabled={value >= to} onClick={() => onChange(value + 1)}>
        <NextIcon />
      </IconButton>
    </Box>
  );
}
