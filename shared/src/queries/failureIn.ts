import type { Shell } from '@touchline/shared/contract';
import { FailureError, toFailure, type Failure } from '@touchline/shared/remote-data';

/**
 * The failure to store for what a loader or mutation threw. Anything but a FailureError is a programming error: it is
 * logged and reported under the remote's slice key.
 */
export function failureIn(shell: Shell, sliceKey: string, error: unknown): Failure {
  if (!(error instanceof FailureError)) {
    console.error(`Programming error in "${sliceKey}":`, error);
    const message = error instanceof Error ? error.message : String(error);
    shell.track('remote_fault', { remote: sliceKey, kind: 'load', message: message.slice(0, 200) });
  }
  return toFailure(error);
}
