import { hasKickedOff } from '@touchline/shared/domain';
import type { FixtureOverview } from '@touchline/shared/wire';
import { BeforeTheMatch } from './BeforeTheMatch';
import { MatchSoFar } from './MatchSoFar';

interface OverviewContentProps {
  overview: FixtureOverview;
  /** Source of the strengths, if they are our own. */
  strengthsNote: string | null;
}

/** A preview before kick-off, then the events. */
export function OverviewContent({ overview, strengthsNote }: OverviewContentProps) {
  return hasKickedOff(overview.head.fixture) ? (
    <MatchSoFar overview={overview} />
  ) : (
    <BeforeTheMatch overview={overview} strengthsNote={strengthsNote} />
  );
}
