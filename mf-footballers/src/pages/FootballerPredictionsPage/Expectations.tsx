import { TeamLineChart } from '@touchline/design-system/charts';
import { formatDec1 } from '@touchline/shared/format';
import type { FootballerPredictions } from '@touchline/shared/wire';

/** Expected and actual points by gameweek. The game tells its expectation of this and the next gameweek only. */
export default function Expectations({ rows }: { rows: NonNullable<FootballerPredictions['rows']> }) {
  return (
    <TeamLineChart
      title="Expected and actual points"
      summary={summaryOf(rows)}
      nameLabel="Points"
      gameweeks={rows.map(({ gameweek_id }) => gameweek_id)}
      lines={[
        { key: 'actual', label: 'Actual', mine: true, values: rows.map(({ actual }) => actual) },
        { key: 'expected', label: 'Expected', values: rows.map(({ expected }) => expected) },
      ]}
      format={formatDec1}
    />
  );
}

function summaryOf(rows: NonNullable<FootballerPredictions['rows']>): string {
  const told = rows.filter(({ expected }) => expected !== null);
  return told
    .map(
      ({ gameweek_id, expected, actual }) =>
        `Gameweek ${gameweek_id}: ${formatDec1(expected)} expected, ${
          actual === null ? 'not yet played' : `${formatDec1(actual)} scored`
        }.`,
    )
    .join(' ');
}
