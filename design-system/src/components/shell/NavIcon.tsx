import Badge from '@mui/material/Badge';
import type { NavItem } from './navigation';

/** The icon of a place: filled where one is, with its count. */
export function NavIcon({ item, active, size = 24 }: { item: NavItem; active: boolean; size?: number }) {
  const Icon = (active && item.activeIcon) || item.icon;
  return (
    <Badge
      badgeContent={item.badge}
      color="secondary"
      max={99}
      // Down beside the icon: a yellow count over the yellow pill of the place above it could not be read.
      sx={{ '& .MuiBadge-badge': { top: 4, right: -4 } }}
    >
      <Icon sx={{ fontSize: size }} />
    </Badge>
  );
}
