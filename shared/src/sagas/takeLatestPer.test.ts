import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, put } from 'typed-redux-saga';
import { createAppStore } from '../store/createAppStore';
import { takeLatestPer } from './takeLatestPer';

const slice = createSlice({
  name: 'leagues',
  initialState: { loaded: [] as string[] },
  reducers: {
    opened: (_state, _action: PayloadAction<{ league: number; visit: string }>) => {},
    arrived: (state, { payload }: PayloadAction<string>) => {
      state.loaded.push(payload);
    },
  },
});

it('lets two keys load side by side, and only the newest of one key', async () => {
  const answers = new Map<string, () => void>();
  const fetchLeague = (visit: string) => new Promise<void>((done) => answers.set(visit, done));
  const store = createAppStore({ reducers: { session: (state = 0) => state } });
  store.registerSlice({
    key: 'leagues',
    reducer: slice.reducer,
    saga: function* () {
      yield* takeLatestPer(
        slice.actions.opened,
        ({ league }) => league,
        function* ({ payload }) {
          yield* call(fetchLeague, payload.visit);
          yield* put(slice.actions.arrived(payload.visit));
        },
      );
    },
  });
  for (const [league, visit] of [
    [1, 'league 1, first'],
    [2, 'league 2'],
    [1, 'league 1, second'],
  ] as const)
    store.dispatch(slice.actions.opened({ league, visit }));
  for (const answer of answers.values()) answer();
  await new Promise((done) => setTimeout(done));
  expect((store.getState() as { leagues: { loaded: string[] } }).leagues.loaded).toEqual([
    'league 2',
    'league 1, second',
  ]);
});
