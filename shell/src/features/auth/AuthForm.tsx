import { SubmitButton, TouchlineForm } from '@touchline/design-system/forms';
import type { ReactNode } from 'react';

interface AuthFormProps<Values> {
  readonly label: string;
  readonly submitLabel: string;
  readonly onSubmit: (values: Values) => Promise<Record<string, string> | undefined>;
  readonly initialValues?: Partial<Values>;
  /** Disables the submit button. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
  /** Links to other views, below the button. */
  readonly footer?: ReactNode;
}

/** A form with one column of fields and one button. It keeps the values whatever the server answers. */
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
