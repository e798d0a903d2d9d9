import { idle, type RemoteData } from '@touchline/shared/remote-data';
import { keyOf, type Part, type RivalsParts, type RivalsState } from './rivals.slice';

/** The store's root as this remote sees it. */
export interface RivalsRoot {
  readonly rivals: RivalsState;
}

/** The saga stores each answer under the part it was asked for, so its type is that part's. */
export const selectPart = <Name extends keyof RivalsParts>({ rivals }: RivalsRoot, part: Part<Name>) =>
  (rivals.parts[keyOf(part)] ?? idle) as RemoteData<RivalsParts[Name]>;
