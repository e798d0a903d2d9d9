import { Typography } from '@touchline/design-system';
import { ConfirmDialog } from '@touchline/design-system/popups';

interface ConfirmLossProps {
  open: boolean;
  /** `Delete` is of the saved draft, `Discard` of what has changed since it was saved. */
  what: 'Delete' | 'Discard';
  /** Of the draft. */
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

const lossOf = (what: ConfirmLossProps['what'], name: string) =>
  what === 'Delete'
    ? `"${name}" and its shared link will be gone.`
    : `What you changed in "${name}" since it was saved will be gone.`;

/** Asks before work on a plan is lost for good. */
export default function ConfirmLoss({ open, what, name, onConfirm, onCancel }: ConfirmLossProps) {
  return (
    <ConfirmDialog
      open={open}
      title={what === 'Delete' ? 'Delete this draft?' : 'Discard your changes?'}
      confirmLabel={what}
      destructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography variant="body2">{lossOf(what, name)}</Typography>
    </ConfirmDialog>
  );
}
