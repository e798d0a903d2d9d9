import { Typography } from '@touchline/design-system';
import { ConfirmDialog } from '@touchline/design-system/popups';

interface ConfirmLossProps {
  open: boolean;
  /** `Delete` is of the saved draft, `Discard` of what has changed since it was saved, `Clear` of a plan that never was. */
  what: 'Delete' | 'Discard' | 'Clear';
  /** Of the draft. */
  name: string;
  /** The draft has a public link. */
  isShared?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const titles = {
  Delete: 'Delete this draft?',
  Discard: 'Discard your changes?',
  Clear: 'Discard your changes?',
};

const lossOf = ({ what, name, isShared }: ConfirmLossProps) =>
  ({
    Delete: `"${name}"${isShared ? ' and its shared link' : ''} will be gone.`,
    Discard: `What you changed in "${name}" since it was saved will be gone.`,
    Clear: `This plan is not saved: all that you changed in it will be gone.`,
  })[what];

/** Asks before work on a plan is lost for good. */
export function ConfirmLoss(props: ConfirmLossProps) {
  const { open, what, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      open={open}
      title={titles[what]}
      confirmLabel={what === 'Delete' ? 'Delete' : 'Discard'}
      destructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography variant="body2">{lossOf(props)}</Typography>
    </ConfirmDialog>
  );
}
