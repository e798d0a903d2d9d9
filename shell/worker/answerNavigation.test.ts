import { answerNavigation, patienceMs } from './answerNavigation';

const page = (text: string) => ({ text }) as unknown as Response;
const kept = () => Promise.resolve(page('kept'));
const after = (ms: number, text: string) =>
  new Promise<Response>((resolve) => void setTimeout(() => resolve(page(text)), ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Answers a navigation. @returns what was shown, when, and whether a late answer was announced */
async function navigate(fromServer: Promise<Response>, keptPage: () => Promise<Response | undefined> = kept) {
  const onLateAnswer = jest.fn();
  const since = Date.now();
  let shown: { text?: string; failed?: boolean; ms: number } | undefined;
  answerNavigation({ fromServer, kept: keptPage, onLateAnswer }).then(
    (answer) => (shown = { ...(answer as unknown as { text: string }), ms: Date.now() - since }),
    () => (shown = { failed: true, ms: Date.now() - since }),
  );
  while (!shown) await jest.advanceTimersByTimeAsync(100);
  return { shown, onLateAnswer };
}

it('shows the server’s page while the server answers in time', async () => {
  const { shown, onLateAnswer } = await navigate(after(patienceMs - 200, 'server'));
  expect(shown).toEqual({ text: 'server', ms: patienceMs - 200 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onLateAnswer).not.toHaveBeenCalled();
});

it('shows the kept page when no answer has begun, and says when it comes', async () => {
  const { shown, onLateAnswer } = await navigate(after(20_000, 'server'));
  expect(shown).toEqual({ text: 'kept', ms: patienceMs });
  await jest.advanceTimersByTimeAsync(15_000);
  expect(onLateAnswer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(onLateAnswer).toHaveBeenCalledTimes(1);
});

it('shows the kept page at once when the server cannot be reached', async () => {
  const { shown, onLateAnswer } = await navigate(Promise.reject(new TypeError('Failed to fetch')));
  expect(shown).toMatchObject({ text: 'kept' });
  expect(shown.ms).toBeLessThan(200);
  expect(onLateAnswer).not.toHaveBeenCalled();
});

it('waits for the server, however long, where no page is kept', async () => {
  const nothing = () => Promise.resolve(undefined);
  expect((await navigate(after(20_000, 'server'), nothing)).shown).toEqual({ text: 'server', ms: 20_000 });
  const failing = new Promise<Response>((_, reject) => void setTimeout(reject, 9000, new TypeError('')));
  expect((await navigate(failing, nothing)).shown).toMatchObject({ failed: true });
});
