import { idle, type RemoteData } from '@touchline/shared/remote-data';
import type { DeedName, DeedOutcome, DeedsState } from './deeds.slice';

/** The store's root as deeds see it. */
export interface DeedsRoot {
  readonly account_deeds: DeedsState;
}

export const selectDeed = <Name extends DeedName>({ account_deeds }: DeedsRoot, deed: Name) =>
  (account_deeds[deed] ?? idle) as RemoteData<DeedOutcome<Name>>;
