import { Banner, Box, EmptyState, Section, Stack, Typography } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { useShell } from '@touchline/shared/contract';
import { formatCount, formatKickoff } from '@touchline/shared/format';
import { failureMessage } from '../../domain/failureMessage';
import type { AccountResults } from '../../state/account.queries';
import { useMutation } from '../../state/account.mutations';
import { RowButton } from './RowButton';

type Data = AccountResults['adminData'];
type Endpoint = Data['endpoints'][number];
type Progress = Data['progress'][number];

interface GameDataProps {
  data: Data;
  /** Called when a refresh of the game's data was requested. */
  onAsked: () => void;
}

/** Source, season, epoch and age of the game's data, and the last result of each endpoint. */
export function GameData({ data, onAsked }: GameDataProps) {
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 } }}>
      <Section title="Game data" look="card" actions={<RefreshNow onAsked={onAsked} />}>
        <Trouble data={data} />
        {data.doubt && <Doubt doubt={data.doubt} onAsked={onAsked} />}
        <Facts data={data} />
        {data.reading && data.reading.lost.length > 0 && (
          <Typography variant="body2" sx={{ mt: 3 }}>
            Done without:{' '}
            {data.reading.lost.map(({ field, count }) => `${field} (${formatCount(count)})`).join(', ')}
          </Typography>
        )}
      </Section>
      <Section title="Teams of this gameweek">
        <DataTable
          caption="Teams that are read, in their order"
          columns={progressColumns}
          rows={data.progress}
          rowKey={({ what }) => what}
          empty={<EmptyState headingLevel="h3" title="The game was not read yet" />}
        />
      </Section>
      <Section title="Endpoints">
        <DataTable
          caption="Endpoints of the game"
          columns={endpointColumns}
          rows={data.endpoints}
          rowKey={({ endpoint }) => endpoint}
          empty={<EmptyState headingLevel="h3" title="Nothing was asked yet" />}
        />
      </Section>
    </Stack>
  );
}

/** Error of the last attempt, which is newer than the error stored with the last good data. */
function Trouble({ data }: { data: Data }) {
  const { outcome, detail } = data.reading ?? data;
  if (outcome === null || outcome === 'ok') return null;
  return (
    <Banner tone="warning">
      The last reading failed: {outcome}
      {detail && ` (${detail})`}. The last good data is shown.
    </Banner>
  );
}

/** Reasons why the game's last answer is not shown, and the way to accept it. */
function Doubt({
  doubt: { since, digest, equal, reasons, accepted_by_itself, accepted },
  onAsked,
}: {
  doubt: NonNullable<Data['doubt']>;
  onAsked: () => void;
}) {
  const shell = useShell();
  const { run: acceptGame, isBusy } = useMutation('acceptGame');
  const accept = async () => {
    const { failure } = await acceptGame(digest);
    if (failure)
      shell.notify({ type: 'error', message: failureMessage(failure, 'Error accepting the answer') });
    else shell.notify({ type: 'success', message: 'The answer is accepted. The game is being read.' });
    onAsked();
  };
  return (
    <Box component="section" aria-label="Answer in doubt" sx={{ mt: 3 }}>
      <Typography component="p" variant="body2">
        In doubt since {formatKickoff(since)}, the same answer {equal === 1 ? 'once' : `${equal} times`}.{' '}
        {accepted_by_itself
          ? 'It is stored after three equal answers over ten minutes.'
          : 'Its parts contradict each other: it is stored only if you accept it.'}
      </Typography>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <RowButton variant="outlined" disabled={isBusy || accepted} onClick={() => void accept()}>
        {accepted ? 'Accepted, being read' : 'Accept this answer'}
      </RowButton>
    </Box>
  );
}

function Facts({ data: { source, season, epoch, as_of, outcome, reading } }: { data: Data }) {
  const facts = [
    ['Source', source],
    ['Season', season],
    ['Epoch', epoch === null ? '–' : formatCount(epoch)],
    ['Data of', as_of === null ? 'not read yet' : formatKickoff(as_of)],
    ['Last reading', reading?.outcome ?? outcome ?? 'none yet'],
    ['Tried', reading ? formatKickoff(reading.at) : '–'],
  ] as const;
  return (
    <Box component="dl" sx={factList}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const factList = { display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 3, m: 0, mt: 2 } as const;

function RefreshNow({ onAsked }: { onAsked: () => void }) {
  const shell = useShell();
  const { run: refreshGame, isBusy } = useMutation('refreshGame');
  const refresh = async () => {
    const { failure } = await refreshGame(undefined);
    if (failure) shell.notify({ type: 'error', message: failureMessage(failure, 'Error reading the game') });
    else shell.notify({ type: 'success', message: 'The game is being read.' });
    onAsked();
  };
  return (
    <RowButton variant="outlined" disabled={isBusy} onClick={() => void refresh()}>
      Refresh now
    </RowButton>
  );
}

const progressNames: Readonly<Record<Progress['what'], string>> = {
  own: 'Linked teams',
  rivals: 'Rivals',
  leagues: 'Members of leagues',
  elite: 'Elite',
};

const progressColumns: readonly Column<Progress>[] = [
  { key: 'what', label: 'Teams', cell: ({ what }) => progressNames[what] },
  {
    key: 'read',
    label: 'Read',
    kind: 'number',
    cell: ({ read, total }) => `${formatCount(read)} of ${formatCount(total)}`,
  },
  { key: 'state', label: 'State', cell: ({ read, total }) => (read < total ? 'being read' : 'complete') },
];

const endpointColumns: readonly Column<Endpoint>[] = [
  {
    key: 'endpoint',
    label: 'Endpoint',
    sortValue: ({ endpoint }) => endpoint,
    cell: ({ endpoint }) => endpoint,
  },
  { key: 'outcome', label: 'Outcome', sortValue: ({ outcome }) => outcome, cell: ({ outcome }) => outcome },
  {
    key: 'asked',
    label: 'Asked',
    sortValue: ({ asked_at }) => asked_at,
    cell: ({ asked_at }) => <time dateTime={asked_at}>{formatKickoff(asked_at)}</time>,
  },
  {
    key: 'ok',
    label: 'Last answer',
    sortValue: ({ ok_at }) => ok_at ?? '',
    cell: ({ ok_at }) => (ok_at === null ? 'never' : <time dateTime={ok_at}>{formatKickoff(ok_at)}</time>),
  },
  { key: 'detail', label: 'Details', cell: ({ detail }) => detail || '–' },
];
