import { Banner, Box, Card, CardContent, KpiRow, Stack, Typography } from '@touchline/design-system';
import {
  BadgeRow,
  clubKit,
  clubName,
  DifficultyChip,
  Kit,
  OwnershipText,
  StatusIcon,
} from '@touchline/design-system/football';
import { positionName } from '@touchline/shared/domain';
import { formatCost, formatPercent } from '@touchline/shared/format';
import type { FootballerHead } from '@touchline/shared/wire';
import { WatchStar } from '../WatchStar';

/** Who he is and where he stands, above each of his pages. */
export function HeadCard({ head }: { head: FootballerHead }) {
  const { id, name, club_id, position, position_real, news, badges, next } = head;
  const realPosition = position_real && `plays as ${position_real.short}`;
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <Kit kit={clubKit(club_id)} size={72} keeper={position === 'GKP'} />
          <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[clubName(club_id), positionName(position), realPosition].filter(Boolean).join(' · ')}
            </Typography>
            <BadgeRow keys={badges} max={6} />
          </Stack>
          <WatchStar id={id} name={name} />
        </Box>
        {news && <Banner tone="warning">{news}</Banner>}
        <KpiRow items={figures(head)} />
        <Box
          component="ul"
          aria-label="Next fixtures"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
        >
          {next.map((fixture) => (
            <li key={fixture.fixture_id}>
              <DifficultyChip fixture={fixture} />
            </li>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

const figures = ({ cost, selected_by, chance, rivals }: FootballerHead) => [
  { label: 'Cost', value: formatCost(cost) },
  { label: 'Selected by', value: formatPercent(selected_by) },
  { label: 'In your view', value: <OwnershipText ownership={rivals} /> },
  { label: 'Next gameweek', value: <StatusIcon chance={chance} size={24} /> },
];
