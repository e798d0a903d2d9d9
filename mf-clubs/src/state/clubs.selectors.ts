import { idle, type RemoteData } from '@touchline/shared/remote-data';
import { keyOf, type ClubsParts, type ClubsState, type Part } from './clubs.slice';

/** The store's root as this remote sees it. */
export interface ClubsRoot {
  readonly clubs: ClubsState;
}

/** The saga stores each answer under the part it was asked for, so its type is that part's. */
export const selectPart = <Name extends keyof ClubsParts>({ clubs }: ClubsRoot, part: Part<Name>) =>
  (clubs.parts[keyOf(part)] ?? idle) as RemoteData<ClubsParts[Name]>;
