import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, take, takeEvery } from 'typed-redux-saga';
import { createAppStore, type StoreSlice } from './createAppStore';

const clubs = createSlice({
  name: 'clubs',
  initialState: { names: [] as string[] },
  reducers: {
    clubAsked: (_state, _action: PayloadAction<string>) => {},
    clubArrived: (state, { payload }: PayloadAction<string>) => {
      state.names.push(payload);
    },
  },
});
const { clubAsked, clubArrived } = clubs.actions;

function* clubsSaga() {
  yield* takeEvery(clubAsked, function* ({ payload }) {
    yield* put(clubArrived(payload));
  });
}
const clubsSlice: StoreSlice = { key: 'clubs', reducer: clubs.reducer, saga: clubsSaga };

const session = createSlice({ name: 'session', initialState: { user: 'ronnie' }, reducers: {} });
const makeStore = (onSagaCrash = jest.fn(), onSagaGivenUp = jest.fn()) =>
  createAppStore({ reducers: { session: session.reducer }, onSagaCrash, onSagaGivenUp });
const stateOf = (store: ReturnType<typeof makeStore>) => store.getState() as Record<string, unknown>;

describe('a registered slice', () => {
  it('adds its state and its saga to the store', () => {
    const store = makeStore();
    store.registerSlice(clubsSlice);
    store.dispatch(clubAsked('Arsenal'));
    expect(stateOf(store)['clubs']).toEqual({ names: ['Arsenal'] });
  });

  it('leaves nothing behind when it is disposed of', () => {
    const store = makeStore();
    const dispose = store.registerSlice(clubsSlice);
    dispose();
    store.dispatch(clubAsked('Arsenal'));
    expect(stateOf(store)).toEqual({ session: { user: 'ronnie' } });
    expect(store.sliceHealth('clubs')).toBeUndefined();
  });

  it('starts fresh after fifty mounts, and one saga answers', () => {
    const store = makeStore();
    for (let mount = 0; mount < 50; mount += 1) store.registerSlice(clubsSlice)();
    store.registerSlice(clubsSlice);
    store.dispatch(clubAsked('Luton'));
    expect(stateOf(store)['clubs']).toEqual({ names: ['Luton'] });
  });

  it('stays until its last user has left', () => {
    const store = makeStore();
    const first = store.registerSlice(clubsSlice);
    const second = store.registerSlice(clubsSlice);
    first();
    first();
    store.dispatch(clubAsked('Wolves'));
    expect(stateOf(store)['clubs']).toEqual({ names: ['Wolves'] });
    second();
    expect(stateOf(store)['clubs']).toBeUndefined();
  });

  it('cannot take the key of another owner or of the shell', () => {
    const store = makeStore();
    store.registerSlice(clubsSlice);
    const other = createSlice({ name: 'other', initialState: 0, reducers: {} }).reducer;
    expect(() => store.registerSlice({ key: 'clubs', reducer: other })).toThrow(/one owner/);
    expect(() => store.registerSlice({ key: 'session', reducer: other })).toThrow(/belongs to the shell/);
  });
});

describe('a saga that throws', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const fragile = (crashes: number): StoreSlice => {
    let left = crashes;
    return {
      ...clubsSlice,
      saga: function* () {
        if (left > 0) {
          left -= 1;
          throw new Error('broken');
        }
        yield* clubsSaga();
      },
    };
  };

  it('is reported, started again after a pause, and then works', async () => {
    const onCrash = jest.fn();
    const store = makeStore(onCrash);
    store.registerSlice(fragile(2));
    await jest.advanceTimersByTimeAsync(250 + 500);
    store.dispatch(clubAsked('Fulham'));
    expect(onCrash).toHaveBeenCalledTimes(2);
    expect(store.sliceHealth('clubs')).toBe('restarted');
    expect(stateOf(store)['clubs']).toEqual({ names: ['Fulham'] });
  });

  it('is not restarted after repeated crashes, and the other parts keep running', async () => {
    const onGivenUp = jest.fn();
    const store = makeStore(jest.fn(), onGivenUp);
    store.registerSlice(fragile(99));
    const received: string[] = [];
    store.runShellSaga('listener', function* () {
      while (true) received.push((yield* take(clubAsked)).payload);
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onGivenUp).toHaveBeenCalledWith('clubs');
    expect(store.sliceHealth('clubs')).toBe('left-out');
    store.dispatch(clubAsked('Everton'));
    expect(received).toEqual(['Everton']);
  });
});

