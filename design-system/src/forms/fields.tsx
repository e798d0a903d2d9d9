import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useId, useState, type ReactNode } from 'react';
import { useField, type FieldMetaState } from 'react-final-form';
import { Checkbox } from '../components/choices/Checkbox';
import { HideIcon, ShowIcon } from '../icons/muiIcons';
import { TextField, type TextFieldProps } from '../inputs/TextField';

/** The error of a field, after its blur or a submit. */
export function errorOf<Value>(meta: FieldMetaState<Value>): string | undefined {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return String(meta.submitError);
  return meta.touched && meta.error ? String(meta.error) : undefined;
}

interface TextFieldOfProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error' | 'label'> {
  name: string;
  label: string;
  validate?: (value: string | undefined) => string | undefined;
  /** Value of the form for a typed or pasted text. */
  parse?: (typed: string) => string;
}

const unchanged = (typed: string) => typed;

/** A text field of a form. */
export function TextFieldOf({
  name,
  label,
  validate,
  helperText,
  parse = unchanged,
  ...rest
}: TextFieldOfProps) {
  const { input, meta } = useField<string>(name, { validate, parse });
  const error = errorOf(meta);
  return (
    <TextField
      fullWidth
      label={label}
      slotProps={{ inputLabel: { shrink: true } }}
      {...rest}
      {...input}
      value={input.value ?? ''}
      error={error !== undefined}
      helperText={error ?? helperText}
    />
  );
}

type PasswordFieldProps = TextFieldOfProps & {
  /** `new-password` for a new one, so that password managers suggest one. */
  autoComplete?: 'current-password' | 'new-password';
};

/** A password field with a button to show the value. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? 'Hide password' : 'Show password';
  return (
    <TextFieldOf
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton aria-label={label} aria-pressed={shown} onClick={() => setShown(!shown)} edge="end">
                {shown ? <HideIcon /> : <ShowIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
        inputLabel: { shrink: true },
      }}
    />
  );
}

interface CodeFieldProps {
  name: string;
  label?: string;
  /** Seconds until the next attempt. */
  lockedFor?: number;
  validate?: TextFieldOfProps['validate'];
  helperText?: ReactNode;
}

/** Mails and authenticator apps show a code in groups: `123 456`, `123-456`. */
function withoutGroups(typed: string): string {
  const digits = typed.replace(/[\s\u200b\u2060-]/gu, '');
  // Anything but a code stays as it was typed, so that the message about it makes sense.
  return /^\d+$/.test(digits) ? digits : typed;
}

/** A code from an email: digits only, with autofill by the system. Spaces of a pasted code are removed. */
export function CodeField({ name, label = 'Code', lockedFor = 0, validate, helperText }: CodeFieldProps) {
  const locked = lockedFor > 0;
  return (
    <TextFieldOf
      name={name}
      label={label}
      validate={validate}
      parse={withoutGroups}
      disabled={locked}
      autoComplete="one-time-code"
      helperText={locked ? `Too many attempts. Try again in ${lockedFor} seconds.` : helperText}
      slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]*' }, inputLabel: { shrink: true } }}
    />
  );
}

interface CheckboxOfProps {
  name: string;
  label: ReactNode;
  validate?: (value: boolean | undefined) => string | undefined;
}

/** A checkbox of a form. Its error shows as soon as it was changed, not only after blur. */
export function CheckboxOf({ name, label, validate }: CheckboxOfProps) {
  const { input, meta } = useField<boolean>(name, { type: 'checkbox', validate });
  const errorId = useId();
  const error = errorOf(meta) ?? (meta.modified && meta.error ? String(meta.error) : undefined);
  return (
    <FormControl error={error !== undefined} sx={{ alignItems: 'flex-start' }}>
      <Checkbox
        name={name}
        label={label}
        checked={input.checked ?? false}
        onChange={input.onChange}
        onBlur={input.onBlur}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
