import type { StoredReleases } from '../../src/overlay/storedRemote';
import { isLoadable } from '../../src/remotes/builtFor';
import type { ReleaseDocument } from './releaseDocument';

/** Maximum number of releases offered per remote: the reach of a rollback. */
const mostOffered = 20;

/**
 * Releases that a reader of the staff may preview: those that this shell can load.
 *
 * @param localKey of this reader's sign-in
 */
export const storedReleases = ({ remotes }: ReleaseDocument, localKey: string): StoredReleases => ({
  localKey,
  remotes: Object.entries(remotes)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, { live, canary, disabled, releases }]) => ({
      name,
      live,
      canary: canary?.id ?? null,
      isOff: disabled !== undefined,
      releases: releases
        .filter(isLoadable)
        .slice(0, mostOffered)
        .map(({ id, contract, published_at }) => ({ id, contract, published_at })),
    })),
});