describe('a reducer that breaks', () => {
  it('is reported after the action, when the report may read the state and dispatch', () => {
    const session = createSlice({ name: 'session', initialState: { user: 'ronnie' }, reducers: {} });
    const seen: unknown[] = [];
    const store: ReturnType<typeof makeStore> = createAppStore({
      reducers: { session: session.reducer },
      onReducerFault: ({ key }) => {
        seen.push([key, stateOf(store)['session']]);
        store.dispatch(clubArrived('Chelsea'));
      },
    });
    store.registerSlice(clubsSlice);
    store.registerSlice({
      key: 'broken',
      reducer: (state: number | undefined, { type }: { type: string }) => {
        if (type.startsWith('clubs/')) throw new Error('broken reducer');
        return state ?? 0;
      },
    });
    for (const name of ['Arsenal', 'Everton']) store.dispatch(clubArrived(name));
    expect(stateOf(store)).toMatchObject({ clubs: { names: ['Arsenal', 'Chelsea', 'Everton'] }, broken: 0 });
    expect(seen).toEqual([['broken', { user: 'ronnie' }]]);
  });

  const broken = (reducer: StoreSlice['reducer']) => {
    const onReducerFault = jest.fn();
    const store = createAppStore({ reducers: { session: session.reducer }, onReducerFault });
    store.registerSlice(clubsSlice);
    store.registerSlice({ key: 'broken', reducer });
    return { store, onReducerFault };
  };
  const throwing = (state: unknown = 'its state', { type }: { type: string }) => {
    if (type.startsWith('clubs/')) throw new Error('broken reducer');
    return state;
  };
  const forgetful = (state: unknown = 'its state', { type }: { type: string }) =>
    type.startsWith('clubs/') ? undefined : state;

  it.each<[string, StoreSlice['reducer'], RegExp]>([
    ['throws', throwing as StoreSlice['reducer'], /broken reducer/],
    ['returns undefined', forgetful as StoreSlice['reducer'], /returned undefined/],
  ])(
    'because it %s keeps its state, is reported once by its key, and the other parts go on',
    (_, reducer, words) => {
      const { store, onReducerFault } = broken(reducer);
      for (const club of ['Arsenal', 'Luton']) store.dispatch(clubArrived(club));
      expect(store.getState()).toMatchObject({ clubs: { names: ['Arsenal', 'Luton'] }, broken: 'its state' });
      expect(onReducerFault).toHaveBeenCalledTimes(1);
      expect(onReducerFault).toHaveBeenCalledWith({
        key: 'broken',
        error: expect.objectContaining({ message: expect.stringMatching(words) }),
      });
    },
  );

  it.each<[string, () => unknown]>([
    [
      'throws',
      () => {
        throw new Error('broken at its start');
      },
    ],
    ['returns undefined', () => undefined],
  ])('because it %s at its start is not registered, and the store is as it was', (_, reducer) => {
    const { store } = broken(throwing as StoreSlice['reducer']);
    expect(() => store.registerSlice({ key: 'late', reducer: reducer as StoreSlice['reducer'] })).toThrow();
    store.dispatch(clubArrived('Wolves'));
    expect(Object.keys(store.getState() as object)).toEqual(['session', 'clubs', 'broken']);
    expect(store.getState()).toMatchObject({ clubs: { names: ['Wolves'] } });
  });
});
