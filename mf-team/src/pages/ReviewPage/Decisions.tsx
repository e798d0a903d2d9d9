import { Box, Typography } from '@touchline/design-system';
import { formatDec1 } from '@touchline/shared/format';
import type { ReviewGameweek } from '@touchline/shared/wire';
import { decisionWords } from '../../domain/reviewWords';

/** The decisions of a gameweek in words. */
export function Decisions({ row: { gameweek_id, known } }: { row: ReviewGameweek }) {
  return (
    <Box role="group" aria-label={`Decisions of gameweek ${gameweek_id}`} sx={box}>
      {known ? (
        <>
          <Typography variant="body2">
            Your line-up was expected to get {formatDec1(known.expected)} points.
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 2, pl: 5 }}>
            {known.decisions.map((decision) => (
              <Typography component="li" variant="body2" key={decision.kind} sx={{ py: 1 }}>
                {decisionWords(decision)}
              </Typography>
            ))}
          </Box>
        </>
      ) : (
        <Typography variant="body2">What was expected at this deadline is not known.</Typography>
      )}
    </Box>
  );
}

/** As wide as the screen also where the table is wider, and does not scroll with it. */
const box = {
  position: 'sticky',
  left: 0,
  width: 'min(100%, calc(100vw - 32px))',
  p: 3,
  textAlign: 'left',
  whiteSpace: 'normal',
} as const;
