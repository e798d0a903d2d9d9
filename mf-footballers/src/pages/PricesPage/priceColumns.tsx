import { Box } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import { TintCell } from '@touchline/design-system/football';
import type { TransferBenchmarks } from '@touchline/shared/domain';
import { formatCost, formatDec1, formatKickoff, formatPercent, noValue } from '@touchline/shared/format';
import type { PriceRow } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { placedFootballer } from '../../components/table/placedFootballer';

const noBenchmarks = { footballer_transfers_balance_event_pos: 0, footballer_transfers_balance_event_neg: 0 };

interface PriceColumnsContext {
  /** Whether the season's game forecasts prices; without a forecast only transfers are shown. */
  isForecast: boolean;
  benchmarks: TransferBenchmarks | undefined;
}

export function priceColumns({
  isForecast,
  benchmarks = noBenchmarks,
}: PriceColumnsContext): Column<PriceRow>[] {
  return [
    placedFootballer<PriceRow>(),
    ...(isForecast ? [nextChange] : []),
    number('cost', 'Cost', 'Cost in millions', (row) => row.cost, formatCost),
    ...(isForecast ? laterColumns : []),
    number(
      'balance',
      'Balance',
      'Bought minus sold this gameweek',
      (row) => row.balance,
      (value) => <TintCell kind="transfers" value={value} benchmarks={benchmarks} />,
    ),
    number('cost_change', 'GW', 'Cost change this gameweek, millions', (row) => row.cost_change, signed),
    number(
      'cost_change_start',
      'Season',
      'Cost change this season, millions',
      (row) => row.cost_change_start,
      signed,
    ),
    number(
      'selected_by',
      'Sel %',
      'Selected by, percent of all managers',
      (row) => row.selected_by,
      formatPercent,
    ),
  ];
}

const nights = ['Next change', '2nd change', '3rd change'];

const [nextChange, ...laterNights] = nights.map((label, night) =>
  number(
    `night${night}`,
    label,
    `Forecast progress at the ${label.toLowerCase()}: a rise at +100%, a fall at −100%; and how likely the game calls it`,
    (row) => row.forecast?.nights[night]?.percent,
    (percent, row) => {
      const likelihood = row.forecast?.nights[night]?.likelihood;
      return likelihood ? (
        <>
          {signedPercent(percent)}
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
            {formatPercent(likelihood)} likely
          </Box>
        </>
      ) : (
        signedPercent(percent)
      );
    },
  ),
) as [Column<PriceRow>, ...Column<PriceRow>[]];

const laterColumns: readonly Column<PriceRow>[] = [
  number(
    'percent',
    'Now',
    'Progress to the next change, percent',
    (row) => row.forecast?.percent,
    signedPercent,
  ),
  ...laterNights,
  number(
    'hourly_rate',
    'An hour',
    'Change of the progress an hour, percent',
    (row) => row.forecast?.hourly_rate ?? undefined,
    signedPercent,
  ),
  {
    key: 'state',
    label: 'State',
    meaning: 'Locked until a time, or still calibrating',
    cell: ({ forecast }) => {
      if (forecast?.locked_until) return `Locked until ${formatKickoff(forecast.locked_until)}`;
      return forecast?.is_calibrating ? 'Calibrating' : noValue;
    },
  },
];

function number(
  key: string,
  label: string,
  meaning: string,
  read: (row: PriceRow) => number | undefined,
  draw: (value: number | undefined, row: PriceRow) => ReactNode,
): Column<PriceRow> {
  return { key, label, meaning, kind: 'number', sortValue: read, cell: (row) => draw(read(row), row) };
}

function signed(change: number | undefined): string {
  return change !== undefined && change > 0 ? `+${formatDec1(change)}` : formatDec1(change);
}

function signedPercent(percent: number | undefined): string {
  return percent === undefined ? noValue : `${signed(percent)}%`;
}
