import { PaywallCell } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import type { GameweekNumber } from '@touchline/shared/domain';
import { formatCount, formatDec1, formatGameweekShort, formatPercent } from '@touchline/shared/format';
import type { FootballerRow } from '@touchline/shared/wire';
import type { ReactNode } from 'react';

type OpenPass = (what: string) => () => void;

/** Columns of our own expected points. The server sorts by `our_ep` (the next gameweek) and `our_sum`. */
export function projectedColumns(
  gameweeks: readonly GameweekNumber[],
  openPass: OpenPass,
): Column<FootballerRow>[] {
  const gated = (
    column: Omit<Column<FootballerRow>, 'cell'> & { meaning: string },
    draw: (row: FootballerRow) => ReactNode,
  ): Column<FootballerRow> => ({
    kind: 'number',
    ...column,
    cell: (row) =>
      row.our_ep === undefined && row.locked ? (
        <PaywallCell what={column.meaning} onOpenPass={openPass(column.meaning)} />
      ) : (
        draw(row)
      ),
  });
  return [
    gated(
      {
        key: 'our_sum',
        label: 'Sum',
        meaning: `Our expected points over ${gameweeks.length} gameweeks`,
        sortValue: (row) => row.our_sum,
      },
      (row) => formatDec1(row.our_sum),
    ),
    ...gameweeks.map((gameweek, index) =>
      gated(
        {
          key: index === 0 ? 'our_ep' : `gw${gameweek}`,
          label: formatGameweekShort(gameweek),
          meaning: `Our expected points in gameweek ${gameweek}`,
          ...(index === 0 && { sortValue: (row: FootballerRow) => row.our_ep?.[0] }),
        },
        (row) => formatDec1(row.our_ep?.[index]),
      ),
    ),
    gated({ key: 'our_minutes', label: 'Mins', meaning: 'Expected minutes in the next gameweek' }, (row) =>
      formatCount(row.our_minutes),
    ),
    gated(
      {
        key: 'our_return',
        label: 'Return',
        meaning: 'Chance of a goal, an assist or a rewarded clean sheet',
      },
      (row) => formatChance(row.our_return),
    ),
    gated({ key: 'our_ten', label: '10+', meaning: 'Chance of ten points or more' }, (row) =>
      formatChance(row.our_ten),
    ),
  ];
}

/** A chance from 0 to 1 as a percentage. */
export const formatChance = (chance: number | undefined): string =>
  formatPercent(chance === undefined ? undefined : Math.round(chance * 100));
