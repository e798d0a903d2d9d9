import { Box } from '../base/Box';
import type { Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { largerTouch } from '../../theme/largerTouch';
import { target } from '../../theme/tokens';

interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'onChange' | 'ref' | 'color'
> {
  /** Text beside it; without it `aria-label` is required. */
  label?: ReactNode;
  onChange: (isChecked: boolean) => void;
}

/** The native checkbox in our colour. MUI's would add its switch code to every first page. */
export function Checkbox({ label, onChange, ...input }: CheckboxProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        // Padding enlarges the target; the negative margin keeps the box aligned with the content above and
        // below.
        p: 1,
        ml: -1,
        cursor: 'pointer',
        minHeight: label ? 40 : 28,
        ...(label ? { '@media (pointer: coarse)': { minHeight: target.touch } } : largerTouch(28)),
        '& > input': {
          // Above the larger target, so that a pointer on the box meets the box.
          position: 'relative',
          zIndex: 1,
          width: 18,
          height: 18,
          m: 0,
          flexShrink: 0,
          accentColor: ({ vars }: Theme) => vars.palette.primary.main,
        },
        '& > input:disabled, &:has(> :disabled)': { cursor: 'default' },
      }}
    >
      <input {...input} type="checkbox" onChange={({ target: box }) => onChange(box.checked)} />
      {label && <span>{label}</span>}
    </Box>
  );
}
