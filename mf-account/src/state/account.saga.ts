import { toFailure } from '@touchline/shared/remote-data';
import { call, fork, put, takeLatestPer } from '@touchline/shared/store';
import { deeds, fetchers } from './account.api';
import { deedAsked, deedDone, deedFailed, keyOf, partArrived, partFailed, partOpened } from './account.slice';

export function* accountSaga() {
  yield* fork(loadParts);
  yield* takeLatestPer(deedAsked, ({ deed }) => deed, doDeed);
}

function* loadParts() {
  yield* takeLatestPer(partOpened, keyOf, loadPart);
}

function* loadPart({ payload: part }: ReturnType<typeof partOpened>) {
  try {
    yield* put(partArrived({ part, value: yield* call(fetchers[part.name], part.of ?? '') }));
  } catch (thrown) {
    yield* put(partFailed({ part, failure: toFailure(thrown) }));
  }
}

function* doDeed({ payload: { deed, input } }: ReturnType<typeof deedAsked>) {
  try {
    // `useDeed` lets each deed be asked with its own input only, which the compiler cannot follow here.
    const act = deeds[deed] as (input: unknown) => Promise<unknown>;
    yield* put(deedDone({ deed, outcome: yield* call(act, input) }));
  } catch (thrown) {
    yield* put(deedFailed({ deed, failure: toFailure(thrown) }));
  }
}
