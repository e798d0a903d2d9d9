/** Why a remote is not on screen; each kind has one text for users and one for its team. */
export type RemoteFaultKind =
  'contract' | 'load' | 'exports' | 'render' | 'off' | 'saga' | 'reducer' | 'busy' | 'left-behind';

export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  constructor(
    readonly remote: string,
    readonly kind: RemoteFaultKind,
    /** For the remote's team: the problem and how to fix it. */
    readonly detail: string,
    cause?: unknown,
  ) {
    super(`Remote ${remote}: ${detail}`, { cause });
  }
}

export interface RemoteFaults {
  readonly count: number;
  /** Message of the last fault. */
  readonly last: string | undefined;
}
