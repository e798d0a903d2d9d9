import { Box, Button, linkTo, Typography } from '@touchline/design-system';
import { RankText } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import { formatSigned } from '@touchline/shared/format';
import { lastValue } from '@touchline/shared/remote-data';
import { intervalOf } from '../../domain/liveWords';
import { useTeamQuery } from '../../state/team.queries';

/**
 * Live rank and safety in one line, with a link. Its height is reserved, because it loads after the figures.
 */
export function LiveStrip() {
  const { data } = useTeamQuery({ name: 'liveRank' }, 'live');
  const rank = lastValue(data);
  const interval = rank?.now && intervalOf(rank.now);
  return (
    <Box sx={strip}>
      <Typography variant="body2" component="p" sx={{ flex: '1 0 10rem', py: 1 }}>
        {rank?.now ? (
          <>
            Live rank <RankText value={rank.now.rank} move={rank.move} />
            {interval !== undefined && ` (${interval})`}
            {rank.safety && `, safety ${formatSigned(rank.safety.margin)}`}
          </>
        ) : (
          'Live rank: the managers are being read.'
        )}
      </Typography>
      <Button {...linkTo(buildLink('team', { params: { x: 'live' } }))}>Match day</Button>
    </Box>
  );
}

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 52,
  px: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
