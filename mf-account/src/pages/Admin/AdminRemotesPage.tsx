import {
  Banner,
  Box,
  Button,
  Chip,
  EmptyState,
  MuiLink,
  QueryView,
  Section,
  Stack,
  Typography,
} from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { ShareBarChart } from '@touchline/design-system/charts';
import { DataTable, type Column } from '@touchline/design-system/data';
import { useShell } from '@touchline/shared/contract';
import { formatCount, formatDec1, formatKickoff } from '@touchline/shared/format';
import type { AdminRemote } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { useAccountQuery } from '../../state/account.queries';
import { AdminFrame } from './AdminFrame';
import { RowsOffline } from './RowButton';
import { WaitingPlaces } from './WaitingPlaces';

type Release = AdminRemote['releases'][number];

/** Maximum number of releases in the chart of failed pages. */
const chartedReleases = 8;

/** The releases of each remote, which are changed with the release tool, and the places that wait for an administrator. Route: /admin/remotes */
export default function AdminRemotesPage() {
  const shell = useShell();
  const remotes = useAccountQuery({ name: 'adminRemotes' }, 'calm');
  return (
    <AdminFrame shown={remotes}>
      <QueryView
        query={remotes}
        what="remotes"
        isEmpty={({ remotes: list }) => list.length === 0}
        empty={<EmptyState title="Nothing is published" text="This database has no releases of remotes." />}
      >
        {({ remotes: list }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
            <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => shell.openReleases()}>
              Preview a release
            </Button>
            <RowsOffline />
            {list.map((remote) => (
              <Section key={remote.name} title={remote.name}>
                <Stack sx={{ gap: 4 }}>
                  <RemoteState remote={remote} />
                  <WaitingPlaces remote={remote} onDone={remotes.refresh} />
                  <DataTable
                    caption={`Releases of ${remote.name}`}
                    columns={columnsOf(remote)}
                    rows={remote.releases}
                    rowKey={({ id }) => id}
                    empty={<EmptyState headingLevel="h3" title="No releases" />}
                  />
                  <Changes remote={remote} />
                  <FailedPages remote={remote} />
                  <WebVitals remote={remote} />
                  <LastFaults remote={remote} />
                </Stack>
              </Section>
            ))}
          </Box>
        )}
      </QueryView>
    </AdminFrame>
  );
}

const audienceOf = ({ share, role }: NonNullable<AdminRemote['canary']>) =>
  role === null ? `${share ?? 0} % of the users` : `everybody with the role ${role}`;

/** Special states: switched off, pinned, a running or withdrawn canary. */
function RemoteState({ remote: { live, pinned, disabled, canary, withdrawn } }: { remote: AdminRemote }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
      {disabled && (
        <Banner tone="warning">
          Switched off since {formatKickoff(disabled.at)}. {disabled.reason}
        </Banner>
      )}
      {pinned && (
        <Typography>Pinned to {live ?? 'nothing'}: publishes are stored and do not go live.</Typography>
      )}
      {canary && (
        <Typography>
          Canary {canary.id} for {audienceOf(canary)} since {formatKickoff(canary.since)}.
        </Typography>
      )}
      {withdrawn && (
        <Banner tone="warning">
          Canary {withdrawn.id} was withdrawn on {formatKickoff(withdrawn.at)}. {withdrawn.reason}
        </Banner>
      )}
    </Box>
  );
}

const failedShare = ({ pages, failed }: Release) => (failed / Math.max(pages, failed, 1)) * 100;

/**
 * Bars with the percentage of failed pages, for the newest served releases; nothing while no page has failed.
 */
function FailedPages({ remote: { name, releases } }: { remote: AdminRemote }) {
  const served = releases.filter(({ pages, failed }) => pages + failed > 0).slice(0, chartedReleases);
  if (!served.some(({ failed }) => failed > 0)) return null;
  return (
    <ShareBarChart
      title={`Failed pages of ${name}, percent`}
      summary={served.map((release) => `${release.id} ${formatDec1(failedShare(release))} %`).join(', ')}
      nameLabel="Release"
      parts={['Failed pages, %']}
      rows={served.map((release) => ({
        key: release.id,
        label: release.id,
        values: [failedShare(release)],
      }))}
    />
  );
}

/** How fast the pages were for readers, by release; nothing before a browser has measured one. */
function WebVitals({ remote: { name, vitals = [] } }: { remote: AdminRemote }) {
  if (vitals.length === 0) return null;
  return (
    <DataTable
      caption={`Web vitals of ${name}: 75th percentile of four weeks`}
      columns={vitalsColumns}
      rows={vitals}
      rowKey={({ release }) => release}
    />
  );
}

