import { failed, idle, loading, ready, type Failure, type RemoteData } from '@touchline/shared/remote-data';
import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type {
  FootballerView,
  TeamGameweeks,
  TeamLineups,
  TeamMain,
  TeamNext,
  TeamOverview,
  TeamPoints,
  TeamTable,
} from '@touchline/shared/wire';

/**
 * What there is to know about the own team, by the part of the API that tells it: `main` is the answer of
 * GET team/main, `squad/default` that of GET team/squad/default.
 */
export type TeamParts = {
  overview: TeamOverview;
  main: TeamMain;
  next: TeamNext;
  lineups: TeamLineups;
  points: TeamPoints;
  gameweeks: TeamGameweeks;
} & { [View in FootballerView as `squad/${View}`]: TeamTable };

export type TeamPart = keyof TeamParts;

export interface TeamState {
  /** A part that nobody has opened is not there. */
  readonly parts: { readonly [Part in TeamPart]?: RemoteData<TeamParts[Part]> };
}

/** A part together with its own answer, so that one cannot be stored under another's name. */
type Arrived = { [Part in TeamPart]: { part: Part; value: TeamParts[Part] } }[TeamPart];

const initialState: TeamState = { parts: {} };

// One reducer serves parts of different types; `Arrived` has already checked that they belong together.
const anyParts = (state: TeamState) => state.parts as Partial<Record<TeamPart, RemoteData<unknown>>>;

const slice = createSlice({
  name: 'team',
  initialState,
  reducers: {
    partOpened(state, { payload: { part } }: PayloadAction<{ part: TeamPart }>) {
      const parts = anyParts(state);
      parts[part] = loading(parts[part] ?? idle);
    },
    partArrived(state, { payload: { part, value } }: PayloadAction<Arrived>) {
      anyParts(state)[part] = ready(value);
    },
    partFailed(state, { payload }: PayloadAction<{ part: TeamPart; failure: Failure }>) {
      const parts = anyParts(state);
      parts[payload.part] = failed(payload.failure, parts[payload.part] ?? idle);
    },
  },
});

export const { partOpened, partArrived, partFailed } = slice.actions;
export const teamReducer = slice.reducer;
