import type { StoredReleases } from '../../src/features/overlay/storedRemote';
import { liveOffers, unmetBy, unservable } from './offers';
import type { Release, ReleaseDocument } from './releaseDocument';

/** Maximum number of releases offered per remote: the reach of a rollback. */
const mostOffered = 20;

/**
 * Releases that a reader of the staff may preview: those that the live shell can load, and of the shell those that this server
 * can serve.
 *
 * @param localKey of this reader's sign-in
 */
export const storedReleases = (document: ReleaseDocument, localKey: string): StoredReleases => ({
  localKey,
  remotes: Object.entries(document.remotes)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { live, canary, disabled, releases }]) => ({
      name,
      live,
      canary: canary?.id ?? null,
      isOff: disabled !== undefined,
      releases: releases
        .filter((release) => isPreviewable(document, release))
        .slice(0, mostOffered)
        .map(({ id, contract, published_at }) => ({ id, contract, published_at })),
    })),
});

const isPreviewable = (document: ReleaseDocument, release: Release) =>
  (release.offers ? unservable(release.offers) : unmetBy(liveOffers(document), release)) === undefined;
