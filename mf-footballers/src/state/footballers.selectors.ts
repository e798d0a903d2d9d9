import { idle, type RemoteData } from '@touchline/shared/remote-data';
import { keyOf, type Part, type FootballersParts, type FootballersState } from './footballers.slice';

/** The store's root as this remote sees it. */
export interface FootballersRoot {
  readonly footballers: FootballersState;
}

/** The saga stores each answer under the part it was asked for, so its type is that part's. */
export const selectPart = <Name extends keyof FootballersParts>(
  { footballers }: FootballersRoot,
  part: Part<Name>,
) => (footballers.parts[keyOf(part)] ?? idle) as RemoteData<FootballersParts[Name]>;
