import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type MouseEvent } from 'react';

interface ActionButtonProps extends Omit<ButtonProps, 'title'> {
  /** Why it cannot be pressed now: "You are offline. Reconnect and try again." */
  blockedBy?: string;
}

/**
 * A button that changes something. While it cannot, it stays where the focus reaches it and gives the reason,
 * in words beside it too, because a finger finds no tooltip.
 */
export function ActionButton({ blockedBy, onClick, sx, ...rest }: ActionButtonProps) {
  const reasonId = useId();
  if (!blockedBy) return <Button {...rest} onClick={onClick} sx={sx} />;
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: 'start', gap: 1 }}>
      <Button
        {...rest}
        onClick={(event: MouseEvent) => event.preventDefault()}
        aria-disabled
        aria-describedby={reasonId}
        title={blockedBy}
        sx={{ ...blockedLook, ...sx }}
      />
      <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary' }}>
        {blockedBy}
      </Typography>
    </Box>
  );
}

const plain = { bgcolor: 'transparent', color: 'text.secondary', boxShadow: 'none' } as const;
const blockedLook = {
  ...plain,
  border: 1,
  borderStyle: 'dashed',
  cursor: 'default',
  '&:hover': plain,
} as const;
