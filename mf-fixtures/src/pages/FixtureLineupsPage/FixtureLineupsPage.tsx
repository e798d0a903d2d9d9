import { hasKickedOff } from '@touchline/shared/domain';
import { Box, EmptyState, Section, SkeletonPitch } from '@touchline/design-system';
import { clubName } from '@touchline/design-system/football';
import { Pitch } from '@touchline/shared/contract';
import type { FixtureLineups, PitchSide } from '@touchline/shared/wire';
import { FixturePage } from '../../components/fixture/FixturePage';
import { Moments } from '../../components/fixture/Moments';
import { LikelyLineups } from './LikelyLineups';

/** Both teams of a fixture on the pitch. Route: /fixture/:pair/lineups */
export default function FixtureLineupsPage() {
  return (
    <FixturePage
      part="fixtureLineups"
      tab="lineups"
      what="line-ups"
      from="scheduled"
      skeleton={<SkeletonPitch what="line-ups" />}
    >
      {(answer) =>
        isAnnounced(answer) ? <AnnouncedLineups lineups={answer} /> : <PendingLineups lineups={answer} />
      }
    </FixturePage>
  );
}

/** Expected line-ups are shown before kick-off only: later the last match's line-ups would be misleading. */
const isAnnounced = ({ kind, head }: FixtureLineups) => kind === 'confirmed' || hasKickedOff(head.fixture);

const hasFootballers = ({ pitch }: PitchSide) => pitch.some((line) => line.length > 0);

const labelOf = ({ head: { fixture } }: FixtureLineups) =>
  `Line-ups of ${clubName(fixture.home.id)} and ${clubName(fixture.away.id)}`;

function AnnouncedLineups({ lineups }: { lineups: FixtureLineups }) {
  const { kind, info, home, away, moments, head } = lineups;
  if (kind !== 'confirmed' || (!hasFootballers(home) && !hasFootballers(away)))
    return <EmptyState art="bench" title="No line-ups" text="There are no line-ups for this match." />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
      <Pitch
        pitch={{ info, home, away }}
        label={labelOf(lineups)}
        initialMetric="gameweek_points"
        sides={{ home: clubName(head.fixture.home.id), away: clubName(head.fixture.away.id) }}
      />
      {hasKickedOff(head.fixture) && (
        <Section title="Substitutions and cards" look="card">
          <Moments
            moments={moments}
            fixture={head.fixture}
            empty={
              <EmptyState
                art="whistle"
                headingLevel="h3"
                title="None yet"
                text="Substitutions and cards appear here with their minutes."
              />
            }
          />
        </Section>
      )}
    </Box>
  );
}

function PendingLineups({ lineups }: { lineups: FixtureLineups }) {
  const { info, home, away, lineups_at, head } = lineups;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
      <Pitch
        pitch={{ info, home, away }}
        label={labelOf(lineups)}
        pendingUntil={lineups_at ?? head.fixture.kickoff ?? undefined}
      />
      {(hasFootballers(home) || hasFootballers(away)) && <LikelyLineups lineups={lineups} />}
    </Box>
  );
}
