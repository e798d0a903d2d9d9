import { Box } from '@touchline/design-system';

interface DotsProps {
  /** From 0. */
  readonly at: number;
  readonly of: number;
  /** What each of them is: "Step". */
  readonly what: string;
}

/** How far one has come: a dot for each, the one at hand long, those before it filled. */
export function Dots({ at, of, what }: DotsProps) {
  return (
    <Box role="img" aria-label={`${what} ${at + 1} of ${of}`} sx={{ display: 'flex', gap: 2 }}>
      {Array.from({ length: of }, (_, index) => (
        <Box
          key={index}
          sx={{
            width: index === at ? 28 : 10,
            height: 10,
            borderRadius: 5,
            bgcolor: index <= at ? 'secondary.main' : 'outline.main',
            opacity: index <= at ? 1 : 0.4,
          }}
        />
      ))}
    </Box>
  );
}
