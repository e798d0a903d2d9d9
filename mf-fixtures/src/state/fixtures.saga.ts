import { toFailure } from '@touchline/shared/remote-data';
import { call, put, takeLatestPer } from '@touchline/shared/store';
import { fetchers } from './fixtures.api';
import { keyOf, partArrived, partFailed, partOpened } from './fixtures.slice';

export function* fixturesSaga() {
  yield* takeLatestPer(partOpened, keyOf, loadPart);
}

function* loadPart({ payload: part }: ReturnType<typeof partOpened>) {
  try {
    yield* put(partArrived({ part, value: yield* call(fetchers[part.name], part.of ?? '') }));
  } catch (thrown) {
    yield* put(partFailed({ part, failure: toFailure(thrown) }));
  }
}
