import {
  withCanary,
  withCanaryStopped,
  withDisabled,
  withDiscarded,
  withEnabled,
  withPinned,
  withPromoted,
  withRolledBack,
  withUnpinned,
} from './releaseChanges';
import {
  type ReleaseDocument,
  ReleaseRefused,
  releasesOf,
  type RemoteReleases,
  shellName,
} from './releaseDocument';
import type { ReleaseStore } from './releaseStore';

/** Commands of the release tool besides publishing. */
export const releaseVerbs = [
  'rollback',
  'canary',
  'canary-stop',
  'promote',
  'pin',
  'unpin',
  'disable',
  'enable',
  'discard',
] as const;
export type ReleaseVerb = (typeof releaseVerbs)[number];

export interface ReleaseActionOptions {
  /** A stored release, for rollback, canary, promote, pin and discard. */
  readonly release?: string;
  readonly share?: number;
  readonly role?: string;
  /** Why a remote is disabled; for its team and the admin area. */
  readonly reason?: string;
  /** Serves a build of the shell although it cannot load every live remote. */
  readonly force?: boolean;
}

function changeFor(
  verb: ReleaseVerb,
  { release, share, role, reason = '', force = false }: ReleaseActionOptions,
  now: Date,
): (document: ReleaseDocument, remote: string) => ReleaseDocument {
  switch (verb) {
    case 'rollback':
      return withRolledBack(release, now, force);
    case 'canary':
      return (document, remote) => {
        const id = release ?? releasesOf(document, remote).canary?.id;
        if (id === undefined)
          throw new ReleaseRefused(`${remote} has no canary. Name the release with --release.`);
        const audience = { ...(share !== undefined && { share }), ...(role !== undefined && { role }) };
        return withCanary(id, audience, now, force)(document, remote);
      };
    case 'canary-stop':
      return withCanaryStopped(now);
    case 'promote':
      return withPromoted(release, now, force);
    case 'pin':
      return withPinned(release, now, force);
    case 'unpin':
      return withUnpinned();
    case 'disable':
      return withDisabled(reason, now);
    case 'enable':
      return withEnabled();
    case 'discard':
      return withDiscarded(release);
  }
}

/**
 * One change of a remote's releases, by compare-and-swap and with an entry in the audit log.
 *
 * @throws ReleaseRefused with a message; nothing is changed then
 */
export async function changeReleases(
  store: ReleaseStore,
  remote: string,
  verb: ReleaseVerb,
  { by, now, ...options }: ReleaseActionOptions & { readonly by: string; readonly now: Date },
): Promise<{ releases: RemoteReleases; generation: number }> {
  if (options.force && remote !== shellName)
    throw new ReleaseRefused(`--force is for the shell. ${remote} would not load: build it again.`);
  const change = changeFor(verb, options, now);
  const document = await store.update((before) => change(before, remote), {
    by,
    action: `release ${verb}`,
    remote,
    detail: { ...options },
    at: now,
  });
  if (verb === 'discard' && options.release !== undefined) await store.removeFiles(remote, options.release);
  return { releases: releasesOf(document, remote), generation: document.generation };
}
