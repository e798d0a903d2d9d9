import { GwBarChart, type GameweekBar } from '@touchline/design-system/charts';
import { useShell, useFantasy } from '@touchline/shared/contract';
import type { GameweekHistoryRow } from '@touchline/shared/wire';

/** Net points by gameweek beside the view's average; a bar opens that gameweek in the team popup. */
export default function PointsChart({ rows }: { rows: readonly GameweekHistoryRow[] }) {
  const shell = useShell();
  const teamId = useFantasy()?.team?.id;
  return (
    <GwBarChart
      title="Net points by gameweek"
      bars={rows.map(barOf)}
      onSelect={teamId === undefined ? undefined : (gameweek) => shell.openTeamPopup(teamId, gameweek)}
    />
  );
}

const barOf = ({
  gameweek_id,
  finished,
  nett_points,
  transfers_cost,
  active_chip,
  view_average,
}: GameweekHistoryRow): GameweekBar => ({
  gameweek: gameweek_id,
  points: nett_points,
  running: !finished,
  hit: transfers_cost,
  chip: active_chip,
  average: view_average,
});
