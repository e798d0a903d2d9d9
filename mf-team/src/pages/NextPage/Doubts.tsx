import { Box, Section, Typography } from '@touchline/design-system';
import { StatusIcon } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import type { TeamNext } from '@touchline/shared/wire';

/** Flagged footballers of the squad, with their news. */
export function Doubts({ doubts, gameweek }: Pick<TeamNext, 'doubts' | 'gameweek'>) {
  const of = gameweek === null ? '' : ` for ${gameweek.label.toLowerCase()}`;
  return (
    <Section title={`Doubts${of}`} look="card">
      {doubts.length === 0 ? (
        <Typography variant="body2">{`Nobody in your squad is in doubt${of}.`}</Typography>
      ) : (
        <Box
          component="ul"
          aria-label="Doubts"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
        >
          {doubts.map(({ id, name, chance, news }) => (
            <Typography component="li" variant="body2" key={id}>
              <FootballerLink alone id={id} name={name} /> <StatusIcon chance={chance} withLabel />
              {news && <Box sx={{ color: 'text.secondary' }}>{news}</Box>}
            </Typography>
          ))}
        </Box>
      )}
    </Section>
  );
}
