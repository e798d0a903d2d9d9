/** Reply of `/builds/stored.json`, for staff only: the releases a remote can be switched to. */
export interface StoredRemote {
  readonly name: string;
  /** Release that everybody gets; null before the first publish. */
  readonly live: string | null;
  /** Release that some readers get. */
  readonly canary: string | null;
  readonly isOff: boolean;
  /** Newest first. */
  readonly releases: readonly StoredRelease[];
}

export interface StoredRelease {
  readonly id: string;
  /** Range of the contract that it was built for. */
  readonly contract: string;
  /** ISO instant. */
  readonly published_at: string;
}

export interface StoredReleases {
  readonly remotes: readonly StoredRemote[];
  /**
   * Goes with a request to take a remote from the reader's own machine. Only pages of this origin can read it:
   * no link of somebody else has it.
   */
  readonly localKey: string;
}
