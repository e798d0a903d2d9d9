import { Box } from '../base/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { Typography } from '../base/Typography';
import { NextIcon, PreviousIcon } from '../../icons/muiIcons';
import { transition } from '../../theme/componentStyles';
import { frame } from '../../theme/tokens';
import { linkTo } from '../link/linkTo';
import { byGroup, groupLabels, type NavItem } from './navigation';
import { NavCount, NavIcon } from './NavIcon';

interface SideRailProps {
  items: readonly NavItem[];
  active?: string;
  open: boolean;
  onToggle: () => void;
}

/** The desktop's main navigation: icons with labels below them, or a wide list in groups. */
export function SideRail({ items, active, open, onToggle }: SideRailProps) {
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        position: 'sticky',
        top: frame.headerDesktop,
        flexShrink: 0,
        width: open ? frame.railOpen : frame.railClosed,
        height: `calc(100dvh - ${frame.headerDesktop}px)`,
        overflowY: 'auto',
        p: 2,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        transition: transition('width'),
      }}
    >
      <IconButton
        onClick={onToggle}
        aria-expanded={open}
        aria-label={open ? 'Close side navigation' : 'Open side navigation'}
        sx={{ display: 'flex', mb: 1, mx: open ? 0 : 'auto' }}
      >
        {open ? <PreviousIcon /> : <NextIcon />}
      </IconButton>
      {byGroup(items).map(([group, places]) => (
        <Box key={group} sx={{ mb: 3 }}>
          {open && (
            <Typography variant="tableHead" component="p" sx={{ px: 3, py: 1, color: 'text.secondary' }}>
              {groupLabels[group]}
            </Typography>
          )}
          {places.map((item) => (
            <RailLink key={item.key} item={item} active={item.key === active} wide={open} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

function RailLink({ item, active, wide }: { item: NavItem; active: boolean; wide: boolean }) {
  return (
    <ButtonBase
      {...linkTo(item.to)}
      aria-current={active ? 'page' : undefined}
      sx={{
        display: 'flex',
        flexDirection: wide ? 'row' : 'column',
        justifyContent: wide ? 'flex-start' : 'center',
        gap: wide ? 3 : 0.5,
        width: '100%',
        mb: 0.5,
        minHeight: wide ? 40 : 52,
        px: wide ? 3 : 0,
        py: wide ? 0 : 1,
        borderRadius: 1,
        fontSize: wide ? '0.875rem' : '0.6875rem',
        lineHeight: 1.25,
        textAlign: wide ? 'start' : 'center',
        fontWeight: 600,
        color: 'text.secondary',
        '&:hover': { bgcolor: 'surface.sunken' },
        '&[aria-current="page"]': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
      }}
    >
      <NavIcon item={item} active={active} size={22} withoutCount={wide} />
      {item.label}
      {wide && <NavCount item={item} />}
    </ButtonBase>
  );
}
