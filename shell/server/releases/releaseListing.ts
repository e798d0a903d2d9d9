import type { PageCounts } from './canaryTest';
import type { DeployToken } from './deployTokens';
import { type Release, releasesOf, type RemoteReleases } from './releaseDocument';
import type { ChangedRemote, CountedDocument } from './releaseTarget';

/** State of a remote in one line: `1.2.0-3f9a1c20de is live, pinned`. */
export function stateWords({ live, canary, pinned, disabled }: ChangedRemote): string {
  return [
    disabled
      ? `disabled${disabled.reason && ` (${disabled.reason})`}, ${live ?? 'nothing'} when enabled`
      : '',
    disabled ? '' : `${live ?? 'nothing'} is live`,
    pinned ? 'pinned' : '',
    canary ? `${canary.id} is a canary for ${canary.role ?? `${canary.share} %`}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function markOf(id: string, { live, previous, canary, withdrawn, pinned }: RemoteReleases): string {
  if (id === live) return pinned ? 'live, pinned' : 'live';
  if (id === canary?.id) return `canary ${canary.role ?? `${canary.share} %`}`;
  if (id === withdrawn?.id) return 'withdrawn';
  return id === previous ? 'previous' : '';
}

const kbOf = ({ sizes }: Release) =>
  (Object.values(sizes).reduce((sum, { brotli }) => sum + brotli, 0) / 1024).toFixed(1);

/** Columns of text, each as wide as its widest cell. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** `3 of 120`, as on `/admin/remotes`; empty for a release that nobody was served. */
function failedOf(counts: PageCounts | undefined): string {
  return counts ? `${counts.failed} of ${Math.max(counts.pages, counts.failed)}` : '';
}

const changesIn = ({ id, changes }: Release): string[] =>
  changes === undefined
    ? []
    : ['', `  changes in ${id}:`, ...changes.split('\n').map((line) => `    ${line}`.trimEnd())];

/** Listing of one remote, with what changed in its releases, or of all. */
export function releaseListing(document: CountedDocument, only?: string): string {
  const names = Object.keys(document.remotes).filter((name) => only === undefined || name === only);
  if (names.length === 0) return 'Nothing has been published yet.';
  return names
    .flatMap((name) => {
      const remote = releasesOf(document, name);
      const { withdrawn, swept = [] } = remote;
      return [
        `${name}: ${stateWords(remote)}`,
        ...aligned([
          ['release', 'state', 'published', 'by', 'commit', 'KB', 'failed pages', 'contract'],
          ...remote.releases.map((release) => [
            release.id,
            markOf(release.id, remote),
            release.published_at,
            release.published_by ?? '',
            release.commit ?? '',
            kbOf(release),
            failedOf(document.counts?.[`${name} ${release.id}`]),
            release.contract,
          ]),
        ]),
        ...(only === undefined ? [] : remote.releases.flatMap(changesIn)),
        ...(withdrawn ? [`  ${withdrawn.id} was withdrawn on ${withdrawn.at}: ${withdrawn.reason}`] : []),
        ...(swept.length > 0 ? [`  ${swept.length} older releases were swept`] : []),
      ];
    })
    .join('\n');
}

export function tokenListing(tokens: readonly DeployToken[]): string {
  if (tokens.length === 0) return 'No deploy token of a team has been made yet.';
  const now = new Date().toISOString();
  const stateOf = ({ revoked_at, expires_at }: DeployToken) =>
    revoked_at ? `revoked ${revoked_at}` : expires_at <= now ? 'expired' : `until ${expires_at}`;
  return aligned([
    ['id', 'remote', 'person', 'note', 'made', 'last used', 'state'],
    ...tokens.map((token) => [
      token.id,
      token.remote,
      token.person,
      token.note,
      token.made_at,
      token.used_at ?? 'never',
      stateOf(token),
    ]),
  ]).join('\n');
}
