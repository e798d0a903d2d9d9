import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import {
  AdminIcon,
  CheckIcon,
  DarkModeIcon,
  InfoIcon,
  LightModeIcon,
  LogoutIcon,
  PassIcon,
  PersonIcon,
  StarOutlineIcon,
  SystemModeIcon,
} from '../../icons/muiIcons';
import type { SchemeMode } from '../../theme/scheme';
import { linkTo } from '../link/linkTo';

interface ProfileMenuProps {
  user: { username: string; admin?: boolean };
  team?: { name: string };
  pass: boolean;
  /** The own kit; the first letter of the name where there is none. */
  avatar?: ReactNode;
  mode: SchemeMode;
  onMode: (mode: SchemeMode) => void;
  onLogout: () => void;
  /** Where the shell closes it by itself (a navigation, the back button), it says so here. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const places = [
  { label: 'Profile', to: '/profile', Icon: PersonIcon },
  { label: 'Watchlist', to: '/footballers/list?category=watchlist', Icon: StarOutlineIcon },
  { label: 'Season pass', to: '/season_pass', Icon: PassIcon },
] as const;

const modes = [
  { mode: 'light', label: 'Light', Icon: LightModeIcon },
  { mode: 'dark', label: 'Dark', Icon: DarkModeIcon },
  { mode: 'system', label: 'System', Icon: SystemModeIcon },
] as const;

/** Who is logged in, and what is theirs. */
export function ProfileMenu(props: ProfileMenuProps) {
  const { user, pass, avatar } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const open = props.open ?? ownOpen;
  const change = props.onOpenChange ?? setOwnOpen;
  return (
    <>
      <IconButton
        ref={setAnchor}
        onClick={() => change(!open)}
        aria-label={`Profile of ${user.username}`}
        aria-haspopup="menu"
        aria-expanded={open}
        sx={{ p: 1 }}
      >
        <ProfileAvatar name={user.username} pass={pass} avatar={avatar} />
      </IconButton>
      <Menu anchorEl={anchor} open={open && anchor !== null} onClose={() => change(false)}>
        <ProfileItems {...props} onClose={() => change(false)} />
      </Menu>
    </>
  );
}

/** The own kit with the gold notch of pass holders. */
function ProfileAvatar({ name, pass, avatar }: { name: string; pass: boolean; avatar?: ReactNode }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Avatar
        sx={{ width: 34, height: 34, bgcolor: 'background.paper', color: 'text.primary', fontSize: '0.9rem' }}
      >
        {avatar ?? name.slice(0, 1).toUpperCase()}
      </Avatar>
      {pass && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            right: -2,
            top: -2,
            width: 12,
            height: 12,
            bgcolor: 'secondary.main',
            borderRadius: '0 6px 0 6px',
          }}
        />
      )}
    </Box>
  );
}

function ProfileItems({
  user,
  team,
  pass,
  mode,
  onMode,
  onLogout,
  onClose,
}: ProfileMenuProps & { onClose: () => void }) {
  return [
    <MenuItem key="who" disabled divider sx={{ opacity: '1 !important', display: 'block' }}>
      <Typography sx={{ fontWeight: 600 }}>{user.username}</Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {[team?.name, pass ? 'Season pass' : 'Free account'].filter(Boolean).join(' · ')}
      </Typography>
    </MenuItem>,
    ...places.map(({ label, to, Icon }) => (
      <MenuItem key={to} {...linkTo(to)} onClick={onClose}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {label}
      </MenuItem>
    )),
    user.admin && (
      <MenuItem key="admin" {...linkTo('/admin')} onClick={onClose}>
        <ListItemIcon>
          <AdminIcon fontSize="small" />
        </ListItemIcon>
        Admin
      </MenuItem>
    ),
    <Divider key="line" />,
    ...modes.map(({ mode: one, label, Icon }) => (
      <MenuItem key={one} role="menuitemradio" aria-checked={mode === one} onClick={() => onMode(one)}>
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        <Box sx={{ flex: 1, mr: 4 }}>{label}</Box>
        {mode === one && <CheckIcon fontSize="small" />}
      </MenuItem>
    )),
    <Divider key="line2" />,
    <MenuItem key="about" {...linkTo('/about')} onClick={onClose}>
      <ListItemIcon>
        <InfoIcon fontSize="small" />
      </ListItemIcon>
      About
    </MenuItem>,
    <MenuItem key="logout" onClick={onLogout}>
      <ListItemIcon>
        <LogoutIcon fontSize="small" />
      </ListItemIcon>
      Log out
    </MenuItem>,
  ];
}
