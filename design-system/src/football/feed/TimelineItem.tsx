import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTime } from '@touchline/shared/format';
import type { ReactNode } from 'react';
import { DoubtIcon, EliteIcon, FixturesIcon, KeyIcon, RivalsIcon, TransfersIcon } from '../../icons/muiIcons';
import { KitIcon } from '../../icons/ownIcons';
import { GoalIcon, SubstitutionIcon } from '../data/footballIcons';

const kinds = {
  deadline: { Icon: FixturesIcon, label: 'Deadline' },
  price_up: { Icon: EliteIcon, label: 'Price up' },
  price_down: { Icon: EliteIcon, label: 'Price down' },
  news: { Icon: DoubtIcon, label: 'News' },
  lineup: { Icon: KitIcon, label: 'Line-up' },
  points: { Icon: GoalIcon, label: 'Points' },
  rival_transfer: { Icon: TransfersIcon, label: 'Rival transfer' },
  rival_chip: { Icon: RivalsIcon, label: 'Rival chip' },
  auto_sub: { Icon: SubstitutionIcon, label: 'Automatic substitution' },
  badge: { Icon: KeyIcon, label: 'Badge' },
} as const;

export type TimelineKind = keyof typeof kinds;

interface TimelineItemProps {
  /** One we do not know gets the news icon. */
  kind: string;
  /** The instant. */
  at: string | number;
  /** A sentence; links are welcome. */
  children: ReactNode;
  /** A pill of points won or lost. */
  delta?: ReactNode;
}

/** One thing that happened. */
export function TimelineItem({ kind, at, children, delta }: TimelineItemProps) {
  const { Icon, label } = Object.hasOwn(kinds, kind) ? kinds[kind as TimelineKind] : kinds.news;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px 24px 1fr auto',
        alignItems: 'center',
        gap: 2,
        minHeight: 48,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="table" sx={{ color: 'text.secondary' }}>
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      </Typography>
      <Icon sx={{ fontSize: 20, color: 'primary.main' }} titleAccess={label} />
      <Typography variant="body2" component="div">
        {children}
      </Typography>
      {delta}
    </Box>
  );
}

/** Things of one day, under its name. */
export function TimelineDay({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  );
}
