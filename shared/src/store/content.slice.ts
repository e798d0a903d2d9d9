import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentSettings } from '../wire/state';

const slice = createSlice({
  name: 'content',
  initialState: null as ContentSettings | null,
  reducers: {
    contentArrived: (_, { payload }: PayloadAction<ContentSettings>) => payload,
  },
});

export const { contentArrived } = slice.actions;
export const contentReducer = slice.reducer;
