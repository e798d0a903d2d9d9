import { Box, MuiLink, visuallyHidden } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { OwnershipText } from '@touchline/design-system/football';
import { useShell } from '@touchline/shared/contract';
import type { ClubId } from '@touchline/shared/domain';
import type { ClubRivals } from '@touchline/shared/wire';
import { ClubFootballer } from '../../components/ClubFootballer';

type Row = ClubRivals['rows'][number];

/** Player, number of owners in the view, number of captains, and names of the owners. */
export const ownedColumns = (club: ClubId): readonly Column<Row>[] => [
  {
    key: 'name',
    label: 'Player',
    sortValue: ({ name }) => name,
    cell: ({ id, name, position }) => <ClubFootballer footballer={{ id, name, position, club_id: club }} />,
  },
  {
    key: 'owned',
    label: 'Owned',
    meaning: 'Teams in your view that own the player',
    kind: 'number',
    sortValue: ({ rivals }) => rivals.count,
    cell: ({ rivals }) => <Owned rivals={rivals} />,
  },
  numberColumn('captained', 'C', 'Teams in your view that captain the player'),
  {
    key: 'owners',
    label: 'Who',
    meaning: 'Teams that own the player',
    minWidth: 280,
    cell: (row) => <Owners row={row} />,
  },
];

/** `3/10 30.0%`, read out as "3 of 10". */
function Owned({ rivals }: Pick<Row, 'rivals'>) {
  return (
    <Box component="span" sx={{ position: 'relative' }}>
      <span aria-hidden>
        <OwnershipText ownership={rivals} />
      </span>
      <Box component="span" sx={visuallyHidden}>{`${rivals.count} of ${rivals.total}`}</Box>
    </Box>
  );
}

/** Names that open the team popup; the API returns 20 at most. */
function Owners({ row: { owners, rivals } }: { row: Row }) {
  const shell = useShell();
  const more = rivals.count - owners.length;
  return (
    <Box component="span" sx={names}>
      {owners.map(({ id, name }) => (
        <MuiLink key={id} component="button" type="button" onClick={() => shell.openTeamPopup(id)} sx={team}>
          {name}
        </MuiLink>
      ))}
      {more > 0 && <span>and {more} more</span>}
    </Box>
  );
}

// On a phone one line: the column is scrolled to, and wrapped names would make every row taller than the screen.
const names = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  columnGap: 3,
  whiteSpace: { xs: 'nowrap', sm: 'normal' },
} as const;

const team = { minHeight: 32, textAlign: 'left' } as const;
