import { Box } from '../base/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import { Typography } from '../base/Typography';
import { useId } from 'react';
import { bottomBarHeight, radius } from '../../theme/tokens';
import { useBackToClose } from '../dialogs/useBackToClose';
import { useDragDown } from '../dialogs/useDragDown';
import { linkTo } from '../link/linkTo';
import { byGroup, groupLabels, type NavItem } from './navigation';
import { NavCount, NavIcon } from './NavIcon';

interface MoreSheetProps {
  items: readonly NavItem[];
  active?: string;
  open: boolean;
  onClose: () => void;
}

/** The rest of the navigation, above the bottom bar. Closes by Escape, a click outside or a drag down. */
export function MoreSheet({ items, active, open, onClose }: MoreSheetProps) {
  const titleId = useId();
  const drag = useDragDown(onClose);
  useBackToClose(open, onClose);
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      // Below the bar, which stays visible and highlights More.
      sx={{ zIndex: ({ zIndex }) => zIndex.appBar - 1 }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          ...drag,
          sx: {
            borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
            bgcolor: 'background.paper',
            px: 4,
            pt: 2,
            pb: `calc(${bottomBarHeight} + 16px + env(safe-area-inset-bottom))`,
          },
        },
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 36, height: 4, borderRadius: 2, bgcolor: 'outline.main', mx: 'auto', mb: 3 }}
      />
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        More
      </Typography>
      {byGroup(items).map(([group, places]) => (
        <TileGrid key={group} label={groupLabels[group]} items={places} active={active} onClose={onClose} />
      ))}
    </Drawer>
  );
}

type TileGridProps = Pick<MoreSheetProps, 'items' | 'active' | 'onClose'> & { label: string };

function TileGrid({ label, items, active, onClose }: TileGridProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 3 }}
    >
      {items.map((item) => (
        <ButtonBase
          key={item.key}
          {...linkTo(item.to)}
          onClick={onClose}
          aria-current={item.key === active ? 'page' : undefined}
          sx={{
            justifyContent: 'flex-start',
            gap: 3,
            minHeight: 52,
            px: 3,
            borderRadius: 1,
            typography: 'body2',
            fontWeight: 600,
            bgcolor: 'surface.sunken',
            color: 'text.primary',
            '&[aria-current="page"]': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
          }}
        >
          <NavIcon item={item} active={item.key === active} size={20} withoutCount />
          {item.label}
          <NavCount item={item} />
        </ButtonBase>
      ))}
    </Box>
  );
}
