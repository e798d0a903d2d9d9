import { Box } from '../../components/base/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Typography } from '../../components/base/Typography';
import type { ReactNode } from 'react';
import { KpiRow, type KpiItem } from '../../components/layout/Page';
import { SkeletonCard } from '../../components/states/skeletons';
import { lowScreen } from '../../theme/lowScreen';
import { Kit } from '../kit/Kit';
import type { TeamName } from './TeamCell';

interface TeamHeaderCardProps {
  team: TeamName & { country?: string | null };
  /** A line below the names: the value of the squad. */
  note?: ReactNode;
  stats?: readonly KpiItem[];
  /** Active chip, add as rival, links. */
  actions?: ReactNode;
}

/** Height of the loaded card on a narrow, a wide and a low screen, against layout shift. */
const cardHeight = { minHeight: { xs: 190, sm: 136 }, [lowScreen]: { minHeight: 104 } };

const content = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 3, sm: 4 },
  [lowScreen]: { '&, &:last-child': { py: 3 } },
};
const kitSize = {
  '& svg': { width: { xs: 56, sm: 96 }, height: { xs: 56, sm: 96 }, [lowScreen]: { width: 64, height: 64 } },
};

/** The team of a page: shirt, names, numbers. */
export function TeamHeaderCard({ team, note, stats = [], actions }: TeamHeaderCardProps) {
  return (
    <Card sx={cardHeight}>
      <CardContent sx={content}>
        <Box sx={kitSize}>
          <Kit kit={team.kit} />
        </Box>
        <Stack sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="h2" noWrap title={team.name} translate="no">
            {team.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[team.manager, team.country].filter(Boolean).join(' · ')}
          </Typography>
          {note && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
          {actions && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
              {actions}
            </Box>
          )}
        </Stack>
        {stats.length > 0 && (
          <Box sx={{ flex: '3 1 320px' }}>
            <KpiRow items={stats} />
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

/** Placeholder of the card while its team loads. */
export function SkeletonTeamHeader({ what }: { what: string }) {
  return (
    <Card sx={cardHeight}>
      <SkeletonCard what={what} />
    </Card>
  );
}
