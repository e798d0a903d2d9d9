import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigError, loadConfig } from './config';
import { writeServiceAccount } from '../../test/support/fcmOfTests';

const scratch = mkdtempSync(join(tmpdir(), 'touchline-config-'));
afterAll(() => rmSync(scratch, { recursive: true }));

it('needs nothing: demo source, demo mode, port 8080, real time', () => {
  expect(loadConfig({})).toMatchObject({
    port: 8080,
    home: resolve('.touchline'),
    databaseUrl: undefined,
    apiKey: 'touchline-web',
    fplSource: { kind: 'demo' },
    demoMode: true,
    demoSeasons: resolve('.touchline/demo-seasons'),
    clock: { kind: 'real' },
    season: undefined,
    testControls: false,
  });
});

it('leaves demo mode off by default with the other sources', () => {
  expect(loadConfig({ FPL_SOURCE: 'live' }).demoMode).toBe(false);
  expect(loadConfig({ FPL_SOURCE: `replay:${scratch}` }).demoMode).toBe(false);
  expect(loadConfig({ FPL_SOURCE: 'live', DEMO_MODE: 'on' }).demoMode).toBe(true);
});

it.each(['true', '1', 'yes', 'on', 'TRUE'])('takes %s as a flag that is on', (word) => {
  expect(loadConfig({ FPL_SOURCE: 'live', DEMO_MODE: word }).demoMode).toBe(true);
});

it('reads an instant and a rate for the clock', () => {
  expect(loadConfig({ CLOCK: '2024-01-20T13:40:00Z@60' }).clock).toEqual({
    kind: 'from',
    start: Date.UTC(2024, 0, 20, 13, 40),
    rate: 60,
  });
  expect(loadConfig({ CLOCK: '2024-01-20T13:40:00Z' }).clock).toMatchObject({ rate: 1 });
});

it('takes a bucket for releases, and refuses an address without one', () => {
  expect(loadConfig({}).releaseBucket).toBeUndefined();
  expect(loadConfig({ S3_BUCKET: 'touchline' }).releaseBucket).toEqual({
    bucket: 'touchline',
    endpoint: undefined,
    region: 'us-east-1',
    prefix: '',
  });
  const set = { S3_BUCKET: 'touchline', S3_ENDPOINT: 'http://files:9000/', AWS_REGION: 'eu-west-2' };
  expect(loadConfig({ ...set, S3_PREFIX: 'app/releases' }).releaseBucket).toEqual({
    bucket: 'touchline',
    endpoint: 'http://files:9000',
    region: 'eu-west-2',
    prefix: 'app/releases/',
  });
  expect(() => loadConfig({ S3_ENDPOINT: 'http://files:9000' })).toThrow('S3_BUCKET');
  expect(() => loadConfig({ ...set, S3_PREFIX: '../elsewhere' })).toThrow('S3_PREFIX');
});

