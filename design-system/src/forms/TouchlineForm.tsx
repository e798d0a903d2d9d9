import { Box } from '../components/base/Box';
import Stack from '@mui/material/Stack';
import { FORM_ERROR, type SubmissionErrors, type ValidationErrors } from 'final-form';
import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { Banner } from '../components/states/Banner';
import { FormBlock } from './SubmitButton';

interface TouchlineFormProps<Values extends object> {
  onSubmit: (values: Values) => Promise<SubmissionErrors> | SubmissionErrors | void;
  validate?: (values: Partial<Values>) => ValidationErrors;
  initialValues?: Partial<Values>;
  /** Fields and buttons; a function receives the form's state. */
  children: ReactNode | ((form: FormRenderProps<Values>) => ReactNode);
  /** Accessible name: "Login". */
  label: string;
  /** Error of the whole form, shown above the fields; a submit's own `FORM_ERROR` has precedence. */
  error?: string;
  disabled?: boolean;
  /** Reason why it cannot be submitted now. Fields stay enabled, and the button gives the reason. */
  blockedBy?: string;
}

const neverChanges = () => () => undefined;

/** A form whose invalid fields show their error after blur; a submit focuses the first of them. */
export function TouchlineForm<Values extends object>(props: TouchlineFormProps<Values>) {
  const { onSubmit, validate, initialValues, children, label, error, disabled = false, blockedBy } = props;
  const root = useRef<HTMLFormElement>(null);
  const isUsable = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <Form<Values>
      onSubmit={(values) => onSubmit(values)}
      validate={(values) => validate?.(values) ?? {}}
      initialValues={initialValues}
      // What is being typed stays when saved values arrive from elsewhere.
      keepDirtyOnReinitialize
      render={(form) => (
        <Box
          component="form"
          ref={root}
          noValidate
          aria-label={label}
          onSubmit={(event: React.FormEvent) => {
            if (blockedBy) return event.preventDefault();
            void form.handleSubmit(event);
            focusFirstError(root.current);
          }}
        >
          <Stack
            component="fieldset"
            // Before its scripts run, the browser would send the fields itself, as part of the page's address.
            disabled={!isUsable || disabled || form.submitting}
            sx={{ gap: 4, m: 0, p: 0, border: 0, minWidth: 0 }}
          >
            <FormError text={refusalOf(form) ?? error} />
            <FormBlock.Provider value={blockedBy}>
              {typeof children === 'function' ? children(form) : children}
            </FormBlock.Provider>
          </Stack>
        </Box>
      )}
    />
  );
}

/** The server's error for the whole form, until a field changes. */
const refusalOf = ({
  submitError,
  dirtySinceLastSubmit,
}: {
  submitError?: unknown;
  dirtySinceLastSubmit?: boolean;
}) => (dirtySinceLastSubmit ? undefined : (submitError as string | undefined));

/** Focuses the first invalid field, after the errors are rendered. */
function focusFirstError(form: HTMLFormElement | null) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function FormError({ text }: { text?: string }) {
  return text ? <Banner tone="error">{text}</Banner> : null;
}

export { FORM_ERROR };
