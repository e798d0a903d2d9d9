import type { RegisteredRelease } from './registry';

/**
 * Loads a release's module into the page. The build selects the implementation (`#remote-source` in
 * shellConfig.js): federation, or all remotes in one piece for comparison.
 */
export interface RemoteSource {
  /**
   * Shared modules that the release requires in a version the shell does not have, as text; checked before
   * `load`.
   */
  readonly unmet?: (release: RegisteredRelease) => string | undefined;
  /**
   * @param attempt 0 at first, then counting up
   * @throws the error that kept the files from loading
   */
  load(remote: string, release: RegisteredRelease, attempt: number): Promise<unknown>;
}
