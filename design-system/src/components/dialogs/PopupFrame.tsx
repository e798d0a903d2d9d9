import { Box } from '../base/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../icons/muiIcons';
import { SheetDialog, type SheetDialogProps } from './SheetDialog';

/** Layout of a popup: a scrolling area below a bar with the close button, which covers no content. */
export function PopupFrame({ open, onClose, size, children }: SheetDialogProps) {
  return (
    <SheetDialog open={open} onClose={onClose} size={size}>
      <PopupBar onClose={onClose} />
      <DialogContent sx={{ p: size === 'large' ? { xs: 3, sm: 5 } : 4, '&&': { pt: 0 } }}>
        {children}
      </DialogContent>
    </SheetDialog>
  );
}

/** On phones it shows the handle of a sheet that can be dragged down. */
function PopupBar({ onClose }: { onClose: () => void }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1, pt: 1, position: 'relative' }}>
      <Box
        aria-hidden
        sx={{
          display: { sm: 'none' },
          position: 'absolute',
          top: 8,
          left: 'calc(50% - 18px)',
          width: 36,
          height: 4,
          borderRadius: 2,
          bgcolor: 'outline.main',
        }}
      />
      <IconButton aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

interface PopupTitleProps {
  /** True without other content in the same row. */
  alone?: boolean;
  children: ReactNode;
}

/** The title of a popup; also its accessible name. */
export function PopupTitle({ alone = false, children }: PopupTitleProps) {
  return (
    <DialogTitle variant="h2" sx={{ p: 0, minHeight: alone ? 40 : 0, overflowWrap: 'anywhere' }}>
      {children}
    </DialogTitle>
  );
}
