import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** One place of the main navigation, for any of its bars. */
export interface NavItem {
  key: string;
  label: string;
  to: string;
  icon: ComponentType<SvgIconProps>;
  /** Icon of the active place; defaults to `icon`. */
  activeIcon?: ComponentType<SvgIconProps>;
  /** A small count on the icon. */
  badge?: number;
  group?: 'game' | 'research' | 'account';
}

export const groupLabels = { game: 'Game', research: 'Research', account: 'Account' } as const;

/** Groups places by their heading, in the order of the headings. */
export function byGroup(items: readonly NavItem[]) {
  const groups = ['game', 'research', 'account'] as const;
  return groups
    .map((group) => [group, items.filter((item) => (item.group ?? 'game') === group)] as const)
    .filter(([, places]) => places.length > 0);
}
