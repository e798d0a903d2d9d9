import { toFailure } from '@touchline/shared/remote-data';
import { call, put, takeLatestPer } from '@touchline/shared/store';
import { deeds } from './account.api';
import { deedAsked, deedDone, deedFailed } from './deeds.slice';

export function* deedsSaga() {
  yield* takeLatestPer(deedAsked, ({ deed }) => deed, doDeed);
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
