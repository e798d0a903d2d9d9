import { Box } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import { formatCount } from '@touchline/shared/format';
import { RivalTeam, type NamedTeam } from './RivalTeam';

/** Fields of every row of a page about teams. */
export interface PlacedRow extends NamedTeam {
  readonly place: number;
  readonly locked?: true;
}

/**
 * First column of every table of teams: position and team. Clicking the heading sorts by the team's name.
 *
 * @param numbering `place` is the position in the view by total, `order` that in the sorted table
 * @param phoneNote replaces the manager's name on a phone
 */
export const placedTeam = <Row extends PlacedRow>(
  numbering: 'place' | 'order' = 'place',
  phoneNote?: (row: Row) => string,
): Column<Row> => ({
  key: 'team',
  label: 'Team',
  meaning: 'Place, team and manager',
  sortValue: ({ name }) => name,
  cell: (row, index) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ minWidth: '1.5em', textAlign: 'right', color: 'text.secondary' }}>
        {numbering === 'place' ? row.place : index + 1}
      </Box>
      <RivalTeam team={row} phoneNote={phoneNote?.(row)} />
    </Box>
  ),
});

/** The season's total, in the view's own order: locked rows keep their place, and teams with equal points their order. */
export const totalOfSeason = <Row extends PlacedRow & { readonly total?: number | null }>(): Column<Row> => ({
  key: 'total',
  label: 'Total',
  meaning: 'Points this season',
  kind: 'number',
  sortValue: ({ place }) => -place,
  cell: ({ total }) => formatCount(total),
});
