/** Minute of an event in a match. */
export interface MatchMinute {
  /** Null when the source has no minute. */
  readonly minute: number | null;
  /** Minutes of added time; none is 0. */
  readonly added?: number;
}

/** `41'`, in added time `90+3'`; empty without a minute. */
export function minuteText({ minute, added = 0 }: MatchMinute): string {
  if (minute === null) return '';
  return added > 0 ? `${minute}+${added}'` : `${minute}'`;
}

/** Sort key: added time is after its minute and before the next one; a missing minute is before all. */
export const minuteOrder = ({ minute, added = 0 }: MatchMinute): number =>
  minute === null ? -1 : minute * 100 + added;
