/** @jest-environment ./src/testing/browserEnvironment.cjs */
import { act, renderHook } from '@testing-library/react';
import { FailureError } from '../remote-data';
import { fakeApi, testShell } from '../testing';
import { createMutations } from './createMutations';

function startProfile() {
  const sent: { input: unknown; answer(value: string): void; fail(error: Error): void }[] = [];
  const send = (input: unknown) =>
    new Promise<string>((answer, refuse) => sent.push({ input, answer, fail: refuse }));
  const profile = createMutations('profile', () => ({
    rename: (name: string) => send(name),
    remove: () => send(undefined),
  }));
  const { store, record, Shell: wrapper } = testShell(fakeApi({}).client);
  store.registerSlice(profile.slice);
  return { sent, record, profile, wrapper, store };
}

it('sends the input, is busy meanwhile, and resolves with the value', async () => {
  const { sent, profile, wrapper } = startProfile();
  const { result } = renderHook(() => profile.useMutation('rename'), { wrapper });
  let outcome: unknown;
  act(() => void result.current.run('Anna').then((ended) => (outcome = ended)));
  expect(result.current.isBusy).toBe(true);
  expect(sent[0]?.input).toBe('Anna');
  await act(async () => sent[0]?.answer('Anna'));
  expect(outcome).toEqual({ value: 'Anna' });
  expect(result.current.isBusy).toBe(false);
});

it('resolves with the failure of a refusal and never rejects', async () => {
  const { sent, profile, wrapper } = startProfile();
  const { result } = renderHook(() => profile.useMutation('rename'), { wrapper });
  const failure = { kind: 'refused', status: 429, error: 'too_many_requests', message: 'Wait.' } as const;
  let outcome: unknown;
  act(() => void result.current.run('Anna').then((ended) => (outcome = ended)));
  await act(async () => sent[0]?.fail(new FailureError(failure)));
  expect(outcome).toEqual({ failure });
});

it('resolves each of two runs of one mutation with its own outcome, in whatever order they end', async () => {
  const { sent, profile, wrapper } = startProfile();
  const { result } = renderHook(() => profile.useMutation('rename'), { wrapper });
  const outcomes: Record<string, unknown> = {};
  for (const name of ['Anna', 'Bo'])
    act(() => void result.current.run(name).then((ended) => (outcomes[name] = ended)));
  const failure = { kind: 'refused', status: 409, error: 'conflict', message: 'Taken.' } as const;
  await act(async () => sent[1]?.answer('Bo'));
  expect(outcomes).toEqual({ Bo: { value: 'Bo' } });
  expect(result.current.isBusy).toBe(true);
  await act(async () => sent[0]?.fail(new FailureError(failure)));
  expect(outcomes).toEqual({ Bo: { value: 'Bo' }, Anna: { failure } });
  expect(result.current.isBusy).toBe(false);
});

it('keeps nothing of a run whose outcome was read', async () => {
  const { sent, profile, wrapper, store } = startProfile();
  const { result } = renderHook(() => profile.useMutation('rename'), { wrapper });
  act(() => void result.current.run('Anna'));
  await act(async () => sent[0]?.answer('Anna'));
  expect(store.getState()).toMatchObject({ profile: {} });
});

it('keeps two mutations apart', async () => {
  const { sent, profile, wrapper } = startProfile();
  const { result: rename } = renderHook(() => profile.useMutation('rename'), { wrapper });
  const { result: remove } = renderHook(() => profile.useMutation('remove'), { wrapper });
  act(() => void rename.current.run('Anna'));
  act(() => void remove.current.run(undefined));
  await act(async () => sent[1]?.answer('removed'));
  expect([rename.current.isBusy, remove.current.isBusy]).toEqual([true, false]);
});

it('logs and reports a programming error', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { sent, record, profile, wrapper } = startProfile();
  const { result } = renderHook(() => profile.useMutation('rename'), { wrapper });
  let outcome: unknown;
  act(() => void result.current.run('Anna').then((ended) => (outcome = ended)));
  await act(async () => sent[0]?.fail(new TypeError('user is null')));
  expect(outcome).toEqual({ failure: { kind: 'programmingError', detail: 'user is null' } });
  expect(record.tracked).toMatchObject([{ slug: 'remote_fault', data: { remote: 'profile' } }]);
  log.mockRestore();
});
