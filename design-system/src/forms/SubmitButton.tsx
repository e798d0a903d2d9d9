import CircularProgress from '@mui/material/CircularProgress';
import { createContext, useContext, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { ActionButton } from './ActionButton';

/** Why the form around cannot be sent now; undefined where it can. */
export const FormBlock = createContext<string | undefined>(undefined);

interface SubmitButtonProps {
  children: ReactNode;
  disabled?: boolean;
  /** As wide as the fields, also while it cannot be pressed. */
  fullWidth?: boolean;
}

/** Sends the form; busy until there is an answer. */
export function SubmitButton({ children, disabled = false, fullWidth }: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const blockedBy = useContext(FormBlock);
  return (
    <ActionButton
      type="submit"
      variant="contained"
      size="large"
      fullWidth={fullWidth}
      disabled={disabled || submitting}
      blockedBy={blockedBy}
      startIcon={submitting ? <CircularProgress size={16} color="inherit" /> : undefined}
    >
      {children}
    </ActionButton>
  );
}
