import { Box, EmptyState, Section, Typography } from '@touchline/design-system';
import { clubKit, FootballerCell, PointsPill } from '@touchline/design-system/football';
import type { FixtureOverview } from '@touchline/shared/wire';
import { Moments } from '../../components/fixture/Moments';

/** A running or finished match: its events, and the footballers with the most points. */
export function MatchSoFar({ overview: { head, moments, top } }: { overview: FixtureOverview }) {
  const { fixture } = head;
  return (
    <Box sx={columns}>
      <Section title="Events" look="card">
        <Moments
          moments={moments}
          fixture={fixture}
          withAxis
          empty={
            <EmptyState
              art="whistle"
              headingLevel="h3"
              title="No events yet"
              text="Goals, cards and substitutions appear here."
            />
          }
        />
      </Section>
      <Section title={fixture.finished ? 'Most points' : 'Most points so far'} look="card">
        {top.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Nobody has played a minute yet.
          </Typography>
        ) : (
          <Box component="ol" aria-label="Most points" sx={list}>
            {top.map(({ minutes, points, provisional_bonus = 0, ...footballer }) => (
              <Box component="li" key={footballer.id} sx={line}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <FootballerCell
                    footballer={footballer}
                    kit={clubKit(footballer.club_id)}
                    note={`${minutes}'`}
                  />
                </Box>
                <PointsPill value={points} of="fixture" provisional={provisional_bonus > 0} />
              </Box>
            ))}
          </Box>
        )}
      </Section>
    </Box>
  );
}

/** The timeline needs the width: it takes two thirds. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
} as const;

const list = { m: 0, p: 0, listStyle: 'none' } as const;
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 1.5,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const;
