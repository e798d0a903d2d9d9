import { Box } from '../../components/base/Box';
import Stack from '@mui/material/Stack';
import { Typography } from '../../components/base/Typography';
import type { ReactNode } from 'react';
import { PopupFrame, PopupTitle } from '../../components/dialogs/PopupFrame';

interface FootballerSheetProps {
  open: boolean;
  onClose: () => void;
  name: string;
  /** Photo or shirt, 64 pixels. */
  avatar?: ReactNode;
  /** Club and position. */
  text?: string;
  children: ReactNode;
}

/** A footballer opened from a pitch: head, points line by line, badges, link to the page. */
export function FootballerSheet({ open, onClose, name, avatar, text, children }: FootballerSheetProps) {
  return (
    <PopupFrame size="small" open={open} onClose={onClose}>
      <Stack sx={{ gap: 4 }}>
        {/* Room on the right for the close button. */}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, pr: 8 }}>
          {avatar}
          <Box sx={{ minWidth: 0 }}>
            <PopupTitle>{name}</PopupTitle>
            {text && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            )}
          </Box>
        </Box>
        {children}
      </Stack>
    </PopupFrame>
  );
}
