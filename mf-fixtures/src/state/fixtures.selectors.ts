import { idle, type RemoteData } from '@touchline/shared/remote-data';
import { keyOf, type FixturesParts, type FixturesState, type Part } from './fixtures.slice';

/** The store's root as this remote sees it. */
export interface FixturesRoot {
  readonly fixtures: FixturesState;
}

/** The saga stores each answer under the part it was asked for, so its type is that part's. */
export const selectPart = <Name extends keyof FixturesParts>({ fixtures }: FixturesRoot, part: Part<Name>) =>
  (fixtures.parts[keyOf(part)] ?? idle) as RemoteData<FixturesParts[Name]>;
