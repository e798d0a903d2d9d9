import Dialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { radius } from '../../theme/tokens';
import { useBackToClose } from './useBackToClose';
import { useDragDown } from './useDragDown';

/** Maximum widths in pixels; the largest is for a team (page definitions 12). */
const widths = { small: 444, medium: 600, large: 880 } as const;

export interface SheetDialogProps {
  open: boolean;
  onClose: () => void;
  size: keyof typeof widths;
  /** Must contain a `DialogTitle`, which names the dialog. */
  children: ReactNode;
}

/**
 * A dialog from 600 pixels on; on phones a bottom sheet. Back, Escape, a click outside and a drag down close
 * it.
 */
export function SheetDialog({ open, onClose, size, children }: SheetDialogProps) {
  const drag = useDragDown(onClose);
  useBackToClose(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={false}
      fullWidth
      sx={onBottomEdge}
      slotProps={{ paper: { ...drag, sx: paperOf(size) } }}
    >
      {children}
    </Dialog>
  );
}

const onPhones = '@media (max-width:599.95px)';

const onBottomEdge = { [onPhones]: { '& .MuiDialog-container': { alignItems: 'flex-end' } } } as const;

/** A large sheet always has the maximum height, so that it does not jump while another gameweek loads. */
const paperOf = (size: SheetDialogProps['size']) => ({
  maxWidth: widths[size],
  [onPhones]: {
    m: 0,
    width: '100%',
    maxWidth: '100%',
    height: size === 'large' ? '92dvh' : 'auto',
    maxHeight: '92dvh',
    borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
  },
});
