import Badge from '@mui/material/Badge';
import { Box } from '../base/Box';
import type { NavItem } from './navigation';

interface NavIconProps {
  item: NavItem;
  active: boolean;
  size?: number;
  /** The count is a separate component: `NavCount`. */
  withoutCount?: boolean;
}

const most = 99;

/** The icon of a place: filled when active, with its count. */
export function NavIcon({ item, active, size = 24, withoutCount = false }: NavIconProps) {
  const Icon = (active && item.activeIcon) || item.icon;
  // Not 0: the badge would write it, unseen, into the text of the link.
  const count = withoutCount ? undefined : item.badge || undefined;
  return (
    <Badge
      badgeContent={count}
      color="secondary"
      max={most}
      // Beside the icon: a yellow count over the yellow pill of the active place could not be read.
      sx={{ '& .MuiBadge-badge': { top: 4, right: -4 } }}
    >
      <Icon sx={{ fontSize: size }} />
    </Badge>
  );
}

/** The count of a place at the end of its row. */
export function NavCount({ item: { badge } }: { item: NavItem }) {
  if (!badge) return null;
  return (
    <Box component="span" sx={countStyle}>
      {badge > most ? `${most}+` : badge}
    </Box>
  );
}

const countStyle = {
  ml: 'auto',
  minWidth: 20,
  px: 1.5,
  borderRadius: 999,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  typography: 'caption',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
} as const;
