import { Box, EmptyState, Section, SkeletonTable } from '@touchline/design-system';
import { clubName } from '@touchline/design-system/football';
import { StatMirrorBar } from '@touchline/design-system/match';
import type { FixtureStats } from '@touchline/shared/wire';
import { FixturePage } from '../../components/fixture/FixturePage';
import { formatStatistic, statisticLabel } from '../../domain/statistics';

/** Match statistics of both sides of a fixture. Route: /fixture/:pair/stats */
export default function FixtureStatsPage() {
  return (
    <FixturePage
      part="fixtureStats"
      tab="stats"
      what="statistics"
      skeleton={<SkeletonTable rows={10} columns={3} what="statistics" />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState art="clipboard" title="No statistics" text="There are no statistics for this match." />
      }
    >
      {(answer) => <MirrorBars stats={answer} />}
    </FixturePage>
  );
}

export function MirrorBars({ stats: { rows, head } }: { stats: FixtureStats }) {
  const { home, away } = head.fixture;
  return (
    <Section title={`${clubName(home.id)} – ${clubName(away.id)}`} look="card">
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, mx: 'auto' }}>
        {rows.map(({ key, home: ofHome, away: ofAway }) => (
          <StatMirrorBar
            key={key}
            label={statisticLabel(key)}
            home={ofHome}
            away={ofAway}
            homeName={clubName(home.id)}
            awayName={clubName(away.id)}
            format={(value) => formatStatistic(key, value)}
          />
        ))}
      </Box>
    </Section>
  );
}
