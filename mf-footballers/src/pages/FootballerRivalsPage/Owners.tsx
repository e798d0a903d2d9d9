import { KpiRow, MuiLink, Section, Stack } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, useTableAddress, type Column } from '@touchline/design-system/data';
import { useShell } from '@touchline/shared/contract';
import { formatCount, formatGameweekShort, formatPercent, noValue } from '@touchline/shared/format';
import type { FootballerRivals } from '@touchline/shared/wire';

type Row = FootballerRivals['rows'][number];

const statusWords: Record<Row['status'], string> = {
  XI: 'Starting',
  SUB: 'Bench',
  C: 'Captain',
  VC: 'Vice-captain',
  OUT: 'Out',
};

const columns: readonly Column<Row>[] = [
  {
    key: 'team',
    label: 'Team',
    sortValue: ({ name }) => name,
    cell: (row) => <OwnerName row={row} />,
  },
  numberColumn('points_gained', 'Points', 'What he has given the team since, multiplied'),
  {
    key: 'status',
    label: 'Pick',
    meaning: 'How the team has him as it counts now',
    kind: 'mark',
    sortValue: ({ status }) => status,
    cell: ({ status }) => <abbr title={statusWords[status]}>{status}</abbr>,
  },
  {
    key: 'since',
    label: 'Since',
    meaning: 'First gameweek of the time without a break that the team has had him',
    kind: 'rank',
    sortValue: ({ since }) => since,
    cell: ({ since }) => (since === null ? noValue : formatGameweekShort(since)),
  },
];

function OwnerName({ row: { id, name } }: { row: Row }) {
  const shell = useShell();
  return (
    <MuiLink component="button" type="button" onClick={() => shell.openTeamPopup(id)} sx={nameStyles}>
      {name}
    </MuiLink>
  );
}

const nameStyles = { color: 'inherit', font: 'inherit', fontWeight: 600, minHeight: 44 } as const;

/** The teams that own the footballer, by the points they got. */
export function Owners({ reply: { config, ownership, rows } }: { reply: FootballerRivals }) {
  const { page, onPage, sort = { by: 'points_gained', order: 'desc' }, onSort } = useTableAddress();
  return (
    <Section title={`Owned by: ${config.label}`}>
      <Stack sx={{ gap: 4 }}>
        <KpiRow
          items={[
            {
              label: 'Teams with him',
              value: `${formatCount(ownership.count)} of ${formatCount(ownership.total)}`,
            },
            { label: 'Share', value: formatPercent(ownership.count_share) },
          ]}
        />
        <DataTable
          caption={`Teams that own him: ${config.label}`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={onSort}
          page={page}
          onPage={onPage}
          density="comfortable"
        />
      </Stack>
    </Section>
  );
}
