import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { FootballerId } from '@touchline/shared/domain';
import type { FootballerRow } from '@touchline/shared/wire';

/** Maximum number of footballers in a comparison: more do not fit on a phone. */
export const compareLimit = 3;

/** Footballers selected for a comparison. The selection is kept between pages and tabs. */
export interface CompareState {
  /** Whether the lists show checkboxes. */
  isOn: boolean;
  /** In the order of selection, each with all figures that the lists have loaded so far. */
  ticked: FootballerRow[];
}

const initialState: CompareState = { isOn: false, ticked: [] };

const slice = createSlice({
  name: 'footballers_compare',
  initialState,
  reducers: {
    compareToggled(state) {
      state.isOn = !state.isOn;
      state.ticked = [];
    },
    footballerTicked({ ticked }, { payload: row }: PayloadAction<FootballerRow>) {
      if (ticked.length < compareLimit && !ticked.some(({ id }) => id === row.id)) ticked.push(row);
    },
    footballerUnticked(state, { payload: gone }: PayloadAction<FootballerId>) {
      state.ticked = state.ticked.filter(({ id }) => id !== gone);
    },
    ticksCleared(state) {
      state.ticked = [];
    },
    /** Another list has loaded: its figures are merged into the selected rows. */
    rowsSeen(state, { payload: rows }: PayloadAction<readonly FootballerRow[]>) {
      state.ticked = state.ticked.map((row) =>
        together(
          row,
          rows.find(({ id }) => id === row.id),
        ),
      );
    },
  },
});

/** A value locked in one list stays locked when another list lacks it: it is still unknown. */
function together(ticked: FootballerRow, seen: FootballerRow | undefined): FootballerRow {
  if (!seen) return ticked;
  const said = Object.fromEntries(Object.entries(seen).filter(([, value]) => value !== undefined));
  return { ...ticked, ...said, ...((ticked.locked ?? seen.locked) && { locked: true }) };
}

export const { compareToggled, footballerTicked, footballerUnticked, rowsSeen, ticksCleared } = slice.actions;
export const compareSlice = { key: 'footballers_compare', reducer: slice.reducer } as const;

/** The part of the root state that comparing reads; the slice may not be registered yet. */
interface CompareRoot {
  readonly footballers_compare?: CompareState;
}

export const selectCompare = (root: CompareRoot): CompareState => root.footballers_compare ?? initialState;
