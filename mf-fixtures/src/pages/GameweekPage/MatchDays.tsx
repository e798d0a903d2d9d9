import { Box, Section } from '@touchline/design-system';
import type { FixtureRow, FixturesList } from '@touchline/shared/wire';
import { fixturesByDay } from '../../domain/fixturesByDay';
import { GameweekFixture } from './GameweekFixture';

/** Running fixtures, then one section per day, then postponed ones. */
export function MatchDays({ list: { fixtures, postponed } }: { list: FixturesList }) {
  const live = fixtures.filter(({ active }) => active);
  const others = fixtures.filter(({ active }) => !active);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { lg: '1fr 1fr' },
        gap: { xs: 4, md: 6 },
        alignItems: 'start',
      }}
    >
      {live.length > 0 && <FixtureSection title="Playing now" fixtures={live} />}
      {fixturesByDay(others).map(({ day, fixtures: ofThatDay }) => (
        <FixtureSection key={day} title={day} fixtures={ofThatDay} />
      ))}
      {postponed.length > 0 && <FixtureSection title="Postponed" fixtures={postponed} />}
    </Box>
  );
}

function FixtureSection({ title, fixtures }: { title: string; fixtures: readonly FixtureRow[] }) {
  return (
    <Section title={title}>
      <Box
        component="ul"
        aria-label={title}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.4,
          overflow: 'hidden',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {fixtures.map((fixture) => (
          <li key={fixture.id}>
            <GameweekFixture fixture={fixture} />
          </li>
        ))}
      </Box>
    </Section>
  );
}
