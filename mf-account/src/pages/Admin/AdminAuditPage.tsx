import { EmptyState, QueryView } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { formatKickoff } from '@touchline/shared/format';
import { useAccountQuery, type AccountResults } from '../../state/account.queries';
import { AdminFrame } from './AdminFrame';

type Entry = AccountResults['adminAudit']['entries'][number];

/** Audit log of changes. Route: /admin/audit */
export default function AdminAuditPage() {
  const audit = useAccountQuery({ name: 'adminAudit' }, 'calm');
  return (
    <AdminFrame shown={audit}>
      <QueryView query={audit} what="audit log">
        {({ entries }) => (
          <DataTable
            caption="Audit log"
            columns={columns}
            rows={entries}
            rowKey={({ id }) => id}
            empty={<EmptyState title="Nothing was changed yet" />}
          />
        )}
      </QueryView>
    </AdminFrame>
  );
}

const columns: readonly Column<Entry>[] = [
  {
    key: 'at',
    label: 'When',
    sortValue: ({ at }) => at,
    cell: ({ at }) => <time dateTime={at}>{formatKickoff(at)}</time>,
  },
  { key: 'actor', label: 'Who', sortValue: ({ actor }) => actor, cell: ({ actor }) => actor },
  { key: 'action', label: 'What', sortValue: ({ action }) => action, cell: ({ action }) => action },
  { key: 'target', label: 'Of whom', sortValue: ({ target }) => target, cell: ({ target }) => target },
  { key: 'detail', label: 'Details', cell: ({ detail }) => JSON.stringify(detail) },
];
