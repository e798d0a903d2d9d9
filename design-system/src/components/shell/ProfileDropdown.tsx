import { Box } from '../base/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Typography } from '../base/Typography';
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

export interface ProfileItemsProps {
  user: { username: string; admin?: boolean };
  team?: { name: string };
  pass: boolean;
  mode: SchemeMode;
  onMode: (mode: SchemeMode) => void;
  onLogout: () => void;
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

interface ProfileDropdownProps extends ProfileItemsProps {
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

/** The menu of the profile button. */
export default function ProfileDropdown({ anchor, open, ...items }: ProfileDropdownProps) {
  return (
    <Menu anchorEl={anchor} open={open} onClose={items.onClose}>
      <ProfileItems {...items} />
    </Menu>
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
}: ProfileItemsProps & { onClose: () => void }) {
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
