import type { ShellServices } from '@touchline/shared/contract/host';
import type { RemoteFaultKind, RemoteFaults } from './remoteFault';
import type { RemoteLoader } from './remoteLoader';

/** @param remote name of a remote, or the key of a slice or saga of it */
export type TrackFault = (remote: string, kind: RemoteFaultKind, error: unknown) => void;

/** Passes faults on to who listens. The store has to have it before there is a loader or a client. */
export function createFaults() {
  let heard: TrackFault = () => undefined;
  const track: TrackFault = (...fault) => heard(...fault);
  return { track, listen: (listener: TrackFault) => void (heard = listener) };
}

export type Faults = ReturnType<typeof createFaults>;

/** Counts faults by the remote whose fault it is, and reports each. @returns the counts, which grow */
export function countFaults(
  faults: Faults,
  { blame }: Pick<RemoteLoader, 'blame'>,
  { track }: Pick<ShellServices, 'track'>,
): ReadonlyMap<string, RemoteFaults> {
  const counts = new Map<string, RemoteFaults>();
  faults.listen((remote, kind, error) => {
    const { message, stack = '' } = Object(error) as Partial<Error>;
    const owner = blame(remote).remote;
    counts.set(owner, { count: (counts.get(owner)?.count ?? 0) + 1, last: message });
    track('remote_fault', { remote, kind, message, stack: stack.slice(0, 2000) });
  });
  return counts;
}
