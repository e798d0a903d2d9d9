import { Box } from '../components/base/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Typography } from '../components/base/Typography';
import { useId, type MouseEvent } from 'react';

interface ActionButtonProps extends Omit<ButtonProps, 'title'> {
  /** Reason why it cannot be used now: "You are offline. Reconnect and try again." */
  blockedBy?: string;
  /** Id of an element with the reason for many buttons: this one renders no text then. */
  reasonIn?: string;
}

/**
 * A button that changes something. While blocked it stays focusable and gives the reason, also as text beside
 * it, because touch has no tooltips.
 */
export function ActionButton({ blockedBy, reasonIn, onClick, sx, ...rest }: ActionButtonProps) {
  const ownReasonId = useId();
  if (!blockedBy) return <Button {...rest} onClick={onClick} sx={sx} />;
  const blocked = (
    <Button
      {...rest}
      onClick={(event: MouseEvent) => event.preventDefault()}
      aria-disabled
      aria-describedby={reasonIn ?? ownReasonId}
      title={blockedBy}
      sx={{ ...blockedStyles, ...sx }}
    />
  );
  if (reasonIn) return blocked;
  return (
    <Box
      sx={{
        display: 'inline-grid',
        justifyItems: rest.fullWidth ? 'stretch' : 'start',
        width: rest.fullWidth ? '100%' : undefined,
        gap: 1,
      }}
    >
      {blocked}
      <Typography id={ownReasonId} variant="body2" sx={{ color: 'text.secondary' }}>
        {blockedBy}
      </Typography>
    </Box>
  );
}

const plain = { bgcolor: 'transparent', color: 'text.secondary', boxShadow: 'none' } as const;
const blockedStyles = {
  ...plain,
  border: 1,
  borderStyle: 'dashed',
  cursor: 'default',
  '&:hover': plain,
} as const;
