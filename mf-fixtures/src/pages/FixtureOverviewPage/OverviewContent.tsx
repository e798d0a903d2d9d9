import type { FixtureOverview } from '@touchline/shared/wire';
import { hasKickedOff } from '../../domain/fixturePhase';
import { BeforeTheMatch } from './BeforeTheMatch';
import { MatchSoFar } from './MatchSoFar';

/** What to expect of a match until it kicks off, then what happened in it. */
export function OverviewContent({ overview }: { overview: FixtureOverview }) {
  return hasKickedOff(overview.head.fixture) ? (
    <MatchSoFar overview={overview} />
  ) : (
    <BeforeTheMatch overview={overview} />
  );
}
