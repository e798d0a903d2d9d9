/** Why a remote is not on screen; each has its own words for people and for its team. */
export type RemoteFaultKind = 'contract' | 'load' | 'exports' | 'render' | 'off' | 'saga' | 'reducer';

export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  constructor(
    readonly remote: string,
    readonly kind: RemoteFaultKind,
    /** For the remote's team: what is wrong and what to do. */
    readonly detail: string,
    cause?: unknown,
  ) {
    super(`Remote ${remote}: ${detail}`, { cause });
  }
}

/** What a reader calls the part of the app: `mf-clubs` → `Clubs`. */
const partNames: Readonly<Record<string, string>> = {
  'mf-team': 'My team',
  'mf-rivals': 'Rivals',
  'mf-fixtures': 'Fixtures',
  'mf-footballers': 'Players',
  'mf-clubs': 'Clubs',
  'mf-account': 'Your account',
};

export const partName = (remote: string) => partNames[remote] ?? remote.replace(/^mf-/, '');
