import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** One place of the main navigation, in whichever bar draws it. */
export interface NavItem {
  key: string;
  label: string;
  to: string;
  icon: ComponentType<SvgIconProps>;
  /** Where one is now; falls back to `icon`. */
  activeIcon?: ComponentType<SvgIconProps>;
  /** A small count on the icon. */
  badge?: number;
  group?: 'game' | 'research' | 'account';
}

export const groupLabels = { game: 'Game', research: 'Research', account: 'Account' } as const;

/** Places under the heading they belong to, in the order of the headings. */
export function byGroup(items: readonly NavItem[]) {
  const groups = ['game', 'research', 'account'] as const;
  return groups
    .map((group) => [group, items.filter((item) => (item.group ?? 'game') === group)] as const)
    .filter(([, places]) => places.length > 0);
}
