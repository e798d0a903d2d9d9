import { Box, Section, Typography } from '@touchline/design-system';
import type { AutoSubstitution, PitchSide } from '@touchline/shared/wire';

interface AutoSubstitutionsProps {
  substitutions: readonly AutoSubstitution[];
  /** Used to look up names. */
  side: PitchSide;
}

/** Automatic substitutions by the game's rule, and whether they can still change. */
export function AutoSubstitutions({ substitutions, side }: AutoSubstitutionsProps) {
  if (substitutions.length === 0) return null;
  const names = new Map([...side.pitch.flat(), ...side.subs].map(({ id, name }) => [id, name]));
  return (
    <Section title="Automatic substitutions" look="card">
      <Box
        component="ul"
        aria-label="Automatic substitutions"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {substitutions.map((substitution) => (
          <Typography component="li" variant="body2" key={substitution.in}>
            <Arrow isIn /> {names.get(substitution.in)} for <Arrow /> {names.get(substitution.out)}
            {!substitution.settled && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                · can still change
              </Box>
            )}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}

function Arrow({ isIn = false }: { isIn?: boolean }) {
  return (
    <Box component="span" aria-hidden sx={{ color: isIn ? 'success.main' : 'error.main' }}>
      {isIn ? '▲' : '▼'}
    </Box>
  );
}
