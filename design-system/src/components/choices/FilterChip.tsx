import { Box } from '../base/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';

interface FilterChipProps {
  label: string;
  selected: boolean;
  onToggle: () => void;
  /** For example a lock. */
  icon?: ReactNode;
}

/** A toggle for a filter. */
export function FilterChip({ label, selected, onToggle, icon }: FilterChipProps) {
  return (
    <Chip
      label={label}
      // The chip passes a class name to its icon, which a fragment cannot take.
      {...(icon && { icon: <Box component="span">{icon}</Box> })}
      onClick={onToggle}
      aria-pressed={selected}
      variant={selected ? 'filled' : 'outlined'}
      color={selected ? 'secondary' : 'default'}
      sx={{ '@media (pointer: coarse)': { height: 44, minWidth: 44 } }}
    />
  );
}
