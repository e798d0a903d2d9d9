import { Box } from '../base/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { MoreIcon } from '../../icons/muiIcons';
import { bottomBarHeight } from '../../theme/tokens';
import { linkTo } from '../link/linkTo';
import type { NavItem } from './navigation';
import { NavIcon } from './NavIcon';

interface BottomBarProps {
  /** Four places; the fifth is More. */
  items: readonly NavItem[];
  /** Key of the open place. */
  active?: string;
  moreOpen?: boolean;
  onMore: () => void;
}

/** The phone's main navigation. */
export function BottomBar({ items, active, moreOpen = false, onMore }: BottomBarProps) {
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        insetInline: 0,
        bottom: 0,
        display: 'grid',
        gridTemplateColumns: `repeat(${items.length + 1}, minmax(0, 1fr))`,
        height: `calc(${bottomBarHeight} + env(safe-area-inset-bottom))`,
        pb: 'env(safe-area-inset-bottom)',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {items.map((item) => {
        const open = item.key === active;
        return (
          <ButtonBase key={item.key} {...linkTo(item.to)} aria-current={open ? 'page' : undefined} sx={tab}>
            <Pill on={open}>
              <NavIcon item={item} active={open} />
            </Pill>
            {item.label}
          </ButtonBase>
        );
      })}
      <ButtonBase onClick={onMore} aria-expanded={moreOpen} aria-haspopup="dialog" sx={tab}>
        <Pill on={moreOpen}>
          <MoreIcon />
        </Pill>
        More
      </ButtonBase>
    </Box>
  );
}

const tab = {
  flexDirection: 'column',
  gap: '2px',
  // Large text grows until the longest label fills a fifth of the screen.
  fontSize: 'min(0.6875rem, 4.6vw)',
  fontWeight: 600,
  lineHeight: '0.875rem',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  // An inner outline: the edge of the screen would clip an outer one.
  '&&.Mui-focusVisible': { outlineOffset: -2 },
  '&[aria-current="page"], &[aria-expanded="true"]': { color: 'text.primary' },
} as const;

function Pill({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        width: 56,
        height: 28,
        borderRadius: 999,
        display: 'grid',
        placeItems: 'center',
        ...(on && { bgcolor: 'secondary.main', color: 'secondary.contrastText' }),
      }}
    >
      {children}
    </Box>
  );
}
