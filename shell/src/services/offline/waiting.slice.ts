import { createSlice, type PayloadAction } from '@touchline/shared/store';
import type { HostRoot } from '../store/shellStore';
import type { WaitingWrite } from './waitingStorage';

/** Writes of the signed-in account that wait for the connection, in sending order. */
export interface WaitingState {
  readonly writes: readonly WaitingWrite[];
  readonly isSending: boolean;
}

/** The state with the queue, which is registered when its code has loaded. */
export interface WaitingRoot extends HostRoot {
  readonly waiting?: WaitingState;
}

const initialState: WaitingState = { writes: [], isSending: false };

const slice = createSlice({
  name: 'waiting',
  initialState,
  reducers: {
    writesChanged(waiting, { payload }: PayloadAction<readonly WaitingWrite[]>) {
      waiting.writes = [...payload];
    },
    sendRequested(waiting) {
      waiting.isSending = waiting.writes.length > 0;
    },
    sendingEnded(waiting) {
      waiting.isSending = false;
    },
  },
});

export const { writesChanged, sendRequested, sendingEnded } = slice.actions;
export const waitingReducer = slice.reducer;

/**
 * The queue with one more write. It replaces an earlier write of the same key; the opposite change of a list
 * cancels it, so that nothing is sent. A write that the server may have received is not cancelled: its
 * opposite is sent after it.
 */
export function withWrite(waiting: readonly WaitingWrite[], next: WaitingWrite): readonly WaitingWrite[] {
  const isReplaced = ({ thing, list, isTried }: WaitingWrite) =>
    thing === next.thing && (!isTried || list === undefined || list.isIn === next.list?.isIn);
  const others = waiting.filter((write) => !isReplaced(write));
  const isUndone = waiting.some(
    (write) => isReplaced(write) && write.list !== undefined && write.list.isIn !== next.list?.isIn,
  );
  return isUndone ? others : [...others, next];
}
