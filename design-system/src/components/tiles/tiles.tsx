import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { Typography } from '../base/Typography';
import type { ReactNode } from 'react';
import { linkTo } from '../link/linkTo';

interface TileProps {
  label: string;
  to: string;
  icon?: ReactNode;
  /** Undefined while it is loading; 0 is a count. */
  count?: number;
}

/** A category of footballers with its count. */
export function CategoryTile({ label, to, icon, count }: TileProps) {
  return (
    <ButtonBase
      {...linkTo(to)}
      sx={{
        justifyContent: 'flex-start',
        gap: 2,
        minHeight: 52,
        px: 3,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:hover': { bgcolor: 'surface.raised' },
      }}
    >
      {icon}
      <Typography variant="body2" component="span" sx={{ flex: 1, fontWeight: 600, textAlign: 'left' }}>
        {label}
      </Typography>
      {count === undefined ? null : (
        <Typography variant="table" sx={{ color: 'text.secondary' }}>
          {count}
        </Typography>
      )}
    </ButtonBase>
  );
}

/** A link with one big number. */
export function DashboardTile({ label, to, icon, count }: TileProps) {
  return (
    <ButtonBase
      {...linkTo(to)}
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 1,
        p: 4,
        minHeight: 96,
        borderRadius: 1.4,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {icon}
      <Typography variant="kpi" component="span">
        {count ?? <Skeleton width={48} />}
      </Typography>
      <Typography variant="caption">{label}</Typography>
    </ButtonBase>
  );
}
