import { FailureError, type Failure } from '@touchline/shared/remote-data';
import { runStartUpCheck, statusMs } from './startUpCheck';
import type { ServerCheck } from './startUpTexts';

function start(askServer: () => Promise<ServerCheck>, version = '1.2', contact: string | null = null) {
  const said: string[] = [];
  const alerts: string[] = [];
  const stop = new AbortController();
  void runStartUpCheck({
    version,
    contact,
    askServer,
    onStatus: ({ text }) => said.push(text),
    onAlert: (text) => alerts.push(text),
    signal: stop.signal,
  });
  return { said, alerts, stop, pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

const fine: ServerCheck = { alert: '', app_support: '1.0' };
const failing = (failure: Failure) => (): Promise<ServerCheck> => Promise.reject(new FailureError(failure));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says nothing for 8 seconds, then its statuses in order', async () => {
  const { said, pass } = start(() => Promise.resolve(fine));
  await pass(7999);
  expect(said).toEqual([]);
  await pass(1);
  expect(said).toEqual(['Checking server', 'Server checked']);
  await pass(statusMs);
  expect(said.at(-1)).toBe('Checking app version');
  await pass(statusMs);
  expect(said).toEqual(['Checking server', 'Server checked', 'Checking app version', 'Loading']);
});

it('asks the server at once, and a silent one again every 2 seconds', async () => {
  const ask = jest.fn(failing({ kind: 'offline' }));
  const { said, pass } = start(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1999);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(6000);
  expect(said).toEqual(['Checking server']);
  ask.mockResolvedValue(fine);
  await pass(2000 + 2 * statusMs);
  expect(said.at(-1)).toBe('Loading');
});

it('says "Problem fetching data. Please restart the app." at 30 seconds', async () => {
  const { said, pass } = start(failing({ kind: 'offline' }));
  await pass(29_999);
  expect(said).toEqual(['Checking server']);
  await pass(1);
  expect(said.at(-1)).toBe('Problem fetching data. Please restart the app.');
});

it('says the same when the server answers and the data never arrives', async () => {
  const { said, pass } = start(() => Promise.resolve(fine));
  await pass(30_000);
  expect(said.at(-1)).toBe('Problem fetching data. Please restart the app.');
});

it('says "Server is currently down for maintenance. Please try again later."', async () => {
  const { said, pass } = start(failing({ kind: 'serverFault', status: 503, message: '' }));
  await pass(30_000);
  expect(said.at(-1)).toBe('Server is currently down for maintenance. Please try again later.');
});

it('asks to turn the app off and on and to contact the admin when the server answers 404', async () => {
  const { said, pass } = start(failing({ kind: 'notFound', message: '' }));
  await pass(30_000);
  expect(said.at(-1)).toMatch(/turn the app off and on again.*contact the admin: \S+@\S+/);
});

it('names the configured contact when it is known from an earlier start', async () => {
  const { said, pass } = start(failing({ kind: 'notFound', message: '' }), '1.2', 'admin@club.example');
  await pass(30_000);
  expect(said.at(-1)).toMatch(/contact the admin: admin@club\.example$/);
});

it('takes `success: false` with status 200 for a server that is down', async () => {
  const refused = { kind: 'refused', status: 200, error: 'bad_request', message: '' } as const;
  const { said, pass } = start(failing(refused));
  await pass(30_000);
  expect(said.at(-1)).toBe('Server is currently down for maintenance. Please try again later.');
});

it.each([
  ['1.2', '1.4'],
  ['1.9', '1.10'],
  ['1.9', '2.0'],
])('blocks version %s where %s is the oldest', async (version, supported) => {
  const { said, pass } = start(() => Promise.resolve({ alert: '', app_support: supported }), version);
  await pass(30_000);
  expect(said.at(-1)).toBe(
    `Please update your app to the latest version (current: ${version}, supported: >${supported})`,
  );
});

it('lets version 1.10 in where 1.9 is the oldest', async () => {
  const { said, pass } = start(() => Promise.resolve({ alert: '', app_support: '1.9' }), '1.10');
  await pass(8000 + 2 * statusMs);
  expect(said.at(-1)).toBe('Loading');
});

it('blocks a version that is too old at once, and says nothing over it', async () => {
  const { said, pass } = start(() => Promise.resolve({ alert: '', app_support: '1.4' }));
  await pass(0);
  const text = 'Please update your app to the latest version (current: 1.2, supported: >1.4)';
  expect(said).toEqual([text]);
  await pass(60_000);
  expect(said).toEqual([text]);
});

it('blocks it and shows the alert even when the app has already started', async () => {
  let answer: ((given: ServerCheck) => void) | undefined;
  const { said, alerts, stop, pass } = start(() => new Promise<ServerCheck>((resolve) => (answer = resolve)));
  stop.abort();
  await pass(20_000);
  answer?.({ alert: 'Back at six.', app_support: '1.4' });
  await pass(0);
  expect(alerts).toEqual(['Back at six.']);
  expect(said).toEqual(['Please update your app to the latest version (current: 1.2, supported: >1.4)']);
});

it('hands over the alert of the server', async () => {
  const { alerts, pass } = start(() => Promise.resolve({ ...fine, alert: 'We move house tonight.' }));
  await pass(0);
  expect(alerts).toEqual(['We move house tonight.']);
});

it('stops when the app has started', async () => {
  const { said, pass, stop } = start(() => Promise.resolve(fine));
  await pass(1000);
  stop.abort();
  await pass(60_000);
  expect(said).not.toContain('Problem fetching data. Please restart the app.');
});
