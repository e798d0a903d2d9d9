import { Box } from '../../components/base/Box';
import { Typography } from '../../components/base/Typography';
import type { ReactNode } from 'react';
import { PopupFrame, PopupTitle } from '../../components/dialogs/PopupFrame';

interface TeamPopupFrameProps {
  open: boolean;
  onClose: () => void;
  /** A `TeamPopupHeader` first; until the team has loaded a `PopupTitle`. */
  children: ReactNode;
}

/** Popup of a team, opened from any page. */
export function TeamPopupFrame(props: TeamPopupFrameProps) {
  return <PopupFrame size="large" {...props} />;
}

interface TeamPopupHeaderProps {
  name: string;
  manager?: string | null;
  /** The shirt, 56 pixels. A prop, so that the dialog's module need not load football drawings. */
  kit: ReactNode;
  /** Active chip of the shown gameweek. */
  chip?: ReactNode;
  /** Net points of the shown gameweek, as plain text or on the ramp of their benchmark. */
  points: ReactNode;
  /** Button to follow the team, or links to one's own. */
  actions?: ReactNode;
}

/** Team, manager, and points of the shown gameweek. */
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
