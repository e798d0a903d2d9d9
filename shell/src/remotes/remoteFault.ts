/** Why a remote is not on screen; each kind has one text for users and one for its team. */
export type RemoteFaultKind = 'contract' | 'load' | 'exports' | 'render' | 'off' | 'saga' | 'reducer';

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

/** User-visible name of the part of the app: `mf-clubs` → `Clubs`. */
const partNames: Readonly<Record<string, string>> = {
  'mf-team': 'My team',
  'mf-rivals': 'Rivals',
  'mf-fixtures': 'Fixtures',
  'mf-footballers': 'Players',
  'mf-clubs': 'Clubs',
  'mf-account': 'Your account',
};

export const partName = (remote: string) => partNames[remote] ?? remote.replace(/^mf-/, '');
