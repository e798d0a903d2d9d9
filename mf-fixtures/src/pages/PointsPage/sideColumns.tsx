import { Box, TextLink } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { clubName, Crest } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import { formatPoints } from '@touchline/shared/format';
import { opponentIn } from '../../domain/sidePoints';
import type { FixturesResults } from '../../state/fixtures.queries';
import { categoryColumns } from '../../components/categoryColumns';

export type SideRow = FixturesResults['points']['rows'][number];

/** Club and opponent, the sum, and one column for each category that gave points. */
export const sideColumns = (categories: readonly string[]): Column<SideRow>[] => [
  {
    key: 'club',
    label: 'Club',
    sortValue: ({ club_id }) => clubName(club_id),
    cell: (row) => <Side row={row} />,
  },
  numberColumn('total', 'Total', undefined, (total) => <strong>{formatPoints(total)}</strong>),
  ...categoryColumns<SideRow>(categories),
];

function Side({ row }: { row: SideRow }) {
  const { club_id, fixture_id } = row;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Crest code={club_id} size={24} decorative />
      <TextLink to={buildLink('fixture', { params: { id: fixture_id } })} color="inherit" underline="hover">
        {`${club_id.toUpperCase()} v ${opponentIn(row).toUpperCase()}`}
      </TextLink>
    </Box>
  );
}
