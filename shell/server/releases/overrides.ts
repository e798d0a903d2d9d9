import type { AuthUser } from '@touchline/shared/wire';
import { isAddress, localOrigin } from '../../src/services/remotes/localRemote';
import { isStaff } from './audience';
import { liveOffers, unmetBy, unservable } from './offers';
import type { Composition } from './releaseStore';
import {
  type Release,
  type ReleaseDocument,
  releasesOf,
  type RemoteReleases,
  type ShellOffers,
  shellName,
} from './releaseDocument';

/** Releases that one reader has chosen instead of the default ones, until the next sign-in. */
export interface Overrides {
  /** Id of the release by remote, or the address of its developer's own server: `localhost:3102`. */
  readonly previews: Readonly<Record<string, string>>;
  /** Live releases only: no previews and no canaries. */
  readonly safeMode: boolean;
  /** A link from elsewhere requests this address: the next page asks the reader, once. */
  readonly asked?: { readonly remote: string; readonly address: string };
}

export const noOverrides = { previews: {}, safeMode: false } satisfies Overrides;

export const isOverridden = ({ previews, safeMode, asked }: Overrides): boolean =>
  safeMode || asked !== undefined || Object.keys(previews).length > 0;

/** A change of overrides that the query of an address requests. */
export type OverrideRequest =
  | { readonly kind: 'preview'; readonly remote: string; readonly release: string; readonly key: string }
  | { readonly kind: 'local'; readonly remote: string; readonly address: string; readonly key: string }
  | { readonly kind: 'at'; readonly generation: number; readonly key: string }
  | { readonly kind: 'live'; readonly remote?: string }
  | { readonly kind: 'safe-mode' | 'leave-safe-mode' };

/** Longer than any valid remote name with an id: longer values are not stored in the cookie. */
const longestLink = 160;

/**
 * `?preview=mf-clubs@1.2.0-3f9a1c20de`, `?preview=mf-clubs@live`, `?preview=live` for all remotes,
 * `?preview=mf-clubs@localhost:3102`, `?at=812` for what was live in that generation, `?safe-mode` and `?safe-mode=off`. The value of `preview` is validated
 * later, when the page is rendered and can show an error.
 */
export function overrideRequestOf(query: URLSearchParams): OverrideRequest | undefined {
  const safeMode = query.get('safe-mode');
  if (safeMode !== null) return { kind: safeMode === 'off' ? 'leave-safe-mode' : 'safe-mode' };
  const key = query.get('local-key') ?? '';
  const at = query.get('at') ?? '';
  if (/^\d{1,9}$/.test(at)) return { kind: 'at', generation: Number(at), key };
  const preview = query.get('preview')?.slice(0, longestLink);
  if (preview === undefined) return undefined;
  if (preview === 'live') return { kind: 'live' };
  const [remote = '', ...rest] = preview.split('@');
  const release = rest.join('@');
  if (release === 'live') return { kind: 'live', remote };
  if (isAddress(release)) return { kind: 'local', remote, address: release, key };
  return { kind: 'preview', remote, release, key };
}

/** @returns the query without the override request; with a question mark unless it is empty */
export function withoutOverrideRequest(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('preview');
  rest.delete('at');
  rest.delete('local-key');
  rest.delete('safe-mode');
  return rest.size === 0 ? '' : `?${rest.toString()}`;
}

const withoutPreview = (previews: Overrides['previews'], remote: string) =>
  Object.fromEntries(Object.entries(previews).filter(([name]) => name !== remote));

/** Maximum number of previews per reader: a cookie has room for about four kilobytes. */
const mostPreviews = 12;

const withPreview = (previews: Overrides['previews'], remote: string, id: string): Overrides => {
  const others = Object.entries(withoutPreview(previews, remote)).slice(1 - mostPreviews);
  return { previews: Object.fromEntries([...others, [remote, id]]), safeMode: false };
};

/**
 * Safe mode removes all previews; opening a preview ends safe mode. Unless a page of ours makes the request, the reader is asked first:
 * for a stored release before this (`previewToAsk`), for a server on the reader's machine on the next page.
 */
export function withRequest(
  { previews, safeMode }: Overrides,
  request: OverrideRequest,
  isOurs: boolean,
  then?: Composition,
): Overrides {
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
    case 'at':
      return { previews: then?.live ?? previews, safeMode: false };
    case 'preview':
      return withPreview(previews, request.remote, request.release);
    case 'local': {
      const { remote, address } = request;
      if (isOurs || previews[remote] === address) return withPreview(previews, remote, address);
      return { previews, safeMode, asked: { remote, address } };
    }
  }
}

/**
 * The stored release that a link from elsewhere asks this reader to run: its code is that of one team, and runs with the reader's account.
 *
 * @returns undefined for a release that this reader runs already, and for one that cannot be served, which the next page says
 */
export function previewToAsk(
  document: ReleaseDocument,
  request: OverrideRequest,
  { previews }: Overrides,
): Release | undefined {
  if (request.kind !== 'preview' || previews[request.remote] === request.release) return undefined;
  if (refusalOf(document, request.remote, request.release) !== undefined) return undefined;
  return releasesOf(document, request.remote).releases.find(({ id }) => id === request.release);
}

/** Who may request it: previews need a staff role, safe mode a session. */
export const mayRequest = ({ kind }: OverrideRequest, reader: Pick<AuthUser, 'role'> | undefined): boolean =>
  reader !== undefined && (kind === 'safe-mode' || kind === 'leave-safe-mode' || isStaff(reader));

/** The pages of a local build are known from the remote's releases: the server never asks that address itself. */
function refusalOfAddress({ releases }: RemoteReleases, remote: string, address: string): string | undefined {
  if (remote === shellName) return 'The shell cannot be taken from your machine: only remotes can.';
  if (localOrigin(address) === undefined)
    return `${remote} cannot be taken from "${address}": only from localhost with a port from 1024 to 65535, like localhost:3102.`;
  if (releases.length > 0) return undefined;
  return `${remote} has no release yet, so its addresses are not known. Publish one first; a preview is enough.`;
}

/** @returns why a release cannot be previewed, as text for the reader */
function refusalOf(document: ReleaseDocument, remote: string, id: string): string | undefined {
  const { remotes } = document;
  const published = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  if (!published) return `There is no remote called "${remote}".`;
  if (published.disabled) return `${remote} is switched off.`;
  if (isAddress(id)) return refusalOfAddress(published, remote, id);
  const release = published.releases.find((one) => one.id === id);
  if (!release)
    return published.swept?.includes(id)
      ? `${id} of ${remote} was swept: its files were deleted.`
      : `${remote} has no release "${id}".`;
  if (release.offers) return unservableWords(id, release.offers);
  const unmet = unmetBy(liveOffers(document), release);
  return unmet && `${id} of ${remote} was built for ${unmet}.`;
}

const unservableWords = (id: string, offers: ShellOffers) => {
  const reason = unservable(offers);
  return reason && `${id} of the shell cannot be shown: ${reason}.`;
};

/** What a link asks for, and why not if it cannot be served. */
export function checkAsked(document: ReleaseDocument, asked: Overrides['asked']) {
  const refusal = asked && refusalOf(document, asked.remote, asked.address);
  return {
    asked: refusal === undefined ? asked : undefined,
    refusals: refusal === undefined ? [] : [refusal],
  };
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
