import { Box, Checkbox, FormControlLabel, Typography } from '@touchline/design-system';
import { PasswordField, TextFieldOf, useField } from '@touchline/design-system/forms';
import type { Validator } from '@touchline/shared/domain';
import { useId, type ReactNode } from 'react';

interface TextInputProps {
  readonly name: string;
  readonly label: string;
  readonly validate?: Validator;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'email' | 'text';
  readonly hint?: string;
}

/** A line of text with its label always in sight. */
export function TextInput({ inputMode, hint, ...field }: TextInputProps) {
  return (
    <TextFieldOf
      {...field}
      helperText={hint}
      slotProps={{ htmlInput: { inputMode }, inputLabel: { shrink: true } }}
    />
  );
}

interface PasswordInputProps {
  readonly name: string;
  readonly label: string;
  readonly validate?: Validator;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password; of a new one it is said what its length is worth. */
export function PasswordInput(props: PasswordInputProps) {
  const { input } = useField<string>(props.name, { subscription: { value: true } });
  const isNew = props.autoComplete === 'new-password' && !props.name.endsWith('_confirm');
  return <PasswordField {...props} helperText={isNew ? strengthHint(input.value) : undefined} />;
}

/** Length is what makes a password hard to guess. */
export function strengthHint(password: string): string {
  if (password.length === 0) return 'At least 8 characters. Three or four words are easy to keep in mind.';
  if (password.length < 8) return 'Too short';
  if (password.length < 12) return 'Fine. Longer is safer.';
  return 'Strong';
}

interface SelectInputProps {
  readonly name: string;
  readonly label: string;
  readonly validate?: Validator;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly autoComplete?: string;
}

/** One of a list, as the device draws its lists. */
export function SelectInput({ options, ...field }: SelectInputProps) {
  return (
    <TextFieldOf {...field} select slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}>
      <option value="" aria-label="Nothing chosen" />
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </TextFieldOf>
  );
}

interface CheckInputProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly validate?: Validator;
}

/** Yes or no; its error shows as soon as it was ticked and unticked, not only after it was left. */
export function CheckInput({ name, label, validate }: CheckInputProps) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox', validate });
  const errorId = useId();
  const isTold = meta.modified || meta.touched || meta.submitFailed;
  const error = isTold && typeof meta.error === 'string' ? meta.error : undefined;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={input.checked ?? false}
            onChange={input.onChange}
            onBlur={input.onBlur}
            slotProps={{ input: { 'aria-invalid': error !== undefined, 'aria-describedby': errorId } }}
          />
        }
      />
      <Typography id={errorId} variant="caption" component="p" sx={{ color: 'error.main' }}>
        {error}
      </Typography>
    </Box>
  );
}
