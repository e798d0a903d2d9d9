import { Box, PaywallCell, Section, Typography } from '@touchline/design-system';
import { usePassCardOpener } from '@touchline/shared/contract';
import { formatDec1 } from '@touchline/shared/format';
import type { TeamNext } from '@touchline/shared/wire';

type Change = TeamNext['changes'][number];

/** Suggested changes of the line-up. The names are free; the gain in points needs the pass. */
export function SuggestedChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <Section title="Suggested changes" look="card">
      {changes.length === 0 ? (
        <Typography variant="body2">Your eleven is the one we would start.</Typography>
      ) : (
        <Box
          component="ul"
          aria-label="Suggested changes"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
        >
          {changes.map((change) => (
            <Typography component="li" variant="body2" key={`${change.in.id}-${change.out.id}`}>
              Start <strong>{change.in.name}</strong> for <strong>{change.out.name}</strong>{' '}
              <Gain change={change} />
            </Typography>
          ))}
        </Box>
      )}
    </Section>
  );
}

function Gain({ change: { gain, locked } }: { change: Change }) {
  const passCardOpener = usePassCardOpener();
  if (locked)
    return (
      <PaywallCell what="Expected points won" onOpenPass={passCardOpener('team_next', 'suggested_changes')} />
    );
  if (gain === undefined) return null;
  return <span>({gain > 0 ? `+${formatDec1(gain)}` : formatDec1(gain)})</span>;
}
