import { toFailure } from '@touchline/shared/remote-data';
import { call, put, takeLatestPer } from '@touchline/shared/store';
import { fetchPart } from './team.api';
import { partArrived, partFailed, partOpened } from './team.slice';

export function* teamSaga() {
  yield* takeLatestPer(partOpened, ({ part }) => part, loadPart);
}

function* loadPart({ payload: { part } }: ReturnType<typeof partOpened>) {
  try {
    const value = yield* call(fetchPart, part);
    // `fetchPart` answers each part with its own type, which the compiler cannot follow through a variable.
    yield* put(partArrived({ part, value } as Parameters<typeof partArrived>[0]));
  } catch (thrown) {
    yield* put(partFailed({ part, failure: toFailure(thrown) }));
  }
}
