import { Box } from '../base/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '../../icons/muiIcons';
import { moveOn } from '../carousel/moveOn';
import { beginsHere, useChosenInSight } from '../carousel/useChosenInSight';
import { useOverflow } from '../carousel/useOverflow';
import { target } from '../../theme/tokens';
import { linkTo } from '../link/linkTo';

export interface RouteTab {
  label: string;
  to: string;
  disabled?: boolean;
}

interface RouteTabsProps {
  items: readonly RouteTab[];
  /** The `to` of the open tab; any other value opens none. */
  value: string;
  /** Accessible name of the tabs: "My team". */
  label: string;
}

/**
 * Navigation between pages that looks like tabs. Each is a link, which can be opened in a new browser tab;
 * MUI's tabs have other roles and keyboard behaviour.
 */
export function RouteTabs({ items, value, label }: RouteTabsProps) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const { before, after } = useOverflow(row, items.length);
  // Space for both arrows is reserved when the row overflows: its width does not change while scrolling.
  const overflows = before || after;
  useChosenInSight(row, '[aria-current]', value, { edge: fade, size: overflows });
  // axe reports a labelled list without items, and a landmark without links is useless.
  if (items.length === 0) return null;
  return (
    <Box component="nav" aria-label={label} sx={tabs}>
      {overflows && (
        <Arrow hidden={!before} onPress={() => row && moveOn(row, -1)}>
          <PreviousIcon fontSize="small" />
        </Arrow>
      )}
      <div className="row" ref={setRow} data-before={before || undefined} data-after={after || undefined}>
        {items.map(({ label: name, to, disabled }) => (
          <ButtonBase
            key={to}
            disabled={disabled}
            aria-current={to === value ? 'page' : undefined}
            {...linkTo(to)}
          >
            {name}
          </ButtonBase>
        ))}
      </div>
      {overflows && (
        <Arrow hidden={!after} onPress={() => row && moveOn(row, 1)}>
          <NextIcon fontSize="small" />
        </Arrow>
      )}
    </Box>
  );
}

interface ArrowProps {
  hidden: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** For a mouse only: touch scrolls, and focused tabs scroll into view. */
function Arrow({ hidden, onPress, children }: ArrowProps) {
  return (
    <ButtonBase
      className="arrow"
      onClick={onPress}
      // An element hidden from screen readers must not take the focus.
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={-1}
      aria-hidden
      style={{ visibility: hidden ? 'hidden' : undefined }}
    >
      {children}
    </ButtonBase>
  );
}

/** Width in pixels of the fade at an end with hidden content. */
const fade = 24;

const tabs: SxProps<Theme> = (theme) => ({
  display: 'flex',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .row': {
    display: 'flex',
    flex: 1,
    minWidth: 0,
    overflowX: 'auto',
    // A focused tab that scrolls into view must not be covered by the fade.
    scrollPaddingInline: `${fade}px`,
    scrollbarWidth: 'none',
    '--before': '0px',
    '--after': '0px',
    maskImage:
      'linear-gradient(90deg, transparent, #000 var(--before) calc(100% - var(--after)), transparent)',
    '&[data-before]': { '--before': `${fade}px` },
    '&[data-after]': { '--after': `${fade}px` },
  },
  '& > .row > *': {
    ...theme.typography.button,
    flexShrink: 0,
    minHeight: target.touch,
    padding: '12px',
    fontSize: '0.875rem',
    lineHeight: 1.25,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    // An inner outline: the row would clip an outer one.
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      ...beginsHere,
      color: theme.vars.palette.text.primary,
      boxShadow: `inset 0 -3px 0 ${theme.vars.palette.secondary.main}`,
    },
    '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
  },
  '& > .arrow': { display: { xs: 'none', sm: 'inline-flex' }, width: 40, flexShrink: 0, opacity: 0.8 },
});
