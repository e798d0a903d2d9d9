import { unmetIn } from './offers';
import { approvedWith } from './placeApprovals';
import { checkLoadsRemotes } from './publishChecks';
import {
  type CanaryRole,
  canaryRoles,
  type Release,
  type ReleaseDocument,
  ReleaseRefused,
  releasesOf,
  type RemoteReleases,
  shellName,
} from './releaseDocument';

/** `rollback --to` accepts this many previous releases. */
export const rollbackDepth = 20;

/** Days for which a release that is no longer served keeps its files: tabs stay open for days. */
export const keptDays = 30;

type Change = (document: ReleaseDocument, remote: string) => ReleaseDocument;

const withRemote = (document: ReleaseDocument, remote: string, changed: RemoteReleases): ReleaseDocument => ({
  ...document,
  generation: document.generation + 1,
  remotes: { ...document.remotes, [remote]: changed },
});

/** Removes the canary. */
function withoutCanary({ canary: _canary, ...releases }: RemoteReleases): RemoteReleases {
  return releases;
}

/** Timestamps releases that this change stops serving, so that the sweep counts their age from now. */
function withRetired(before: RemoteReleases, after: RemoteReleases, now: Date): RemoteReleases {
  const served = ({ live, canary }: RemoteReleases) => [live, canary?.id];
  const gone = served(before).filter((id) => id && !served(after).includes(id));
  if (gone.length === 0) return after;
  return {
    ...after,
    releases: after.releases.map((release) =>
      gone.includes(release.id) ? { ...release, retired_at: now.toISOString() } : release,
    ),
  };
}

/** Makes a release live. A canary ends: it was compared with the release that is replaced. */
function turnedTo(releases: RemoteReleases, id: string, now: Date): RemoteReleases {
  const { live, previous } = releases;
  const turned = { ...withoutCanary(releases), live: id, previous: live === id ? previous : live };
  return withRetired(releases, turned, now);
}

/** @throws ReleaseRefused for a remote that was never published */
function publishedReleasesOf(document: ReleaseDocument, remote: string): RemoteReleases {
  const found = Object.hasOwn(document.remotes, remote) ? document.remotes[remote] : undefined;
  if (found) return found;
  const names = Object.keys(document.remotes).join(', ') || 'none';
  throw new ReleaseRefused(`There is no remote called "${remote}". Published are: ${names}.`);
}

/**
 * A stored release that can be served: of a remote one that the shell can load, of the shell one that loads the remotes.
 *
 * @throws ReleaseRefused when it is unknown, was swept, or was built for other versions
 */
function usable(document: ReleaseDocument, remote: string, id: string, force = false): Release {
  const { releases, swept = [] } = releasesOf(document, remote);
  const release = releases.find((one) => one.id === id);
  if (!release)
    throw new ReleaseRefused(
      swept.includes(id)
        ? `${id} of ${remote} was swept: its files were deleted. Publish it again.`
        : `${remote} has no release ${id}. npm run release -- list ${remote} shows what there is.`,
    );
  if (release.offers) {
    checkLoadsRemotes(id, release.offers, document, { force });
    return release;
  }
  const unmet = unmetIn(document, release);
  if (unmet) throw new ReleaseRefused(`${id} of ${remote} was built for ${unmet}. It would not load.`);
  return release;
}

function refusePinned(remote: string, { pinned, live }: RemoteReleases) {
  if (pinned)
    throw new ReleaseRefused(
      `${remote} is pinned to ${live ?? 'nothing'}. Run npm run release -- unpin ${remote} first.`,
    );
}

/**
 * Adds the release at the front of the list. The same build again, which has the same files, stays trusted and keeps the date on which it was
 * published first.
 */
function withStored(remote: string, releases: RemoteReleases, release: Release): RemoteReleases {
  const existing = releases.releases.find(({ id }) => id === release.id);
  const stored = {
    ...release,
    ...(existing && { published_at: existing.published_at, stored_at: release.published_at }),
    ...(existing?.trusted && { trusted: true as const }),
  };
  return {
    ...releases,
    ...(remote !== shellName && { approved: approvedWith(remote, releases, release) }),
    releases: [stored, ...releases.releases.filter(({ id }) => id !== release.id)],
    ...(releases.swept && { swept: releases.swept.filter((id) => id !== release.id) }),
  };
}

/** Marks a stored release as one whose code for Node may run on the server. */
export const withTrusted =
  (id: string): Change =>
  (document, remote) => {
    const releases = publishedReleasesOf(document, remote);
    return withRemote(document, remote, {
      ...releases,
      releases: releases.releases.map((release) =>
        release.id === id ? { ...release, trusted: true as const } : release,
      ),
    });
  };

