import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { leagueLabel } from '@touchline/shared/domain';
import { useId, type ReactNode } from 'react';
import { CheckIcon, CloseIcon, LockIcon } from '../../icons/muiIcons';
import { radius } from '../../theme/tokens';
import { Kit, type KitColours } from '../kit/Kit';
import type { TeamName } from '../teams/TeamCell';

interface FrameProps {
  open: boolean;
  onClose: () => void;
  /** Names it for screen readers. */
  title: ReactNode;
  /** Left of the title. */
  avatar?: ReactNode;
  /** Under the title. */
  text?: ReactNode;
  /** Beside the close button. */
  actions?: ReactNode;
  children: ReactNode;
  maxWidth?: 'sm' | 'md';
}

/** A sheet on phones, a dialog from 600 pixels. Escape and the back button close it; the focus goes back. */
function PopupFrame({ open, onClose, title, avatar, text, actions, children, maxWidth = 'md' }: FrameProps) {
  const phone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const titleId = useId();
  const content = (
    <>
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          p: 4,
          bgcolor: 'surface.raised',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {avatar}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </Box>
        {actions}
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ p: 4 }}>{children}</Box>
    </>
  );
  if (phone) {
    return (
      <Drawer
        anchor="bottom"
        open={open}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: {
              height: '92dvh',
              borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
              bgcolor: 'surface.raised',
            },
          },
        }}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      {content}
    </Dialog>
  );
}

interface TeamPopupFrameProps {
  open: boolean;
  onClose: () => void;
  team?: TeamName;
  /** Net points of the gameweek shown. */
  points?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Around a team looked at from anywhere. */
export function TeamPopupFrame({ open, onClose, team, points, actions, children }: TeamPopupFrameProps) {
  return (
    <PopupFrame
      open={open}
      onClose={onClose}
      avatar={<Kit kit={team?.kit} size={48} />}
      title={team?.name ?? 'Team'}
      text={
        <>
          {team?.manager} {points}
        </>
      }
      actions={actions}
    >
      {children}
    </PopupFrame>
  );
}

interface FootballerSheetProps {
  open: boolean;
  onClose: () => void;
  footballer?: { name: string; fullname?: string; position?: string; kit?: KitColours | null };
  /** Club, position, price. */
  text?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A footballer opened from a pitch: his points line by line, badges, the way to his page. */
export function FootballerSheet({
  open,
  onClose,
  footballer,
  text,
  actions,
  children,
}: FootballerSheetProps) {
  return (
    <PopupFrame
      open={open}
      onClose={onClose}
      maxWidth="sm"
      avatar={<Kit kit={footballer?.kit} size={48} keeper={footballer?.position === 'GKP'} />}
      title={footballer?.fullname ?? footballer?.name ?? 'Player'}
      text={text}
      actions={actions}
    >
      {children}
    </PopupFrame>
  );
}

export interface SwitcherItem {
  id: string | number;
  label: string;
  /** Needs the pass. */
  locked?: boolean;
  /** Being saved. */
  busy?: boolean;
  /** The choice could not be saved. */
  notSaved?: boolean;
}

interface SwitcherMenuProps {
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  items: readonly SwitcherItem[];
  value: string | number;
  onPick: (id: string | number) => void;
}

/** Rivals, Elite, or one of the leagues. */
export function SwitcherMenu({ anchor, open, onClose, items, value, onPick }: SwitcherMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open={open && anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Rivals view' } }}
    >
      {items.map((item) => (
        <MenuItem
          key={item.id}
          role="menuitemradio"
          aria-checked={item.id === value}
          title={item.label}
          onClick={() => onPick(item.id)}
          sx={{ gap: 3, minWidth: 220 }}
        >
          <Box component="span" sx={{ flex: 1 }}>
            {leagueLabel(item.label)}
            {item.notSaved && (
              <Box component="span" sx={{ ml: 2, fontSize: '0.75rem', color: 'error.main' }}>
                Not saved
              </Box>
            )}
          </Box>
          <ItemMark item={item} chosen={item.id === value} />
        </MenuItem>
      ))}
    </Menu>
  );
}

function ItemMark({ item, chosen }: { item: SwitcherItem; chosen: boolean }) {
  if (item.busy) return <CircularProgress size={16} aria-label="Saving" />;
  if (item.locked) return <LockIcon sx={{ fontSize: 16 }} titleAccess="Season pass" />;
  return chosen ? <CheckIcon sx={{ fontSize: 18 }} /> : null;
}
