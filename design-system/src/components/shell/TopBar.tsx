import { Box } from '../base/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from '@touchline/shared/router';
import type { ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import { MoreIcon } from '../../icons/muiIcons';
import { frame, target } from '../../theme/tokens';
import { Mark, Wordmark } from '../brand/Wordmark';
import { linkTo } from '../link/linkTo';
import { visuallyHidden } from '../states/visuallyHidden';
import type { NavItem } from './navigation';
import { NavIcon } from './NavIcon';

interface TopBarProps {
  /** Left-aligned: the wordmark by default, or a page title on phones. */
  title?: ReactNode;
  /** Icons with labels below them; absent on phones and beside a side rail. */
  items?: readonly NavItem[];
  active?: string;
  /** Opens the remaining places. */
  onMore?: () => void;
  moreOpen?: boolean;
  /** Gameweek chip, rivals switcher, watchlist, profile. */
  right?: ReactNode;
}

/** The header: `pine` in the light scheme, `night` in the dark one. */
export function TopBar({ title, items = [], active, onMore, moreOpen = false, right }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        containerType: 'inline-size',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, md: 4 },
        height: { xs: frame.headerPhone, sm: frame.headerDesktop },
        px: { xs: 3, md: 6 },
        bgcolor: 'header.bg',
        color: 'header.text',
        '& .MuiIconButton-root': { color: 'header.text' },
        '&& :focus-visible, && .Mui-focusVisible': {
          outlineColor: (theme) => theme.vars.palette.header.accent,
        },
      }}
    >
      <Box
        component={Link}
        to="/"
        aria-label="Touchline, home"
        sx={{
          color: 'inherit',
          textDecoration: 'none',
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: target.touch,
          minWidth: target.touch,
        }}
      >
        {title ?? <Brand compactBelow={items.length > 0 ? 60 : 25} />}
      </Box>
      {items.length > 0 && (
        <Box component="nav" aria-label="Main" sx={{ display: 'flex', alignSelf: 'stretch', mx: 'auto' }}>
          {items.map((item) => (
            <TopLink key={item.key} item={item} active={item.key === active} />
          ))}
          {onMore && (
            <ButtonBase onClick={onMore} aria-haspopup="dialog" aria-expanded={moreOpen} sx={place}>
              <MoreIcon sx={{ fontSize: 22 }} />
              <Box component="span" sx={label}>
                More
              </Box>
            </ButtonBase>
          )}
        </Box>
      )}
      <Box
        sx={{
          ml: items.length > 0 ? 0 : 'auto',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, sm: 2 },
        }}
      >
        {right}
      </Box>
    </Box>
  );
}

/**
 * The wordmark, or only the mark in a narrow header. The limit is in rem, so that larger text has the effect
 * of a narrower window.
 */
function Brand({ compactBelow }: { compactBelow: number }) {
  const narrow = `@container (max-width: ${compactBelow}rem)`;
  return (
    <>
      <Box component="span" sx={{ display: 'inline-flex', [narrow]: { display: 'none' } }}>
        <Wordmark />
      </Box>
      <Box component="span" sx={{ display: 'none', [narrow]: { display: 'inline-flex' } }}>
        <Mark size={32} />
      </Box>
    </>
  );
}

function TopLink({ item, active }: { item: NavItem; active: boolean }) {
  return (
    <ButtonBase {...linkTo(item.to)} aria-current={active ? 'page' : undefined} sx={place}>
      <NavIcon item={item} active={active} size={22} />
      <Box component="span" sx={label}>
        {item.label}
      </Box>
    </ButtonBase>
  );
}

/** With large text only the icons show; screen readers still read the label. */
const label = { '@container (max-width: 34rem)': visuallyHidden } as const;

const place = {
  flexDirection: 'column',
  gap: 0.5,
  px: { sm: 2, md: 4 },
  minWidth: target.touch,
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'header.text',
  borderBottom: 3,
  borderTop: 3,
  borderColor: 'transparent',
  '&[aria-current="page"]': { borderBottomColor: (theme: Theme) => theme.vars.palette.header.accent },
} as const;
