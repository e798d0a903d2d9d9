import { EmptyState, PaywallBlock } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { usePassCardOpener, useFantasy, useHasPass } from '@touchline/shared/contract';
import { paywallTexts } from '@touchline/shared/domain';
import type { ClubRivals } from '@touchline/shared/wire';
import { useMemo } from 'react';
import { ClubFrame } from '../../components/club/ClubFrame';
import { ownedColumns } from './ownedColumns';

/** Footballers of a club that the current view owns. Route: /club/:id/rivals */
export default function ClubRivalsPage() {
  const view = useFantasy()?.rivals_config.type ?? 'rivals';
  const hasPass = useHasPass();
  return view === 'rivals' || hasPass ? <Owned /> : <Locked view={view} />;
}

function Owned() {
  return (
    <ClubFrame part="clubRivals" pace="live" what="rivals">
      {({ head, config, rows }) =>
        rows.length === 0 ? (
          <EmptyState art="clipboard" title={nobodyOwns(config)} />
        ) : (
          <OwnedTable club={head} config={config} rows={rows} />
        )
      }
    </ClubFrame>
  );
}

const nobodyOwns = ({ type, label }: ClubRivals['config']) =>
  type === 'rivals'
    ? 'None of your rivals owns a player of this club.'
    : `Nobody in ${label} owns a player of this club.`;

interface OwnedTableProps extends Pick<ClubRivals, 'config' | 'rows'> {
  club: ClubRivals['head'];
}

export function OwnedTable({ club, config, rows }: OwnedTableProps) {
  const { sort, onSort } = useTableAddress();
  const columns = useMemo(() => ownedColumns(club.id), [club.id]);
  return (
    <DataTable
      caption={`Players of ${club.name} owned by ${config.label}`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      pageSize="all"
      sort={sort}
      onSort={onSort}
      isMine={({ mine }) => mine}
      density="comfortable"
    />
  );
}

/** The head is loaded by another query, because this one is refused without a pass. */
function Locked({ view }: { view: 'elite' | 'league' }) {
  const passCardOpener = usePassCardOpener();
  const leagues = useFantasy()?.leagues_preview ?? [];
  return (
    <ClubFrame part="clubFixtures" pace="calm" what="club">
      {() => (
        <PaywallBlock
          {...(view === 'league' && {
            text: paywallTexts.leagues,
            leagues: leagues.map(({ name }) => name),
          })}
          onOpenPass={passCardOpener('club', `rivals: ${view}`)}
        />
      )}
    </ClubFrame>
  );
}
