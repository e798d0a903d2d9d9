import { Box } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import { RivalTeam, type NamedTeam } from './RivalTeam';

/** What every row of a page about teams has. */
export interface PlacedRow extends NamedTeam {
  readonly place: number;
  readonly locked?: true;
}

/**
 * First column of every table of teams: place and team. Pressed, it sorts by the team's name.
 *
 * @param numbering `place` is that in the view by total, `order` that in the table as it is sorted
 */
export const placedTeam = <Row extends PlacedRow>(numbering: 'place' | 'order' = 'place'): Column<Row> => ({
  key: 'team',
  label: 'Team',
  meaning: 'Place, team and manager',
  sortValue: ({ name }) => name,
  cell: (row, index) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ minWidth: '1.5em', textAlign: 'right', color: 'text.secondary' }}>
        {numbering === 'place' ? row.place : index + 1}
      </Box>
      <RivalTeam team={row} />
    </Box>
  ),
});

/** Sorted by place, whatever makes it: locked rows keep theirs, and level teams their order. */
export const byPlace = ({ place }: PlacedRow): number => -place;
