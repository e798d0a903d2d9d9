import { Box, Typography } from '@touchline/design-system';
import type { TeamReview } from '@touchline/shared/wire';
import { leftOutWords, sumWords } from '../../domain/reviewWords';

/** The season in a sentence, and how it is counted. */
export function ReviewSum({ sum }: { sum: TeamReview['sum'] }) {
  const notes = [
    'Expected points are ours, as they were at each deadline.',
    'Each choice is compared with one alternative, in the points of that gameweek alone.',
    sum && leftOutWords(sum.unknown),
  ];
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography>{sum ? sumWords(sum) : noExpectations}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {notes.filter(Boolean).join(' ')}
      </Typography>
    </Box>
  );
}

const noExpectations =
  'What was expected at these deadlines is not known, so there is nothing to compare. We keep it from the next deadline on.';
