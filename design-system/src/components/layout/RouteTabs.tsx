import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { linkTo } from '../link/linkTo';

export interface RouteTab {
  label: string;
  to: string;
  disabled?: boolean;
}

interface RouteTabsProps {
  items: readonly RouteTab[];
  /** The `to` of the open one; anything else opens none. */
  value: string;
  /** What they are tabs of: "My team". */
  label: string;
}

/** The pages of one part of the app. Each is a link, so that it opens in a new tab and has an address. */
export function RouteTabs({ items, value, label }: RouteTabsProps) {
  // A label on a list of nothing is a fault to axe, and a place nobody can go to from.
  if (items.length === 0) return null;
  const open = items.some(({ to }) => to === value) ? value : false;
  return (
    <Tabs
      component="nav"
      aria-label={label}
      value={open}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile={false}
      slotProps={{ list: { role: undefined } }}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {items.map(({ label: name, to, disabled }) => (
        <Tab
          key={to}
          label={name}
          value={to}
          disabled={disabled}
          role={undefined}
          aria-selected={undefined}
          aria-current={to === open ? 'page' : undefined}
          tabIndex={0}
          {...linkTo(to)}
        />
      ))}
    </Tabs>
  );
}
