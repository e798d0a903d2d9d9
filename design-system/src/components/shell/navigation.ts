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
