import { Box, SkeletonCard } from '@touchline/design-system';
import { useStrengthsNote } from '@touchline/shared/contract';
import { FixturePage } from '../../components/fixture/FixturePage';
import { OverviewContent } from './OverviewContent';

/** One fixture: a preview, then its events. Route: /fixture/:pair */
export default function FixtureOverviewPage() {
  const strengthsNote = useStrengthsNote();
  return (
    <FixturePage part="fixtureOverview" what="match" from="always" skeleton={<OverviewSkeleton />}>
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
