import { idle, type RemoteData } from '@touchline/shared/remote-data';
import type { TeamPart, TeamParts, TeamState } from './team.slice';

/** The store's root as this remote sees it. */
export interface TeamRoot {
  readonly team: TeamState;
}

export const selectPart = <Part extends TeamPart>(
  { team }: TeamRoot,
  part: Part,
): RemoteData<TeamParts[Part]> => team.parts[part] ?? idle;
