import type { FootballerRow, TeamTable } from '@touchline/shared/wire';

/** A footballer of the squad, and whether they are on the bench. */
export type SquadRow = FootballerRow & { readonly isBenched: boolean };

/** The fifteen from goalkeeper to forwards, the bench last: the order of the pitch. */
export function squadRows({ groups: { SUBS, ...lines } }: TeamTable): SquadRow[] {
  const { GKP, DEF, MID, FWD } = lines;
  return [
    ...[...GKP, ...DEF, ...MID, ...FWD].map((row) => ({ ...row, isBenched: false })),
    ...SUBS.map((row) => ({ ...row, isBenched: true })),
  ];
}
