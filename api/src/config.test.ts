import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigError, loadConfig } from './config';

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

const aFile = join(scratch, 'file');
writeFileSync(aFile, '');

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['TOUCHLINE_HOME', aFile],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['API_BASE', 'localhost:8080'],
  ['FPL_SOURCE', 'replayed'],
  ['FPL_SOURCE', 'replay:'],
  ['FPL_SOURCE', `replay:${join(scratch, 'absent')}`],
  ['FPL_SOURCE', `replay:${aFile}`],
  ['FPL_API_BASE', 'ftp://example.org'],
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
])('refuses %s=%s in one line that names it', (variable, value) => {
  const load = () => loadConfig({ [variable]: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(new RegExp(`^${variable} is .* must be [^\\n]+\\.$`));
});

it('does not repeat a password of an address it refuses', () => {
  expect(() => loadConfig({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/s);
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
