import type { EpochMs } from '@touchline/shared/domain';

/** An instant in the API's format: `2024-02-10T16:20:00.000Z`. */
export function instantOf(at: EpochMs): string;
export function instantOf(at: EpochMs | null): string | null;
export function instantOf(at: EpochMs | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
