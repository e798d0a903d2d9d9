import type { RegisteredRelease } from './registry';

/**
 * How a release's module gets into the page. Which one is used is decided by the build (`#remote-source` in
 * shellConfig.js): federation, or all remotes in one piece for comparison.
 */
export interface RemoteSource {
  /** Which shared modules the release requires in a version that the shell does not have, in words; asked before `load`. */
  readonly unmet?: (release: RegisteredRelease) => string | undefined;
  /**
   * @param attempt 0 at first, then counting up
   * @throws whatever kept the files from loading
   */
  load(remote: string, release: RegisteredRelease, attempt: number): Promise<unknown>;
}
