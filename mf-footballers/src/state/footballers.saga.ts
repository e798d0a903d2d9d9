import { toFailure } from '@touchline/shared/remote-data';
import { call, put, takeLatestPer } from '@touchline/shared/store';
import { fetchers } from './footballers.api';
import { keyOf, partArrived, partFailed, partOpened, type Part } from './footballers.slice';

export function* footballersSaga() {
  yield* takeLatestPer(partOpened, keyOf, loadPart);
}

function* loadPart({ payload: part }: ReturnType<typeof partOpened>) {
  try {
    yield* put(partArrived({ part, value: yield* call(fetchPart, part) }));
  } catch (thrown) {
    yield* put(partFailed({ part, failure: toFailure(thrown) }));
  }
}

const fetchPart = (part: Part): Promise<unknown> => fetchers[part.name](part);
