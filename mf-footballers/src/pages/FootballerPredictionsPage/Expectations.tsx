import { TeamLineChart } from '@touchline/design-system/charts';
import { formatDec1 } from '@touchline/shared/format';
import type { FootballerPredictions } from '@touchline/shared/wire';

interface ExpectationsProps {
  rows: NonNullable<FootballerPredictions['rows']>;
  ours: FootballerPredictions['ours'];
}

/** Expected and actual points by gameweek. The game has expected points of this and the next gameweek only. */
export default function Expectations({ rows: official, ours }: ExpectationsProps) {
  const rows = withComing(official, ours);
  const ourEp = ({ gameweek_id }: Row) => ours?.ep?.[ours.gameweeks.indexOf(gameweek_id)] ?? null;
  return (
    <TeamLineChart
      title="Expected and actual points"
      summary={summaryOf(rows)}
      nameLabel="Points"
      gameweeks={rows.map(({ gameweek_id }) => gameweek_id)}
      lines={[
        { key: 'actual', label: 'Actual', mine: true, values: rows.map(({ actual }) => actual) },
        { key: 'expected', label: 'Expected, official', values: rows.map(({ expected }) => expected) },
        ...(ours ? [{ key: 'ours', label: 'Ours', values: rows.map(ourEp) }] : []),
      ]}
      format={formatDec1}
    />
  );
}

type Row = NonNullable<FootballerPredictions['rows']>[number];

/** Adds the gameweeks for which only our own expected points exist. */
function withComing(rows: readonly Row[], ours: FootballerPredictions['ours']): Row[] {
  const ids = new Set(rows.map(({ gameweek_id }) => gameweek_id));
  const coming = (ours?.gameweeks ?? []).filter((id) => !ids.has(id));
  return [...rows, ...coming.map((gameweek_id) => ({ gameweek_id, expected: null, actual: null }))];
}

function summaryOf(rows: readonly Row[]): string {
  const expectedRows = rows.filter(({ expected }) => expected !== null);
  return expectedRows
    .map(
      ({ gameweek_id, expected, actual }) =>
        `Gameweek ${gameweek_id}: ${formatDec1(expected)} officially expected, ${
          actual === null ? 'not yet played' : `${formatDec1(actual)} scored`
        }.`,
    )
    .join(' ');
}
