import { EmptyState, QueryView, Section } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, type Column } from '@touchline/design-system/data';
import { useShell } from '@touchline/shared/contract';
import { truncate } from '@touchline/shared/domain';
import { formatKickoff } from '@touchline/shared/format';
import { failureMessage } from '../../domain/failureMessage';
import { useAccountQuery, type AccountResults } from '../../state/account.queries';
import { useMutation } from '../../state/account.mutations';
import { AdminFrame } from './AdminFrame';
import { GameData } from './GameData';
import { RowButton, RowsOffline } from './RowButton';

type AdminJob = AccountResults['adminJobs']['jobs'][number];

/** Source and age of the game's data, and queued jobs. Route: /admin/data */
export default function AdminDataPage() {
  const data = useAccountQuery({ name: 'adminData' }, 'live');
  const jobs = useAccountQuery({ name: 'adminJobs' }, 'live');
  const refresh = () => {
    data.refresh();
    jobs.refresh();
  };
  return (
    <AdminFrame shown={{ data: data.data, refresh }}>
      <RowsOffline />
      <QueryView query={data} what="game's data">
        {(gameData) => <GameData data={gameData} onAsked={refresh} />}
      </QueryView>
      <Section title="Job queue">
        <QueryView query={jobs} what="jobs">
          {({ jobs: rows }) => <JobsTable jobs={rows} onRetried={jobs.refresh} />}
        </QueryView>
      </Section>
    </AdminFrame>
  );
}

function JobsTable({ jobs, onRetried }: { jobs: readonly AdminJob[]; onRetried: () => void }) {
  const shell = useShell();
  const { run: retryJob, isBusy } = useMutation('retryJob');
  const retry = async (id: number) => {
    const { failure } = await retryJob(id);
    if (failure) shell.notify({ type: 'error', message: failureMessage(failure, 'Error retrying the job') });
    onRetried();
  };
  const retryColumn: Column<AdminJob> = {
    key: 'retry',
    label: 'Actions',
    cell: ({ id, state }) =>
      state === 'dead' && (
        <RowButton disabled={isBusy} onClick={() => void retry(id)}>
          Retry
        </RowButton>
      ),
  };
  return (
    <DataTable
      caption="Jobs"
      columns={[...jobColumns, retryColumn]}
      rows={jobs}
      rowKey={({ id }) => id}
      empty={<EmptyState headingLevel="h3" title="Nothing waits" text="Every job is done." />}
    />
  );
}

/** Maximum length of an error in a row; the tooltip has the whole text. */
const longestError = 80;

const jobColumns: readonly Column<AdminJob>[] = [
  { key: 'kind', label: 'Job', sortValue: ({ kind }) => kind, cell: ({ kind, id }) => `${kind} ${id}` },
  { key: 'state', label: 'State', sortValue: ({ state }) => state, cell: ({ state }) => state },
  numberColumn('attempts', 'Attempts'),
  {
    key: 'run_at',
    label: 'Due',
    sortValue: ({ run_at }) => run_at,
    cell: ({ run_at }) => <time dateTime={run_at}>{formatKickoff(run_at)}</time>,
  },
  {
    key: 'error',
    label: 'Last error',
    cell: ({ last_error }) => (
      <span title={last_error ?? undefined}>{truncate(last_error ?? '–', longestError)}</span>
    ),
  },
];
