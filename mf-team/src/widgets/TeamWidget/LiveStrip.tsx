import { Box, Button, linkTo, Typography } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { TeamOverview } from '@touchline/shared/wire';
import { RankLine } from '../../components/RankLine';
import { keepsRankWords } from '../../domain/shownRank';

/** What keeps the rank while the gameweek runs, with a link to the match day. */
export function LiveStrip({ live_rank }: Pick<TeamOverview, 'live_rank'>) {
  return (
    <Box sx={strip}>
      <Typography variant="body2" component="p" sx={{ flex: '1 0 10rem', py: 1 }}>
        {live_rank ? keepsRankWords(live_rank) : 'Live rank: the managers are being read.'}
      </Typography>
      {live_rank && <RankLine line={live_rank.line} />}
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
