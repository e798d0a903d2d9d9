import { lastReady, type Failure, type RemoteData } from '@touchline/shared/remote-data';

/**
 * A part beside another one on the same page. Where both are old, the other one says so for both, and this one is
 * drawn from what it had: one banner tells a reader as much as two.
 */
export function quietBeside<T>(data: RemoteData<T>, speaking: RemoteData<unknown>): RemoteData<T> {
  const isStale = data.status === 'failed' && speaking.status === 'failed' && lastReady(speaking);
  return (isStale && lastReady(data)) || data;
}

/** Why a page has nothing at all: what failed first of its parts, where each failed and none had anything before. */
export function failureOfAll(...parts: readonly RemoteData<unknown>[]): Failure | undefined {
  const failures = parts.map((data) =>
    lastReady(data) || data.status !== 'failed' ? undefined : data.failure,
  );
  return failures.every(Boolean) ? failures[0] : undefined;
}
