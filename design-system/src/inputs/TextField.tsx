import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

export interface TextFieldProps extends Omit<OutlinedInputProps, 'label' | 'notched' | 'slotProps'> {
  label?: string;
  /** Shown under the field; its description for screen readers. */
  helperText?: ReactNode;
  /** Options: with them it is a native select. */
  children?: ReactNode;
  slotProps?: {
    input?: Partial<OutlinedInputProps>;
    htmlInput?: OutlinedInputProps['inputProps'];
    inputLabel?: InputLabelProps;
  };
}

/**
 * A field with its label and helper text. MUI's own `TextField` does the same, but bundles MUI's Select with its menu,
 * popover and modal; ours uses the native select.
 */
export function TextField({ label, helperText, children, slotProps = {}, ...field }: TextFieldProps) {
  const { id: givenId, size, fullWidth = false, error = false, disabled = false, ...rest } = field;
  const { className, sx, required = false, ...control } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  const helperId = `${id}-helper-text`;
  const input = (
    <OutlinedInput
      {...control}
      id={id}
      label={label}
      fullWidth={fullWidth}
      notched={slotProps.inputLabel?.shrink}
      aria-describedby={helperText ? helperId : undefined}
      inputProps={slotProps.htmlInput}
      {...slotProps.input}
    />
  );
  return (
    <FormControl
      className={className}
      sx={sx}
      {...{ size, fullWidth, error, disabled, required }}
      variant="outlined"
    >
      {label && (
        <InputLabel htmlFor={id} {...slotProps.inputLabel}>
          {label}
        </InputLabel>
      )}
      {children ? (
        <NativeSelect input={input} sx={roomForArrow}>
          {children}
        </NativeSelect>
      ) : (
        input
      )}
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}

/** The arrow grows with the text; MUI keeps 32 pixels for it. */
const roomForArrow = { '& > select.MuiNativeSelect-select': { paddingRight: '2rem' } } as const;