it('sends telemetry to the address that OpenTelemetry’s variables name, and else nothing', () => {
  const to = 'http://collector:4318';
  const of = (env: Record<string, string>) => loadConfig(env).telemetry;
  expect(of({ OTEL_SERVICE_NAME: 'touchline' })).toBeUndefined();
  expect(of({ OTEL_EXPORTER_OTLP_ENDPOINT: to })).toMatchObject({ traces: true, metrics: true });
  expect(of({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: to })).toMatchObject({ traces: true, metrics: false });
  expect(of({ OTEL_EXPORTER_OTLP_ENDPOINT: to, OTEL_TRACES_EXPORTER: 'none' })).toMatchObject({
    traces: false,
    metrics: true,
  });
  expect(of({ OTEL_EXPORTER_OTLP_ENDPOINT: to, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  expect(() => of({ OTEL_EXPORTER_OTLP_ENDPOINT: to, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    'http/json',
  );
});

const aFile = join(scratch, 'file');
writeFileSync(aFile, '');

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['TOUCHLINE_HOME', aFile],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_DIRECT_URL', 'mysql://localhost/x'],
  ['API_BASE', 'localhost:8080'],
  ['S3_BUCKET', 'My Bucket'],
  ['S3_ENDPOINT', 's3://files'],
  ['FPL_SOURCE', 'replayed'],
  ['FPL_SOURCE', 'replay:'],
  ['FPL_SOURCE', `replay:${join(scratch, 'absent')}`],
  ['FPL_SOURCE', `replay:${aFile}`],
  ['FPL_API_BASE', 'ftp://example.org'],
  ['FPL_RATE', '0'],
  ['FPL_RATE', '2.5'],
  ['DEMO_MODE', 'perhaps'],
  ['CLOCK', 'yesterday'],
  ['CLOCK', '2024-01-20T13:40:00'],
  ['CLOCK', '2024-01-20T13:40:00Z@fast'],
  ['SEASON', '2023-25'],
  ['SMTP_URL', 'mail.example.org'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['TEST_CONTROLS', '2'],
  ['LOG_LEVEL', 'loud'],
  ['SECRET', 'short'],
  ['WEB_VITALS_SHARE', '101'],
])('refuses %s=%s in one line that names it', (variable, value) => {
  const load = () => loadConfig({ [variable]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(new RegExp(`^${variable} is .* must be [^\\n]+\\.$`));
});

it('does not repeat a password of an address it refuses', () => {
  expect(() => loadConfig({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/s);
});

it('wants an address of the database beside the direct one', () => {
  const directUrl = 'postgresql://database/touchline';
  expect(() => loadConfig({ DATABASE_DIRECT_URL: directUrl })).toThrow(/^DATABASE_URL/);
  const config = loadConfig({
    DATABASE_URL: 'postgresql://pooler:6432/touchline',
    DATABASE_DIRECT_URL: directUrl,
  });
  expect(config.databaseDirectUrl).toBe(directUrl);
});

it('wants the webhook secret beside the key of Stripe', () => {
  expect(() => loadConfig({ STRIPE_SECRET_KEY: 'sk_test_abc' })).toThrow(/STRIPE_WEBHOOK_SECRET/);
});

describe('links out', () => {
  it('are there when they are set', () => {
    expect(loadConfig({}).links).toEqual({ chat: null, betting: null, contact: null });
    const env = { CHAT_URL: 'https://chat.example.org', CONTACT_EMAIL: 'help@example.org' };
    expect(loadConfig(env).links).toEqual({
      chat: 'https://chat.example.org',
      betting: null,
      contact: 'help@example.org',
    });
  });

  it.each([
    ['CHAT_URL', 'javascript:alert(1)'],
    ['BETTING_URL', 'http://plain.example.org'],
    ['CONTACT_EMAIL', 'nobody'],
  ])('%s may not be %s', (variable, value) => {
    expect(() => loadConfig({ [variable]: value })).toThrow(new RegExp(`^${variable} is `));
  });
});

describe('photos of footballers', () => {
  const address = 'https://photos.example.org/{size}/p{code}.png';

  it('come from the address that is set, never beside invented names', () => {
    expect(loadConfig({ FPL_SOURCE: 'live' }).photos).toBeNull();
    expect(loadConfig({ FPL_SOURCE: 'live', FOOTBALLER_PHOTOS: address }).photos).toBe(address);
    expect(loadConfig({ FPL_SOURCE: 'demo', FOOTBALLER_PHOTOS: address }).photos).toBeNull();
    expect(loadConfig({ FPL_SOURCE: 'live', DEMO_MODE: 'on', FOOTBALLER_PHOTOS: address }).photos).toBeNull();
  });

  it.each([
    'http://plain.example.org/{code}.png',
    'https://photos.example.org/everyone.png',
    'https://{code}.example.org/p.png',
    '{code}.png',
  ])('may not be %s', (given) => {
    expect(() => loadConfig({ FPL_SOURCE: 'live', FOOTBALLER_PHOTOS: given })).toThrow(
      /^FOOTBALLER_PHOTOS is /,
    );
  });
});

describe('FCM_SERVICE_ACCOUNT', () => {
  const pemOf = (type: 'rsa' | 'ec') => {
    const { privateKey } =
      type === 'rsa'
        ? generateKeyPairSync('rsa', { modulusLength: 2048 })
        : generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return privateKey.export({ type: 'pkcs8', format: 'pem' });
  };
  const private_key = pemOf('rsa');
  const write = (more: object) => writeServiceAccount({ private_key, ...more });
  const load = (file: string, env: Record<string, string> = {}) =>
    loadConfig({ FCM_SERVICE_ACCOUNT: file, ...env }).fcm;

  it('is the file of a service account, whose messages go to Google', () => {
    expect(load(write({}))).toMatchObject({
      project: 'tests',
      email: 'sender@tests.iam.gserviceaccount.com',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      messagesUrl: 'https://fcm.googleapis.com',
    });
    expect(loadConfig({}).fcm).toBeUndefined();
  });

  it('may name this machine under TEST_CONTROLS alone', () => {
    const here = write({ token_uri: 'http://127.0.0.1:9000/token' });
    expect(load(here, { TEST_CONTROLS: '1' })?.messagesUrl).toBe('http://127.0.0.1:9000');
    expect(() => load(here)).toThrow(/no https address of googleapis.com/);
  });

  it.each([
    ['it cannot be read', () => join(scratch, 'absent')],
    ['it is no JSON', () => aFile],
    ['its type is not service_account', () => write({ type: 'authorized_user' })],
    ['it has no usable project_id', () => write({ project_id: '../x' })],
    ['it has no client_email', () => write({ client_email: 7 })],
    ['its private_key is no RSA key', () => write({ private_key: 'secret' })],
    ['its private_key is no RSA key', () => write({ private_key: pemOf('ec') })],
    ['its token_uri is no https address', () => write({ token_uri: 'http://oauth2.googleapis.com/token' })],
    ['its token_uri is no https address', () => write({ token_uri: 'https://evilgoogleapis.com/token' })],
    ['its token_uri is no https address', () => write({ token_uri: 'token' })],
  ])('stops the start with words: %s', (words, make) => {
    const file = make();
    expect(() => load(file)).toThrow(ConfigError);
    expect(() => load(file)).toThrow(
      `FCM_SERVICE_ACCOUNT is ${JSON.stringify(file)}, but must be the path of a service account's JSON file: ${words}`,
    );
  });
});
