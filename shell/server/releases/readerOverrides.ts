import type { Boot } from '../../src/services/boot/boot';
import { isStaff } from './audience';
import { isSame, signInOf, type OverrideCookie } from './overrideCookie';
import {
  checkAsked,
  checkPreviews,
  isOverridden,
  mayRequest,
  noOverrides,
  overrideRequestOf,
  previewToAsk,
  withoutOverrideRequest,
  withRequest,
  type OverrideRequest,
  type Overrides,
} from './overrides';
import type { AskedPreview } from '../html/askPreviewPage';
import type { ReleaseDocument } from './releaseDocument';
import type { Composition } from './releaseStore';

export interface ReaderOverrides extends Overrides {
  /** Part of the boot data; absent when there is nothing to show. */
  readonly boot?: NonNullable<Boot['overrides']>;
  /** `set-cookie` header, when the browser's cookie has to change. */
  readonly cookie?: string;
}

/**
 * Overrides of the reader of a page. What cannot be served is removed from the cookie, so that the notice
 * appears once. Without a session the cookie is kept: the next request may have one again.
 */
export function overridesFor(
  reader: Boot['session'],
  document: ReleaseDocument,
  header: string | undefined,
  cookie: OverrideCookie,
): ReaderOverrides {
  if (!reader) return noOverrides;
  const signIn = signInOf(reader);
  const stored = cookie.read(header, signIn);
  if (stored === 'none') return noOverrides;
  const staff = isStaff(reader.user);
  if (stored === 'broken')
    return {
      ...noOverrides,
      boot: { ...noOverrides, staff, notices: ['A choice of releases in this browser was not readable.'] },
      cookie: cookie.clear(),
    };
  if (stored === 'of another sign-in') return { ...noOverrides, cookie: cookie.clear() };
  const { previews, refusals } = checkPreviews(document, staff ? stored.previews : {});
  const link = checkAsked(document, staff ? stored.asked : undefined);
  const notices = [...refusals, ...link.refusals];
  const asked = link.asked && { ...link.asked, key: cookie.localKey(signIn) };
  const served = { previews, safeMode: stored.safeMode };
  const isChanged =
    stored.asked !== undefined || Object.keys(previews).length !== Object.keys(stored.previews).length;
  return {
    ...served,
    ...((isOverridden(served) || asked || notices.length > 0) && {
      boot: { ...served, staff, notices, ...(asked && { asked }) },
    }),
    ...(isChanged && { cookie: isOverridden(served) ? cookie.set(served, signIn) : cookie.clear() }),
  };
}

/** What the reader is asked before code runs that is not live today. */
function askedBy(
  document: ReleaseDocument,
  request: OverrideRequest,
  before: Overrides,
  then: Composition | undefined,
): AskedPreview | undefined {
  if (request.kind === 'at')
    return (
      then && {
        remote: 'all of the app',
        release: `what was live in generation ${request.generation}`,
        publishedBy: 'the teams, and it was replaced since',
        publishedAt: then.at.toISOString(),
      }
    );
  const asked = previewToAsk(document, request, before);
  if (!asked || request.kind !== 'preview') return undefined;
  return {
    remote: request.remote,
    release: asked.id,
    publishedBy: asked.published_by ?? 'not recorded',
    publishedAt: asked.published_at,
  };
}

export interface Redirection {
  /** Path and query without the request. */
  readonly to: string;
  /** Absent for readers without permission. */
  readonly cookie?: string;
  /** Shown in place of the redirect: the reader decides. `agree` leads to the same redirect, with the cookie. */
  readonly ask?: { readonly preview: AskedPreview; readonly agree: string };
}

/**
 * Redirects an address with an override request to the same address without it, and sets the cookie if the
 * reader has permission. A preview that a link from elsewhere requests is asked for first.
 *
 * @param then what was live in the generation that the address names
 * @returns undefined for all other addresses
 */
export function redirectionFor(
  address: string,
  reader: Boot['session'],
  document: ReleaseDocument,
  header: string | undefined,
  cookie: OverrideCookie,
  then?: Composition,
): Redirection | undefined {
  const url = `http://page.invalid${address}`;
  if (!address.startsWith('/') || !URL.canParse(url)) return undefined;
  const { pathname, searchParams } = new URL(url);
  const request = overrideRequestOf(searchParams);
  if (!request) return undefined;
  // A path that starts with two slashes would redirect to another host.
  const to = pathname.replace(/^\/+/, '/') + withoutOverrideRequest(searchParams);
  if (!reader || !mayRequest(request, reader.user)) return { to };
  const signIn = signInOf(reader);
  const stored = cookie.read(header, signIn);
  const before = typeof stored === 'string' ? noOverrides : stored;
  const isOurs = 'key' in request && isSame(request.key, cookie.localKey(signIn));
  const preview = isOurs ? undefined : askedBy(document, request, before, then);
  if (preview) {
    searchParams.set('local-key', cookie.localKey(signIn));
    return { to, ask: { preview, agree: `${pathname.replace(/^\/+/, '/')}?${searchParams.toString()}` } };
  }
  const next = withRequest(before, request, isOurs, then);
  return { to, cookie: isOverridden(next) ? cookie.set(next, signIn) : cookie.clear() };
}
