import { FailureError, type Failure } from '@touchline/shared/remote-data';
import { runStartUpCheck, statusMs, type ServerCheck } from './startUpCheck';

function start(askServer: () => Promise<ServerCheck>, version = '1.2') {
  const said: string[] = [];
  const alerts: string[] = [];
  const stop = new AbortController();
  void runStartUpCheck({
    version,
    askServer,
    onStatus: ({ text }) => said.push(text),
    onAlert: (text) => alerts.push(text),
    signal: stop.signal,
  });
  return { said, alerts, stop, pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

const fine: ServerCheck = { alert: '', app_support: '1.0' };
const failing = (failure: Failure) => () => Promise.reject(new FailureError(failure));

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

it('asks a silent server again after 2 seconds', async () => {
  const answers = [failing({ kind: 'offline' }), failing({ kind: 'offline' }), () => Promise.resolve(fine)];
  const { said, pass } = start(() => (answers.shift() ?? (() => Promise.resolve(fine)))());
  await pass(8000);
  await pass(1999);
  expect(said).toEqual(['Checking server']);
  await pass(2001 + 2 * statusMs);
  expect(said.at(-1)).toBe('Loading');
});

it('says "Problem fetching data. Please restart the app." at 30 seconds', async () => {
  const { said, pass } = start(failing({ kind: 'offline' }));
  await pass(29_999);
  expect(said).toEqual(['Checking server']);
  await pass(1);
  expect(said.at(-1)).toBe('Problem fetching data. Please restart the app.');
});

it('says the same when the server is there and the data never comes', async () => {
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

it('hands over the alert of the server', async () => {
  const { alerts, pass } = start(() => Promise.resolve({ ...fine, alert: 'We move house tonight.' }));
  await pass(8000);
  expect(alerts).toEqual(['We move house tonight.']);
});

it('stops when the app is there', async () => {
  const { said, pass, stop } = start(() => Promise.resolve(fine));
  await pass(1000);
  stop.abort();
  await pass(60_000);
  expect(said).not.toContain('Problem fetching data. Please restart the app.');
});
