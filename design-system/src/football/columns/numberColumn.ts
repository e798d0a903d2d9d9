import type { Column } from '@touchline/design-system/data';
import { formatCount } from '@touchline/shared/format';
import type { ReactNode } from 'react';

/**
 * The column of one number of a row, which sorts by it. `Row` is that of the list of columns it stands in.
 *
 * @param key the field, and the value in the address
 * @param meaning the full heading with the unit, where the label is not one
 * @param draw how the number is written
 */
export function numberColumn<Key extends string, Row extends { readonly [key in Key]?: number | null }>(
  key: Key,
  label: string,
  meaning?: string,
  draw: (value: Row[Key]) => ReactNode = formatCount,
): Column<Row> {
  return {
    key,
    label,
    meaning,
    kind: 'number',
    sortValue: (row) => row[key],
    cell: (row) => draw(row[key]),
  };
}
