import { SubmitButton, TouchlineForm } from '@touchline/design-system/forms';
import type { ReactNode } from 'react';

interface AuthFormProps<Values> {
  readonly label: string;
  readonly submitLabel: string;
  readonly onSubmit: (values: Values) => Promise<Record<string, string> | undefined>;
  readonly initialValues?: Partial<Values>;
  /** Nothing can be sent, as long as this is true. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
  /** Under the button: links to other views. */
  readonly footer?: ReactNode;
}

/** A form of fields in a column with one button. What was typed stays, whatever the server answers. */
export function AuthForm<Values extends object>(props: AuthFormProps<Values>) {
  const { label, submitLabel, onSubmit, initialValues, disabled = false, children, footer } = props;
  return (
    <TouchlineForm<Values> label={label} onSubmit={onSubmit} {...(initialValues && { initialValues })}>
      {children}
      <SubmitButton disabled={disabled} fullWidth>
        {submitLabel}
      </SubmitButton>
      {footer}
    </TouchlineForm>
  );
}
