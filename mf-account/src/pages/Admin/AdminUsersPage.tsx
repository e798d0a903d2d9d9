import { Box, EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { SearchField } from '@touchline/design-system/inputs';
import { useOnline, useUser } from '@touchline/shared/contract';
import { useMemo, useState } from 'react';
import { useAccountQuery } from '../../state/account.queries';
import { AdminFrame } from './AdminFrame';
import { ChangeRole, type AskedRole } from './ChangeRole';
import { RowsOffline } from './RowButton';
import { userColumns } from './userColumns';
import { useResend } from './useResend';

/** Page size of the server. */
const pageSize = 50;

/** Accounts: search, change roles, ban. Route: /admin/users */
export default function AdminUsersPage() {
  const { page, onPage, filter, onFilter } = useTableAddress();
  const search = filter('q') ?? '';
  const users = useAccountQuery({ name: 'adminUsers', search, page }, 'calm');
  const ownId = useUser()?.id;
  const [asked, ask] = useState<AskedRole>();
  const resend = useResend();
  const isOffline = !useOnline();
  const columns = useMemo(
    () => userColumns({ ownId, isOffline, onRole: ask, onResend: resend }),
    [ownId, isOffline, resend],
  );

  return (
    <AdminFrame shown={users}>
      <Box sx={{ maxWidth: 400 }}>
        <SearchField
          label="Search"
          value={search}
          onSearch={(q) => onFilter({ q })}
          placeholder="Email, name or id"
        />
      </Box>
      <RowsOffline />
      <QueryView
        query={users}
        what="accounts"
        skeleton={<SkeletonTable rows={10} columns={5} what="accounts" />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title="Nobody found" text="No account has this in its email, name or id." />}
      >
        {({ users: rows, total }) => (
          <DataTable
            caption="Accounts"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isMine={({ id }) => id === ownId}
            fromServer={{ total, pageSize }}
            page={page}
            onPage={onPage}
          />
        )}
      </QueryView>
      <ChangeRole
        asked={asked}
        onDone={() => {
          ask(undefined);
          users.refresh();
        }}
        onCancel={() => ask(undefined)}
      />
    </AdminFrame>
  );
}
