import { PasswordField, TextFieldOf, useField, useForm } from '@touchline/design-system/forms';
import type { Validator } from '@touchline/shared/domain';
import { passwordAdvice } from '@touchline/shared/text';

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

/** A password field; of a new password it says what is missing, or how good it is. */
export function PasswordInput(props: PasswordInputProps) {
  const { input } = useField<string>(props.name, { subscription: { value: true } });
  const form = useForm<Partial<Record<string, string>>>();
  const isNew = props.autoComplete === 'new-password' && !props.name.endsWith('_confirm');
  const { email = '', username = '' } = form.getState().values;
  return (
    <PasswordField
      {...props}
      helperText={isNew ? passwordAdvice(input.value, [email, username]) : undefined}
    />
  );
}