/**
 * Publishes: the new release goes live and the live one becomes the target of a rollback. While pinned it is
 * only stored.
 */
export const withPublished =
  (release: Release, now: Date): Change =>
  (document, remote) => {
    const stored = withStored(remote, releasesOf(document, remote), release);
    return withRemote(document, remote, stored.pinned ? stored : turnedTo(stored, release.id, now));
  };

/** Stores a release without serving it to anybody. */
export const withAdded =
  (release: Release): Change =>
  (document, remote) =>
    withRemote(document, remote, withStored(remote, releasesOf(document, remote), release));

/**
 * Stores a release that only staff see, by its link.
 *
 * @throws ReleaseRefused when it is already served to others
 */
export const withPreview =
  (release: Release): Change =>
  (document, remote) => {
    const { live, canary } = releasesOf(document, remote);
    if ([live, canary?.id].includes(release.id))
      throw new ReleaseRefused(
        `${release.id} of ${remote} is ${release.id === live ? 'live' : 'a canary'} already: raise the version to preview another build.`,
      );
    return withAdded(release)(document, remote);
  };

/**
 * Rolls back to the previous release, so that a second rollback undoes the first, or to the named one.
 *
 * @throws ReleaseRefused when there is none, it is too old, or this shell cannot load it
 */
export const withRolledBack =
  (to: string | undefined, now: Date, force = false): Change =>
  (document, remote) => {
    const releases = publishedReleasesOf(document, remote);
    const target = to ?? releases.previous;
    if (target === null)
      throw new ReleaseRefused(`${remote} has no earlier release to go back to. Publish one first.`);
    refusePinned(remote, releases);
    usable(document, remote, target, force);
    if (releases.live === target) throw new ReleaseRefused(`${target} of ${remote} is live already.`);
    if (releases.releases.findIndex(({ id }) => id === target) >= rollbackDepth)
      throw new ReleaseRefused(
        `${target} is not among the last ${rollbackDepth} releases of ${remote}. Publish that commit again.`,
      );
    return withRemote(document, remote, turnedTo(releases, target, now));
  };

export interface CanaryAudience {
  readonly share?: number;
  readonly role?: string;
}

const isCanaryRole = (role: string): role is CanaryRole => (canaryRoles as readonly string[]).includes(role);

/** @throws ReleaseRefused for a missing, double or invalid audience */
function checkAudience({ share, role }: CanaryAudience): { share: number } | { role: CanaryRole } {
  if ((share === undefined) === (role === undefined))
    throw new ReleaseRefused('Say who gets the canary: either --share 10 (percent) or --role BETA.');
  if (role !== undefined && isCanaryRole(role)) return { role };
  if (role !== undefined)
    throw new ReleaseRefused(`A canary's role is ${canaryRoles.join(', ')}; "${role}" is none of them.`);
  if (share !== undefined && Number.isInteger(share) && share >= 1 && share <= 99) return { share };
  throw new ReleaseRefused(
    `A canary's share is a whole number from 1 to 99 percent, not ${share}. For everybody, use publish or promote.`,
  );
}

/** Serves a stored release to some users. Changing only the audience of a release keeps its counts. */
export const withCanary =
  (id: string, audience: CanaryAudience, now: Date, force = false): Change =>
  (document, remote) => {
    const releases = publishedReleasesOf(document, remote);
    const who = checkAudience(audience);
    usable(document, remote, id, force);
    if (releases.live === null)
      throw new ReleaseRefused(`${remote} has no live release to compare a canary with. Publish one first.`);
    if (releases.live === id) throw new ReleaseRefused(`${id} of ${remote} is live for everybody already.`);
    if (releases.withdrawn?.id === id)
      throw new ReleaseRefused(
        `${id} of ${remote} was withdrawn because of its errors: ${releases.withdrawn.reason} Publish a build that is repaired.`,
      );
    const since = releases.canary?.id === id ? releases.canary.since : now.toISOString();
    const next = { ...releases, canary: { id, ...who, since } };
    return withRemote(document, remote, withRetired(releases, next, now));
  };

/** Makes the canary, or a named release, live for everybody. */
export const withPromoted =
  (id: string | undefined, now: Date, force = false): Change =>
  (document, remote) => {
    const releases = publishedReleasesOf(document, remote);
    const target = id ?? releases.canary?.id;
    if (target === undefined)
      throw new ReleaseRefused(`${remote} has no canary. Start one, or name the release with --release.`);
    refusePinned(remote, releases);
    usable(document, remote, target, force);
    if (releases.live === target) throw new ReleaseRefused(`${target} of ${remote} is live already.`);
    return withRemote(document, remote, turnedTo(releases, target, now));
  };

