import {
  Banner,
  Box,
  Button,
  Card,
  CardContent,
  KpiRow,
  linkTo,
  Stack,
  Typography,
} from '@touchline/design-system';
import {
  BadgeRow,
  clubKit,
  clubName,
  DifficultyChip,
  OwnershipText,
  PlayerAvatar,
  positionLabel,
  StatusIcon,
} from '@touchline/design-system/football';
import { buildLink, useFantasy } from '@touchline/shared/contract';
import { viewHeading } from '@touchline/shared/domain';
import { formatCost, formatPercent } from '@touchline/shared/format';
import type { FootballerHead } from '@touchline/shared/wire';
import { WatchStar } from '../WatchStar';

interface HeadCardProps {
  head: FootballerHead;
  /** Without figures and fixtures on a phone, for pages with other main content. */
  isShort?: boolean;
}

/** Name, club and key figures, above each page of a footballer. */
export function HeadCard({ head, isShort = false }: HeadCardProps) {
  const { id, name, club_id, position, position_real, news, badges, next, images } = head;
  const view = useFantasy()?.rivals_config.label ?? 'Rivals';
  const realPosition = position_real && `plays as ${position_real.short}`;
  const roomyOnly = isShort ? { display: { xs: 'none', md: 'block' } } : {};
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: { xs: 2, sm: 4 },
            rowGap: 1,
          }}
        >
          <PlayerAvatar
            footballer={{ name, position, kit: clubKit(club_id), photoUrl: images?.mid }}
            mode={images?.mid ? 'photo' : 'kit'}
            size={isShort ? 'small' : 'default'}
          />
          <Stack // Without this room for the text the buttons are on a line of their own.
            sx={{ flex: '1 1 8rem', minWidth: 0, gap: 1 }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[clubName(club_id), positionLabel(position), realPosition].filter(Boolean).join(' · ')}
            </Typography>
            <BadgeRow keys={badges} max={6} />
          </Stack>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 4 }, ml: 'auto' }}>
            <Button
              size="small"
              {...linkTo(buildLink('footballers', { params: { x: 'compare' }, query: { ids: id } }))}
            >
              Compare
            </Button>
            <WatchStar id={id} name={name} />
          </Box>
        </Box>
        {news && <Banner tone="warning">{news}</Banner>}
        <Box sx={roomyOnly}>
          <KpiRow items={figures(head, view)} />
        </Box>
        {next.length > 0 && (
          <Box sx={roomyOnly}>
            <NextFixtures fixtures={next} />
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

const figures = ({ cost, selected_by, chance, rivals }: FootballerHead, view: string) => [
  { label: 'Cost', value: formatCost(cost) },
  { label: 'Selected by', value: formatPercent(selected_by) },
  { label: `Owned in ${viewHeading(view)}`, value: <OwnershipText ownership={rivals} /> },
  { label: 'Next gameweek', value: <StatusIcon chance={chance} size={24} /> },
];

const NextFixtures = ({ fixtures }: { fixtures: FootballerHead['next'] }) => (
  <Box
    component="ul"
    aria-label="Next fixtures"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
  >
    {fixtures.map((fixture) => (
      <li key={fixture.fixture_id}>
        <DifficultyChip fixture={fixture} />
      </li>
    ))}
  </Box>
);
