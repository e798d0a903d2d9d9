import type { TeamId } from '@touchline/shared/domain';
import { failed, idle, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { FootballerView, TeamTable } from '@touchline/shared/wire';

/** One table of one team, whoever's it is. */
export interface SquadKey {
  readonly teamId: TeamId;
  readonly view: FootballerView;
}

/** Squads of any teams, by team and view; the own squad is a part of the own team. */
export type SquadsState = Record<string, RemoteData<TeamTable>>;

export const squadAt = ({ teamId, view }: SquadKey) => `${teamId}/${view}`;

const initialState: SquadsState = {};

const slice = createSlice({
  name: 'squads',
  initialState,
  reducers: {
    squadOpened(squads, { payload }: PayloadAction<SquadKey>) {
      squads[squadAt(payload)] = loading(squads[squadAt(payload)] ?? idle);
    },
    squadArrived(squads, { payload: { table, ...key } }: PayloadAction<SquadKey & { table: TeamTable }>) {
      squads[squadAt(key)] = ready(table);
    },
    squadFailed(squads, { payload: { failure, ...key } }: PayloadAction<SquadKey & { failure: Failure }>) {
      squads[squadAt(key)] = failed(failure, squads[squadAt(key)] ?? idle);
    },
  },
});

export const { squadOpened, squadArrived, squadFailed } = slice.actions;
export const squadsReducer = slice.reducer;
