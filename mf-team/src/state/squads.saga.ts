import { templatesSquadTables } from '@touchline/shared/calls/templatesSquadTables';
import { shell } from '@touchline/shared/contract';
import { toFailure } from '@touchline/shared/remote-data';
import { call, put, takeLatestPer } from '@touchline/shared/store';
import { squadViews } from '../components/SquadTables/squadViews';
import { squadArrived, squadAt, squadFailed, squadOpened, type SquadKey } from './squads.slice';

export function* squadsSaga() {
  yield* takeLatestPer(squadOpened, squadAt, loadSquad);
}

async function fetchSquad({ teamId, view }: SquadKey) {
  const word = squadViews.find(({ value }) => value === view)?.word ?? view;
  const params = { x: 'team', view: word, id: teamId };
  return (await shell().api.call(templatesSquadTables, { params })).payload;
}

function* loadSquad({ payload: key }: ReturnType<typeof squadOpened>) {
  try {
    yield* put(squadArrived({ ...key, table: yield* call(fetchSquad, key) }));
  } catch (thrown) {
    yield* put(squadFailed({ ...key, failure: toFailure(thrown) }));
  }
}
