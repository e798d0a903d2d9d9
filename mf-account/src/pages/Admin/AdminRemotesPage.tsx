import { Box, Chip, EmptyState, RemoteView, Section } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { formatDec1, formatKickoff } from '@touchline/shared/format';
import type { AdminRemote } from '@touchline/shared/wire';
import { useAccountQuery } from '../../state/account.queries';
import { AdminFrame } from './AdminFrame';

type Release = AdminRemote['releases'][number];

/** The releases of each remote; they are changed with the release tool. Route: /admin/remotes */
export default function AdminRemotesPage() {
  const remotes = useAccountQuery({ name: 'adminRemotes' }, 'calm');
  return (
    <AdminFrame shown={remotes}>
      <RemoteView
        data={remotes.data}
        what="remotes"
        onRetry={remotes.refresh}
        isEmpty={({ remotes: known }) => known.length === 0}
        empty={<EmptyState title="Nothing is published" text="This database has no releases of remotes." />}
      >
        {({ remotes: known }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
            {known.map((remote) => (
              <Section key={remote.name} title={remote.name}>
                <DataTable
                  caption={`Releases of ${remote.name}`}
                  columns={columnsOf(remote)}
                  rows={remote.releases}
                  rowKey={({ id }) => id}
                  empty={<EmptyState headingLevel="h3" title="No releases" />}
                />
              </Section>
            ))}
          </Box>
        )}
      </RemoteView>
    </AdminFrame>
  );
}

const columnsOf = ({ live, previous }: AdminRemote): readonly Column<Release>[] => [
  { key: 'id', label: 'Release', cell: ({ id }) => id },
  {
    key: 'state',
    label: 'State',
    cell: ({ id }) =>
      id === live ? (
        <Chip size="small" color="success" label="Live" />
      ) : id === previous ? (
        'Rollback goes here'
      ) : (
        '–'
      ),
  },
  { key: 'contract', label: 'Contract', cell: ({ contract }) => contract },
  {
    key: 'size',
    label: 'Size, KB',
    kind: 'number',
    sortValue: ({ bytes }) => bytes,
    cell: ({ bytes }) => formatDec1(bytes / 1024),
  },
  {
    key: 'published',
    label: 'Published',
    sortValue: ({ published_at }) => published_at,
    cell: ({ published_at }) => <time dateTime={published_at}>{formatKickoff(published_at)}</time>,
  },
];
