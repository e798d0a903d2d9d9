import type { FixtureOverview } from '@touchline/shared/wire';
import { hasKickedOff } from '../../domain/fixturePhase';
import { BeforeTheMatch } from './BeforeTheMatch';
import { MatchSoFar } from './MatchSoFar';

interface OverviewContentProps {
  overview: FixtureOverview;
  /** Where the strengths come from, if they are our own. */
  strengthsNote: string | null;
}

/** What to expect of a match until it kicks off, then what happened in it. */
export function OverviewContent({ overview, strengthsNote }: OverviewContentProps) {
  return hasKickedOff(overview.head.fixture) ? (
    <MatchSoFar overview={overview} />
  ) : (
    <BeforeTheMatch overview={overview} strengthsNote={strengthsNote} />
  );
}
