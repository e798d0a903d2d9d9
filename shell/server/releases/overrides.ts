import type { AuthUser } from '@touchline/shared/wire';
import { unmetVersions } from '../../src/remotes/builtFor';
import { isStaff } from './audience';
import type { ReleaseDocument } from './releaseDocument';

/** Releases that one reader has chosen instead of the default ones, until the next sign-in. */
export interface Overrides {
  /** Id of the release by remote. */
  readonly previews: Readonly<Record<string, string>>;
  /** Live releases only: no previews and no canaries. */
  readonly safeMode: boolean;
}

export const noOverrides: Overrides = { previews: {}, safeMode: false };

export const isOverridden = ({ previews, safeMode }: Overrides): boolean =>
  safeMode || Object.keys(previews).length > 0;

/** A change of overrides that the query of an address requests. */
export type OverrideRequest =
  | { readonly kind: 'preview'; readonly remote: string; readonly release: string }
  | { readonly kind: 'live'; readonly remote?: string }
  | { readonly kind: 'safe-mode' | 'leave-safe-mode' };

/** Longer than any valid remote name with an id: longer values are not stored in the cookie. */
const longestLink = 160;

/**
 * `?preview=mf-clubs@1.2.0-3f9a1c20de`, `?preview=mf-clubs@live`, `?preview=live` for all remotes,
 * `?safe-mode` and `?safe-mode=off`. The value of `preview` is validated later, when the page is rendered and
 * can show an error.
 */
export function overrideRequestOf(query: URLSearchParams): OverrideRequest | undefined {
  const safeMode = query.get('safe-mode');
  if (safeMode !== null) return { kind: safeMode === 'off' ? 'leave-safe-mode' : 'safe-mode' };
  const preview = query.get('preview')?.slice(0, longestLink);
  if (preview === undefined) return undefined;
  if (preview === 'live') return { kind: 'live' };
  const [remote = '', ...release] = preview.split('@');
  if (release.join('@') === 'live') return { kind: 'live', remote };
  return { kind: 'preview', remote, release: release.join('@') };
}

/** @returns the query without the override request; with a question mark unless it is empty */
export function withoutOverrideRequest(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('preview');
  rest.delete('safe-mode');
  return rest.size === 0 ? '' : `?${rest.toString()}`;
}

const withoutPreview = (previews: Overrides['previews'], remote: string) =>
  Object.fromEntries(Object.entries(previews).filter(([name]) => name !== remote));

/** Maximum number of previews per reader: a cookie has room for about four kilobytes. */
const mostPreviews = 12;

/** Safe mode removes all previews; opening a preview ends safe mode. */
export function withRequest({ previews, safeMode }: Overrides, request: OverrideRequest): Overrides {
  switch (request.kind) {
    case 'safe-mode':
      return { previews: {}, safeMode: true };
    case 'leave-safe-mode':
      return { previews, safeMode: false };
    case 'live':
      return {
        previews: request.remote === undefined ? {} : withoutPreview(previews, request.remote),
        safeMode,
      };
    case 'preview': {
      const { remote, release } = request;
      const others = Object.entries(withoutPreview(previews, remote)).slice(1 - mostPreviews);
      return { previews: Object.fromEntries([...others, [remote, release]]), safeMode: false };
    }
  }
}

/** Who may request it: previews need a staff role, safe mode a session. */
export const mayRequest = ({ kind }: OverrideRequest, reader: Pick<AuthUser, 'role'> | undefined): boolean =>
  reader !== undefined && (kind === 'safe-mode' || kind === 'leave-safe-mode' || isStaff(reader));

/** @returns why a release cannot be previewed, as text for the reader */
function refusalOf({ remotes }: ReleaseDocument, remote: string, id: string): string | undefined {
  const known = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (!known) return `There is no remote called "${remote}".`;
  if (known.disabled) return `${remote} is switched off.`;
  const release = known.releases.find((one) => one.id === id);
  if (!release)
    return known.swept?.includes(id)
      ? `${id} of ${remote} was swept: its files were deleted.`
      : `${remote} has no release "${id}".`;
  const unmet = unmetVersions(release);
  return unmet && `${id} of ${remote} was built for ${unmet}.`;
}

export interface CheckedPreviews {
  readonly previews: Overrides['previews'];
  /** Why previews were dropped, one sentence each. */
  readonly refusals: readonly string[];
}

/** Previews that can be served, and the reasons against the others. */
export function checkPreviews(document: ReleaseDocument, previews: Overrides['previews']): CheckedPreviews {
  const checked = Object.entries(previews).map(
    ([remote, id]) => ({ remote, id, refusal: refusalOf(document, remote, id) }) as const,
  );
  return {
    previews: Object.fromEntries(
      checked.filter(({ refusal }) => refusal === undefined).map(({ remote, id }) => [remote, id]),
    ),
    refusals: checked.flatMap(({ refusal }) => refusal ?? []),
  };
}
