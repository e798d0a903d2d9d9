import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** A verb: "Delete account". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for a confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancel',
    destructive,
    busy,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" fullWidth>
      <DialogTitle variant="h3" component="h2">
        {title}
      </DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          disabled={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface AlertDialogProps {
  open: boolean;
  title?: string;
  children: ReactNode;
  onClose: () => void;
}

/** An announcement of the server. */
export function AlertDialog({ open, title = 'Please note', children, onClose }: AlertDialogProps) {
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent id={textId} sx={{ whiteSpace: 'pre-line' }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
