import CircularProgress from '@mui/material/CircularProgress';
import { createContext, useContext, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { ActionButton } from './ActionButton';

/** Reason why the surrounding form cannot be submitted now; undefined if it can. */
export const FormBlock = createContext<string | undefined>(undefined);

interface SubmitButtonProps {
  children: ReactNode;
  disabled?: boolean;
  /** As wide as the fields, also while blocked. */
  fullWidth?: boolean;
}

/** Submits the form; busy until it is settled. */
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
