import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PopupFrame, PopupTitle } from '../../components/dialogs/PopupFrame';

interface TeamPopupFrameProps {
  open: boolean;
  onClose: () => void;
  /** A `TeamPopupHeader` first; until the team is known a `PopupTitle`. */
  children: ReactNode;
}

/** Around a team looked at from anywhere. */
export function TeamPopupFrame(props: TeamPopupFrameProps) {
  return <PopupFrame size="large" {...props} />;
}

interface TeamPopupHeaderProps {
  name: string;
  manager?: string | null;
  /** Its shirt, 56 pixels. Handed in, so that a dialog alone need not load football's drawings. */
  kit: ReactNode;
  /** In play in the gameweek shown. */
  chip?: ReactNode;
  /** Net points of the gameweek shown, as they are written or on the ramp of their benchmark. */
  points: ReactNode;
  /** Follow it, or the ways to one's own. */
  actions?: ReactNode;
}

/** Whose team it is, and what it has in the gameweek shown. */
export function TeamPopupHeader({ name, manager, kit, chip, points, actions }: TeamPopupHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      {kit}
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <PopupTitle>{name}</PopupTitle>
        {manager && <Typography sx={{ color: 'text.secondary' }}>{manager}</Typography>}
      </Box>
      {chip}
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="kpi" component="div">
          {points}
        </Typography>
        <Typography variant="caption">Net points</Typography>
      </Box>
      {actions}
    </Box>
  );
}
