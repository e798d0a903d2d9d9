import { PasswordField, TextFieldOf, useField } from '@touchline/design-system/forms';
import type { Validator } from '@touchline/shared/domain';

interface TextInputProps {
  readonly name: string;
  readonly label: string;
  readonly validate?: Validator;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'email' | 'text';
}

/** A text field with a permanently visible label. */
export function TextInput({ inputMode, ...field }: TextInputProps) {
  return <TextFieldOf {...field} slotProps={{ htmlInput: { inputMode }, inputLabel: { shrink: true } }} />;
}

interface PasswordInputProps {
  readonly name: string;
  readonly label: string;
  readonly validate?: Validator;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field; for a new password it rates the length. */
export function PasswordInput(props: PasswordInputProps) {
  const { input } = useField<string>(props.name, { subscription: { value: true } });
  const isNew = props.autoComplete === 'new-password' && !props.name.endsWith('_confirm');
  return <PasswordField {...props} helperText={isNew ? strengthHint(input.value) : undefined} />;
}

/** Rates a password by its length, the main factor against guessing. */
export function strengthHint(password: string): string {
  if (password.length === 0) return 'At least 8 characters. Three or four words are easy to keep in mind.';
  if (password.length < 8) return 'Too short';
  if (password.length < 12) return 'Fine. Longer is safer.';
  return 'Strong';
}