/** What the changelogs say of the newest releases, each behind a disclosure. */
function Changes({ remote: { name, releases } }: { remote: AdminRemote }) {
  const charted = releases.filter(({ changes }) => changes !== undefined).slice(0, chartedReleases);
  if (charted.length === 0) return null;
  return (
    <Box component="section" aria-label={`Changes of ${name}`}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        Changes
      </Typography>
      {charted.map(({ id, changes }) => (
        <Disclosure key={id} summary={id}>
          <Typography variant="body2" sx={{ pb: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {changes}
          </Typography>
        </Disclosure>
      ))}
    </Box>
  );
}

function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="summary" sx={{ minHeight: 44, py: 2, cursor: 'pointer', overflowWrap: 'anywhere' }}>
        {summary}
      </Box>
      {children}
    </Box>
  );
}

/** The newest faults that browsers reported, each with its stack behind a disclosure. */
function LastFaults({ remote: { name, faults = [] } }: { remote: AdminRemote }) {
  if (faults.length === 0) return null;
  return (
    <Box component="section" aria-label={`Last faults of ${name}`}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        Last faults
      </Typography>
      {faults.map(({ at, release, kind, message, stack, preview, then }, index) => (
        // Two browsers may report the same fault at the same time.
        <Disclosure
          key={`${at} ${index}`}
          summary={
            <>
              <time dateTime={at}>{formatKickoff(at)}</time>, {kind}: {message}
            </>
          }
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {release}
            {preview && ', a preview: not counted'}
          </Typography>
          {then !== undefined && (
            <MuiLink href={then} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              Open the page with what was live then
            </MuiLink>
          )}
          <Typography
            component="pre"
            variant="body2"
            sx={{ m: 0, pb: 3, fontFamily: 'monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {stack || 'No stack was reported.'}
          </Typography>
        </Disclosure>
      ))}
    </Box>
  );
}

function StateCell({
  id,
  remote: { live, previous, canary, withdrawn },
}: {
  id: string;
  remote: AdminRemote;
}) {
  if (id === live) return <Chip size="small" color="success" label="Live" />;
  if (id === canary?.id) return <Chip size="small" color="warning" label="Canary" />;
  if (id === withdrawn?.id) return 'Withdrawn';
  return id === previous ? 'Rollback goes here' : '–';
}

type Vitals = NonNullable<AdminRemote['vitals']>[number];

const vital = (
  key: 'lcp' | 'inp' | 'cls' | 'ttfb',
  label: string,
  shown: (value: number) => string,
): Column<Vitals> => ({
  key,
  label,
  kind: 'number',
  sortValue: (row) => row[key] ?? -1,
  cell: (row) => (row[key] === null ? '–' : shown(row[key])),
});

const vitalsColumns: readonly Column<Vitals>[] = [
  { key: 'release', label: 'Release', cell: ({ release }) => release },
  numberColumn('pages', 'Pages measured'),
  vital('lcp', 'LCP, ms', (value) => formatCount(Math.round(value))),
  vital('inp', 'INP, ms', (value) => formatCount(Math.round(value))),
  vital('cls', 'CLS', (value) => value.toFixed(3)),
  vital('ttfb', 'TTFB, ms', (value) => formatCount(Math.round(value))),
];

const columnsOf = (remote: AdminRemote): readonly Column<Release>[] => [
  { key: 'id', label: 'Release', cell: ({ id }) => id },
  { key: 'state', label: 'State', cell: ({ id }) => <StateCell id={id} remote={remote} /> },
  {
    key: 'failed',
    label: 'Failed pages',
    kind: 'number',
    sortValue: failedShare,
    cell: ({ pages, failed }) => `${formatCount(failed)} of ${formatCount(Math.max(pages, failed))}`,
  },
  {
    key: 'published',
    label: 'Published',
    sortValue: ({ published_at }) => published_at,
    cell: ({ published_at }) => <time dateTime={published_at}>{formatKickoff(published_at)}</time>,
  },
  { key: 'by', label: 'By', cell: ({ published_by }) => published_by ?? '–' },
  { key: 'commit', label: 'Commit', cell: ({ commit }) => commit ?? '–' },
  { key: 'contract', label: 'Contract', cell: ({ contract }) => contract },
  {
    key: 'size',
    label: 'Size, KB',
    kind: 'number',
    sortValue: ({ bytes }) => bytes,
    cell: ({ bytes }) => formatDec1(bytes / 1024),
  },
];
