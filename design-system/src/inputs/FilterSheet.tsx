import { Box } from '../components/base/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { Typography } from '../components/base/Typography';
import { useId, type ReactNode } from 'react';
import { useBackToClose } from '../components/dialogs/useBackToClose';
import { useDragDown } from '../components/dialogs/useDragDown';
import { radius } from '../theme/tokens';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** Beside the close button: the button that clears the filters. */
  clear: ReactNode;
}

/** The filters on a phone, as a bottom sheet. */
export function FilterSheet({ open, onClose, children, clear }: FilterSheetProps) {
  const titleId = useId();
  const drag = useDragDown(onClose);
  useBackToClose(open, onClose);
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          ...drag,
          sx: { borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`, p: 5 },
        },
      }}
    >
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 3 }}>
        Filters
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 3 }}>{children}</Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 4 }}>
        {clear}
        <Button variant="contained" onClick={onClose}>
          Show
        </Button>
      </Box>
    </Drawer>
  );
}
