import { render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { benchmarkColours } from '../points/scaleColours';
import { footballerColumns } from './footballerColumns';
import type { FootballerFigures, FootballerTableView } from './footballerFigures';

const aFootballer = (total_points: number) =>
  ({ id: 1, name: 'Saka', club_id: 'ars', position: 'MID', total_points }) as FootballerFigures;

/** Draws the total of each footballer as the view does. */
function drawTotals(view: FootballerTableView, rows: readonly FootballerFigures[]) {
  const column = footballerColumns(view, {
    rows,
    figure: 'points',
    benchmarks: { footballer_transfers_balance_event_pos: 1, footballer_transfers_balance_event_neg: -1 },
    nextGameweek: 24,
    openPass: () => () => undefined,
  }).find(({ key }) => key === 'total_points');
  const cells = rows.map((row, index) => (
    <Fragment key={row.total_points}>{column?.cell(row, index)}</Fragment>
  ));
  render(<>{cells}</>);
}

it.each(['default', 'total_points', 'gameweek_points'] as const)(
  'draws the season’s points of the view %s on the ramp of total_points, 15 to 40',
  (view) => {
    drawTotals(view, [aFootballer(15), aFootballer(27), aFootballer(40), aFootballer(140)]);
    const colours = ['15', '27', '40', '140'].map((text) =>
      screen.getByText(text).style.getPropertyValue('--day-bg'),
    );
    expect(colours).toEqual([0, 48, 100, 100].map((share) => benchmarkColours(share, 'light').bg));
  },
);
