import { lastReady, type Failure, type RemoteData } from '@touchline/shared/remote-data';

/**
 * Data of one part beside another on the same page. When both are stale, only the other shows the banner, and
 * this one is rendered as if it were fresh.
 */
export function quietBeside<T>(data: RemoteData<T>, speaking: RemoteData<unknown>): RemoteData<T> {
  const isStale = data.status === 'failed' && speaking.status === 'failed' && lastReady(speaking);
  return (isStale && lastReady(data)) || data;
}

/** The first failure, if all parts have failed without earlier data. */
export function failureOfAll(...parts: readonly RemoteData<unknown>[]): Failure | undefined {
  const failures = parts.map((data) =>
    lastReady(data) || data.status !== 'failed' ? undefined : data.failure,
  );
  return failures.every(Boolean) ? failures[0] : undefined;
}
