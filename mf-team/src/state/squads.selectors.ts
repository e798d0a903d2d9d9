import { idle, type RemoteData } from '@touchline/shared/remote-data';
import type { TeamTable } from '@touchline/shared/wire';
import { squadAt, type SquadKey, type SquadsState } from './squads.slice';

export const selectSquad = (
  { squads }: { readonly squads: SquadsState },
  key: SquadKey,
): RemoteData<TeamTable> => squads[squadAt(key)] ?? idle;
