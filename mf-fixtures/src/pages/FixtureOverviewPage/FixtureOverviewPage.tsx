import { Box, SkeletonCard } from '@touchline/design-system';
import { useStrengthsNote } from '@touchline/shared/contract';
import type { FixtureId } from '@touchline/shared/domain';
import { FixturePage } from '../../components/fixture/FixturePage';
import { useFixturePace } from '../../components/fixture/useFixturePace';
import { WithFixture } from '../../components/fixture/WithFixture';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { OverviewContent } from './OverviewContent';

/** One fixture: a preview, then its events. Route: /fixture/:pair */
export default function FixtureOverviewPage() {
  return <WithFixture>{(pair) => <Overview key={pair} pair={pair} />}</WithFixture>;
}

function Overview({ pair }: { pair: FixtureId }) {
  const overview = useFixturesQuery({ name: 'fixtureOverview', of: pair }, useFixturePace(pair));
  const strengthsNote = useStrengthsNote();
  return (
    <FixturePage pair={pair} shown={overview} what="match" from="always" skeleton={<OverviewSkeleton />}>
      {(answer) => <OverviewContent overview={answer} strengthsNote={strengthsNote} />}
    </FixturePage>
  );
}

function OverviewSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <SkeletonCard lines={6} what="match" />
      <SkeletonCard lines={5} what="top players" />
    </Box>
  );
}
