import type { EpochMs } from '../domain/units';
import type { Failure } from './failure';

/**
 * One fetched thing, in exactly one state; never `isLoading` beside `error` beside `data`.
 * `previous` is the last good value, so that a refresh or a failure never blanks what was on screen.
 */
export type RemoteData<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly previous?: Ready<T> }
  | Ready<T>
  | { readonly status: 'failed'; readonly failure: Failure; readonly previous?: Ready<T> };

export interface Ready<T> {
  readonly status: 'ready';
  readonly value: T;
  /** When it arrived, by this device's clock: the `Updated 14:03` beside a refresh button. */
  readonly at: EpochMs;
}

export const idle: { readonly status: 'idle' } = { status: 'idle' };

export function loading<T>(before: RemoteData<T> = idle): RemoteData<T> {
  const previous = lastReady(before);
  return previous ? { status: 'loading', previous } : { status: 'loading' };
}

export function ready<T>(value: T, at: EpochMs = Date.now()): RemoteData<T> {
  return { status: 'ready', value, at };
}

export function failed<T>(failure: Failure, before: RemoteData<T> = idle): RemoteData<T> {
  const previous = lastReady(before);
  return previous ? { status: 'failed', failure, previous } : { status: 'failed', failure };
}

/** The newest good value with its time, whatever has happened since. */
export function lastReady<T>(data: RemoteData<T>): Ready<T> | undefined {
  if (data.status === 'ready') return data;
  return data.status === 'idle' ? undefined : data.previous;
}

export function lastValue<T>(data: RemoteData<T>): T | undefined {
  return lastReady(data)?.value;
}
