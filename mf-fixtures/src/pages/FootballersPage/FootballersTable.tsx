import { EmptyState, FilterChip } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { clubName } from '@touchline/design-system/football';
import { FilterBar, SelectField } from '@touchline/design-system/inputs';
import { useFantasy } from '@touchline/shared/contract';
import { positionNames, positions } from '@touchline/shared/domain';
import { useMineAndRivals } from '../../components/useMineAndRivals';
import { playedColumns, type PlayedRow } from './playedColumns';

const any = 'all';

/** Players who have played, by points, with filters for owner, position and club. */
export function FootballersTable({ rows }: { rows: readonly PlayedRow[] }) {
  const { page, onPage, sort, onSort, filter, onFilter } = useTableAddress();
  const { isMineOnly, isRivalsOnly, toggleMine, toggleRivals } = useMineAndRivals();
  const position = positions.find((one) => one === filter('pos'));
  const clubs = [...new Set(rows.map(({ club_id }) => club_id))].sort();
  const club = clubs.find((one) => one === filter('club'));
  const shown = rows.filter(
    (row) =>
      (!isMineOnly || row.mine) &&
      (!isRivalsOnly || row.rivals.count > 0) &&
      (!position || row.position === position) &&
      (!club || row.club_id === club),
  );
  const view = useFantasy()?.rivals_config.label ?? 'Rivals';
  const filters = [isMineOnly, isRivalsOnly, position, club].filter(Boolean).length;
  const toolbar = (
    <FilterBar
      active={filters}
      onClear={() => onFilter({ mine: undefined, rivals: undefined, pos: undefined, club: undefined })}
    >
      <FilterChip label="Mine" selected={isMineOnly} onToggle={toggleMine} />
      <FilterChip label={view} selected={isRivalsOnly} onToggle={toggleRivals} />
      <SelectField
        label="Position"
        value={position ?? any}
        options={[
          { value: any, label: 'All' },
          ...positions.map((one) => ({ value: one, label: positionNames[one] })),
        ]}
        onChange={(pos) => onFilter({ pos: pos === any ? undefined : pos })}
      />
      <SelectField
        label="Club"
        value={club ?? any}
        options={[
          { value: any, label: 'All' },
          ...clubs.map((one) => ({ value: one, label: clubName(one) })),
        ]}
        onChange={(id) => onFilter({ club: id === any ? undefined : id })}
      />
    </FilterBar>
  );
  return (
    <DataTable
      caption="Players who have played"
      columns={playedColumns(view)}
      rows={shown}
      rowKey={({ id }) => id}
      isMine={({ mine }) => mine}
      sort={sort}
      onSort={onSort}
      page={page}
      onPage={onPage}
      toolbar={toolbar}
      empty={<EmptyState title="Nothing here" text="No players match." />}
    />
  );
}
