import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../icons/muiIcons';
import { SheetDialog, type SheetDialogProps } from './SheetDialog';

/** Around what is looked at for a moment: one part that scrolls, and a button that closes. */
export function PopupFrame({ open, onClose, size, children }: SheetDialogProps) {
  return (
    <SheetDialog open={open} onClose={onClose} size={size}>
      <DialogContent sx={{ p: size === 'large' ? { xs: 3, sm: 5 } : 4 }}>
        <IconButton
          aria-label="Close"
          onClick={onClose}
          // A ground of its own: what is in the popup scrolls away under it.
          sx={{
            position: 'absolute',
            right: 8,
            top: 8,
            zIndex: 1,
            bgcolor: 'surface.raised',
            '&:hover': { bgcolor: 'surface.sunken' },
          }}
        >
          <CloseIcon />
        </IconButton>
        {children}
      </DialogContent>
    </SheetDialog>
  );
}

interface PopupTitleProps {
  /** Nothing beside it: what comes below keeps clear of the button that closes. */
  alone?: boolean;
  children: ReactNode;
}

/** Names the popup in which it stands, for screen readers too. */
export function PopupTitle({ alone = false, children }: PopupTitleProps) {
  return (
    <DialogTitle
      variant="h2"
      sx={{ p: 0, pr: alone ? 12 : 0, minHeight: alone ? 40 : 0, overflowWrap: 'anywhere' }}
    >
      {children}
    </DialogTitle>
  );
}
