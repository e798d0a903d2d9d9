import { EmptyState } from '@touchline/design-system';
import { GwBarChart } from '@touchline/design-system/charts';
import type { FootballerDefault } from '@touchline/shared/wire';

/** Points in the last gameweeks, each bar in the colour of its points. */
export default function LastGameweeks({ gameweeks }: Pick<FootballerDefault, 'gameweeks'>) {
  const hasPlayed = gameweeks.some(({ points }) => points !== null);
  return (
    <GwBarChart
      title="Points by gameweek"
      colours="class"
      bars={hasPlayed ? gameweeks.map(({ gameweek_id, points }) => ({ gameweek: gameweek_id, points })) : []}
      empty={<EmptyState headingLevel="h3" art="clipboard" title="No games yet" />}
    />
  );
}
