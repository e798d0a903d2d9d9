import { idle, type RemoteData } from '@touchline/shared/remote-data';
import {
  keyOf,
  type AccountParts,
  type AccountState,
  type DeedName,
  type DeedOutcome,
  type Part,
} from './account.slice';

/** The store's root as this remote sees it. */
export interface AccountRoot {
  readonly account: AccountState;
}

/** The saga stores each answer under the part it was asked for, so its type is that part's. */
export const selectPart = <Name extends keyof AccountParts>({ account }: AccountRoot, part: Part<Name>) =>
  (account.parts[keyOf(part)] ?? idle) as RemoteData<AccountParts[Name]>;

export const selectDeed = <Name extends DeedName>({ account }: AccountRoot, deed: Name) =>
  (account.deeds[deed] ?? idle) as RemoteData<DeedOutcome<Name>>;