/** Ends the canary: its users get the live release again. */
export const withCanaryStopped =
  (now: Date): Change =>
  (document, remote) => {
    const releases = publishedReleasesOf(document, remote);
    if (!releases.canary) throw new ReleaseRefused(`${remote} has no canary to stop.`);
    return withRemote(document, remote, withRetired(releases, withoutCanary(releases), now));
  };

/** Ends a canary because of its errors. Returns the document unchanged when that canary has already ended. */
export const withCanaryWithdrawn =
  (id: string, reason: string, now: Date): Change =>
  (document, remote) => {
    const releases = releasesOf(document, remote);
    if (releases.canary?.id !== id) return document;
    const next = { ...withoutCanary(releases), withdrawn: { id, reason, at: now.toISOString() } };
    return withRemote(document, remote, withRetired(releases, next, now));
  };

/** Holds a release: publishes are stored and do not go live. */
export const withPinned =
  (id: string | undefined, now: Date, force = false): Change =>
  (document, remote) => {
    const releases = publishedReleasesOf(document, remote);
    const target = id ?? releases.live;
    if (target === null) throw new ReleaseRefused(`${remote} has no live release to pin. Publish one first.`);
    usable(document, remote, target, force);
    const turned = target === releases.live ? releases : turnedTo(releases, target, now);
    return withRemote(document, remote, { ...turned, pinned: true });
  };

/** Removes the pin. What is live stays live; the next publish or `promote --release` changes it. */
export const withUnpinned = (): Change => (document, remote) => {
  const { pinned, ...releases } = publishedReleasesOf(document, remote);
  if (!pinned) throw new ReleaseRefused(`${remote} is not pinned.`);
  return withRemote(document, remote, releases);
};

/** Switches the remote off: its pages show a message, its widgets and navigation entries disappear. */
export const withDisabled =
  (reason: string, now: Date): Change =>
  (document, remote) => {
    if (remote === shellName)
      throw new ReleaseRefused(
        'The shell cannot be switched off: every page is made of it. Roll it back instead.',
      );
    return withRemote(document, remote, {
      ...publishedReleasesOf(document, remote),
      disabled: { at: now.toISOString(), reason },
    });
  };

export const withEnabled = (): Change => (document, remote) => {
  const { disabled, ...releases } = publishedReleasesOf(document, remote);
  if (!disabled) throw new ReleaseRefused(`${remote} is not disabled.`);
  if (releases.live !== null) usable(document, remote, releases.live);
  return withRemote(document, remote, releases);
};

/**
 * Forgets a release that nobody but staff has ever seen, so that its version is free for another build.
 *
 * @throws ReleaseRefused for one that is or was served: reports and open tabs name it
 */
export const withDiscarded =
  (id: string | undefined): Change =>
  (document, remote) => {
    const releases = publishedReleasesOf(document, remote);
    const release = releases.releases.find((one) => one.id === id);
    if (!release)
      throw new ReleaseRefused(`${remote} has no release ${id ?? 'without a name: use --release'}.`);
    const { live, previous, canary, withdrawn } = releases;
    if ([live, previous, canary?.id, withdrawn?.id].includes(release.id) || release.retired_at !== undefined)
      throw new ReleaseRefused(`${release.id} of ${remote} is or was served, so it stays in the list.`);
    return withRemote(document, remote, {
      ...releases,
      releases: releases.releases.filter((one) => one !== release),
    });
  };

/** Ids that are neither served nor needed by a tab that may still be open. */
export function staleReleases({ live, previous, canary, releases }: RemoteReleases, now: Date): string[] {
  const oldest = now.getTime() - keptDays * 24 * 3600 * 1000;
  const isKept = (id: string) => id === live || id === previous || id === canary?.id;
  return releases
    .filter(
      ({ id, retired_at, published_at, stored_at = published_at }) =>
        !isKept(id) && Date.parse(retired_at ?? stored_at) < oldest && Date.parse(stored_at) < oldest,
    )
    .map(({ id }) => id);
}

/**
 * Removes stale releases of a remote except for their ids. Returns the document unchanged when there are
 * none.
 */
export const withSwept =
  (now: Date): Change =>
  (document, remote) => {
    const releases = releasesOf(document, remote);
    const stale = staleReleases(releases, now);
    if (stale.length === 0) return document;
    return withRemote(document, remote, {
      ...releases,
      releases: releases.releases.filter(({ id }) => !stale.includes(id)),
      swept: [...stale, ...(releases.swept ?? [])],
    });
  };
