import { failed, idle, loading, ready, type RemoteData } from '@touchline/shared/remote-data';
import { failureOfAll, quietBeside } from './sideBySide';

const offline = { kind: 'offline' } as const;
const down = { kind: 'serverFault', status: 500, message: 'Internal Server Error' } as const;
const fresh = ready('what it had', 1);
const stale = failed(offline, fresh);
const nothing: RemoteData<string> = failed(down);

describe('a part beside another', () => {
  it.each<[string, RemoteData<string>, RemoteData<string>, RemoteData<string>]>([
    ['is quiet where both are old', stale, stale, fresh],
    ['speaks where only it is old', stale, fresh, stale],
    ['speaks where the other has nothing to show, and says that', stale, nothing, stale],
    ['says that it has nothing', nothing, stale, nothing],
    ['waits', loading(fresh), stale, loading(fresh)],
  ])('%s', (_, data, speaking, shown) => {
    expect(quietBeside(data, speaking)).toEqual(shown);
  });
});

describe('the failure of all parts', () => {
  it.each<[string, RemoteData<string>[], unknown]>([
    ['is the first where nothing came', [nothing, failed(offline)], down],
    ['is none while one is waited for', [nothing, loading()], undefined],
    ['is none where one was there before', [nothing, stale], undefined],
    ['is none before anything was asked', [idle, idle], undefined],
  ])('%s', (_, parts, failure) => {
    expect(failureOfAll(...parts)).toEqual(failure);
  });
});
