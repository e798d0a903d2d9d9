import { Box, visuallyHidden } from '@touchline/design-system';
import type { StandingsRow } from '@touchline/shared/wire';

type Outcome = StandingsRow['form'][number];

const words: Record<Outcome, string> = { W: 'won', D: 'drew', L: 'lost' };
const colours: Record<Outcome, object> = {
  W: { bgcolor: 'success.main', color: 'success.contrastText' },
  D: { bgcolor: 'divider', color: 'text.primary' },
  L: { bgcolor: 'error.main', color: 'error.contrastText' },
};

/** A club's last five results, oldest first; letters for readers who cannot see the colours. */
export function FormDots({ form }: { form: readonly Outcome[] }) {
  if (form.length === 0) return <span>–</span>;
  return (
    <Box
      component="span"
      sx={{ position: 'relative', display: 'inline-flex', gap: 1, verticalAlign: 'middle' }}
    >
      {form.map((outcome, at) => (
        <Box component="span" key={at} aria-hidden sx={{ ...dot, ...colours[outcome] }}>
          {outcome}
        </Box>
      ))}
      <Box component="span" sx={visuallyHidden}>
        {form.map((outcome) => words[outcome]).join(', ')}
      </Box>
    </Box>
  );
}

const dot = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 'max(20px, 1.25rem)',
  height: 'max(20px, 1.25rem)',
  borderRadius: '50%',
  fontSize: '0.6875rem',
  fontWeight: 700,
  // In a key figure the line would be taller than the dot.
  lineHeight: '1.25rem',
} as const;
