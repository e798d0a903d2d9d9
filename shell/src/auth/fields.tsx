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

/** A line of text with its label always in sight. */
export function TextInput({ inputMode, ...field }: TextInputProps) {
  return <TextFieldOf {...field} slotProps={{ htmlInput: { inputMode }, inputLabel: { shrink: true } }} />;
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
